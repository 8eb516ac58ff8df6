import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import { COOKIE_SETTINGS } from '@vela/contracts/routes';
import { useLocation, useNavigate } from '@vela/router';
import type { ConsentedAnalytics } from '../analytics/analytics.js';
import { wasCounted } from '../analytics/early-count.js';
import { eventCounter } from '../analytics/event-counter.js';
import { LEGAL_PATHS } from '../places/legal-paths.js';
import { agreesTo, decisions, readDecision } from './decision.js';
import { type Dialogs, isUnasked, loadDialogs } from './load-dialogs.js';

const complain = (error: unknown): void => console.error(error);

/**
 * The dialogs, once somebody is to be asked. No `lazy`: React holds what follows a fall-back back for a while, and who
 * reads already would be interrupted later than need be.
 */
function useDialogs(needed: boolean): Dialogs | null {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  useEffect(() => {
    if (!needed || dialogs !== null) return;
    // Where they cannot be had nobody is asked now, and the next page load tries again.
    loadDialogs().then(setDialogs, complain);
  }, [needed, dialogs]);
  return dialogs;
}

interface ConsentProps {
  readonly api: ApiClient;
  readonly analytics: ConsentedAnalytics;
}

/**
 * Asks for consent, keeps the server's record of it, and lets analytics run exactly as long
 * as it is given.
 */
export function Consent({ api, analytics }: ConsentProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // A prerendered page knows nobody: the cookie counts once the page runs in a browser.
  const cookies = useSyncExternalStore(
    decisions.subscribe,
    () => document.cookie,
    () => null,
  );
  const decision = useMemo(() => (cookies === null ? undefined : readDecision(cookies)), [cookies]);

  const counting = agreesTo(decision ?? null, 'analytics');
  useEffect(() => {
    if (!counting) return undefined;
    analytics.send(eventCounter(api));
    return () => analytics.send(null);
  }, [analytics, api, counting]);
  useEffect(() => {
    if (counting && !wasCounted(pathname)) analytics.track('page_viewed');
  }, [analytics, pathname, counting]);

  const unasked = cookies !== null && isUnasked(cookies);
  const settings = hash === COOKIE_SETTINGS;
  const [needed, setNeeded] = useState(false);
  if (!needed && (unasked || settings)) setNeeded(true);
  const dialogs = useDialogs(needed);

  // Who wants to know what they agree to must be able to read it first.
  const asking = unasked && !settings && !LEGAL_PATHS.has(pathname);
  useEffect(() => void dialogs?.ask(asking).catch(complain), [dialogs, asking]);

  const leaveSettings = useEffectEvent(
    () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (settings) dialogs?.openSettings(() => leaveSettings()).catch(complain);
  }, [dialogs, settings]);
  return null;
}
