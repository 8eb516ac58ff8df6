import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import { ServicesProvider } from '@vela/design-system/services';
import type { ToastQueue } from '@vela/design-system/toast';
import { useLocation } from '@vela/router';
import { untilLoaded } from '@vela/slice-parts/later';
import type { ConsentedAnalytics } from '../analytics/analytics.js';
import { ServerUnreachable } from '../errors/server-unreachable.js';
import { useAccountLanguage } from '../language/use-account-language.js';
import { forgetReferral, keepReferral } from '../referral/referral.js';
import { Covered } from '../session/covered.js';
import { useSessionState } from '../session/use-session-state.js';
import { useWantedPlace } from '../session/use-wanted-place.js';
import { useToastParameter } from '../toasts/use-toast-parameter.js';

/** What is created once for the page and outlives every navigation. */
export interface PageServices {
  readonly api: ApiClient;
  readonly toasts: ToastQueue;
  readonly analytics: ConsentedAnalytics;
}

const loadSessionEnded = () => import('../session/session-ended.js');
const SessionEnded = lazy(() => untilLoaded(async () => ({ default: (await loadSessionEnded()).SessionEnded })));
const SessionUnknown = lazy(() => untilLoaded(async () => ({ default: (await loadSessionEnded()).SessionUnknown })));

/** Milliseconds until what is said over a covered page is missed. */
const MISSED_AFTER_MS = 1000;

/** Stands in for a dialog over a covered page whose code does not come: nobody is left before a blank one. */
function Missed({ onRetry }: { readonly onRetry: () => void }) {
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMissed(true), MISSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return missed && <ServerUnreachable onRetry={onRetry} />;
}

/** Whoever types has something to lose: what tells them that their session has ended is there by then, network or not. */
function useSessionEndedAhead(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const load = (): void => void loadSessionEnded().catch(() => undefined);
    document.addEventListener('input', load, { capture: true, once: true });
    return () => document.removeEventListener('input', load, { capture: true });
  }, [isSignedIn]);
}

const SessionFailedContext = createContext(false);

/** @returns whether it cannot be found out who is signed in, because the server does not answer */
export const useSessionFailed = (): boolean => use(SessionFailedContext);

/** Gives the shell's services to the frame and to every slice in it. */
export function ShellServices({
  services,
  children,
}: {
  readonly services: PageServices;
  readonly children: ReactNode;
}) {
  const { api, toasts, analytics } = services;
  const place = useLocation();
  const { pathname, search } = place;
  const { session, failed, ended, unknown, covered, leave } = useSessionState(api, pathname);
  const askAgain = () => void session.refresh();
  const hasProfile = Boolean(session.user?.jobSeeker ?? session.user?.talentSeeker);
  useEffect(() => {
    if (hasProfile) forgetReferral();
    else keepReferral(search);
  }, [hasProfile, search]);
  useToastParameter(toasts);
  useSessionEndedAhead(Boolean(session.user));
  useWantedPlace(session.user, place, toasts);
  useAccountLanguage(api, session.user, place);
  const shared = useMemo(() => ({ api, toasts, analytics, session }), [api, toasts, analytics, session]);
  return (
    <SessionFailedContext value={failed}>
      <ServicesProvider services={shared}>
        <Covered covered={covered}>{children}</Covered>
        {(ended || unknown) && (
          <Suspense fallback={<Missed onRetry={askAgain} />}>
            {ended ? <SessionEnded onLeave={leave} /> : <SessionUnknown onRetry={askAgain} />}
          </Suspense>
        )}
      </ServicesProvider>
    </SessionFailedContext>
  );
}
