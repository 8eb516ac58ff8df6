import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ApiClient, wasRefused } from '@vela/contracts/client';
import type { UserType } from '@vela/contracts/constants';
import { chooseActingRole, getMe, signOut as endSession } from '@vela/contracts/endpoints';
import type { SessionService } from '@vela/contracts/remote';
import { isPublicPath, PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { endpointKey, forgetAllBut, useReplaceAnswer } from '@vela/design-system/services';
import { placedPath } from '@vela/language';
import { actingAs } from '@vela/market/session';
import { useNavigate } from '@vela/router';
import { rememberThisLanguage } from '../language/remember-language.js';
import { storedReferral } from '../referral/referral.js';
import { actingRole } from './acting-role.js';
import { linkedinAddress } from './linkedin.js';
import { meQuery } from './me.js';
import { otherTabs } from './other-tabs.js';
import { leftPlace } from './places.js';
import { rememberAsker } from './remember-asker.js';
import { forgetUnsent } from './unsent.js';
import { useRestored } from './use-restored.js';

export interface SessionState {
  /** What the slices see. While a session has ended under a private page, they go on seeing who was signed in. */
  readonly session: SessionService;
  /** The server did not say who is signed in, after every retry. */
  readonly failed: boolean;
  /** The session ended by itself under a private page, which stays as it is until somebody decides. */
  readonly ended: boolean;
  /** The page is kept from being read: its session has ended, or it is not known whose it is now. */
  readonly covered: boolean;
  /** The page came back from the browser's memory, and the server does not say who is signed in now. */
  readonly unknown: boolean;
  /** Gives up the ended session: goes home as a visitor. */
  readonly leave: () => Promise<void>;
}

/**
 * Remembers who was signed in while a private page is open and the session turns out to have ended: leaving the page
 * would lose what is typed there.
 * @returns the user to show, and whether the session has ended under the page
 */
function useLastUser(asked: SessionUser | null | undefined, pathname: string) {
  const [lastUser, setLastUser] = useState<SessionUser | null>(null);
  if (asked && asked !== lastUser) setLastUser(asked);
  const ended = asked === null && lastUser !== null && !isPublicPath(pathname);
  // On a public page nothing is lost: the visitor is a visitor.
  if (asked === null && lastUser !== null && !ended) setLastUser(null);
  const forget = useCallback(() => setLastUser(null), []);
  return { user: ended ? lastUser : asked, ended, forget };
}

/** The session as the shell keeps it. @param pathname of the page that is open */
export function useSessionState(api: ApiClient, pathname: string): SessionState {
  const client = useQueryClient();
  const replaceAnswer = useReplaceAnswer();
  const navigate = useNavigate();
  const { data: asked, isError, dataUpdatedAt } = useQuery(meQuery(api));
  const stored = useSyncExternalStore(actingRole.subscribe, actingRole.read, () => null);
  const { user, ended, forget } = useLastUser(asked, pathname);

  const refresh = useCallback(async () => {
    // An answer that was begun before may still be about the session before: it is not waited for but given up.
    await client.cancelQueries({ queryKey: endpointKey(getMe) });
    await client.refetchQueries({ queryKey: endpointKey(getMe) });
  }, [client]);

  const ask = useCallback(async () => {
    await refresh();
    const state = client.getQueryState(endpointKey(getMe, {}));
    // Without a network nobody was asked, and what is known is of before.
    return state?.status === 'success' && state.fetchStatus === 'idle';
  }, [client, refresh]);
  const unsure = useRestored({ pathname, ask, answeredAt: dataUpdatedAt });

  const leave = useCallback(async () => {
    forget();
    forgetUnsent(window);
    actingRole.choose(null);
    replaceAnswer(getMe, {}, () => null);
    await navigate(PATHS.home);
    forgetAllBut(client, getMe);
  }, [client, forget, navigate, replaceAnswer]);

  const end = useCallback(async () => {
    otherTabs.tell('signed-out');
    await leave();
  }, [leave]);

  const signOut = useCallback(async () => {
    await api.call(endSession, {}).catch((error: unknown) => {
      // Whose session has ended is signed out already.
      if (!wasRefused(error) || error.status !== 401) throw error;
    });
    await end();
  }, [api, end]);

  useEffect(() => {
    if (asked === undefined) return undefined;
    // A cookie is written while everything waits, and the page has only just been drawn.
    const timer = setTimeout(() => rememberAsker(asked));
    return () => clearTimeout(timer);
  }, [asked]);

  // Another person signed in, in another tab: nothing of the one before may stay on the screen or in the cache.
  const [left, setLeft] = useState<string | null>(null);
  if (left !== null && left !== pathname) setLeft(null);
  const userId = user?.id;
  const [shownId, setShownId] = useState(userId);
  const changed = userId !== undefined && shownId !== undefined && userId !== shownId;
  if (userId !== undefined && shownId === undefined) setShownId(userId);
  if (changed && left === null && pathname !== PATHS.home) setLeft(pathname);
  useEffect(() => {
    if (!changed) return;
    setShownId(userId);
    forgetUnsent(window);
    actingRole.choose(null);
    forgetAllBut(client, getMe);
    void navigate(PATHS.home);
  }, [changed, userId, client, navigate]);

  useEffect(() => otherTabs.listen((news) => void (news === 'signed-out' ? leave() : refresh())), [leave, refresh]);

  const switchUserType = useCallback(
    (userType: UserType) => {
      actingRole.choose(userType);
      // The next login begins there; should it not be kept, this browser still knows.
      void api.call(chooseActingRole, { body: { userType } }).catch(() => undefined);
    },
    [api],
  );

  const session = useMemo(
    (): SessionService => ({
      user,
      userType: user ? actingAs(stored, user) : 'jobSeeker',
      switchUserType,
      refresh,
      startLinkedin: ({ signin, userType }) => {
        // Whoever signs up goes on as the server says then; whoever turns back has chosen nothing.
        if (userType !== undefined) actingRole.choose(null);
        rememberThisLanguage();
        const { pathname: address, search, hash } = location;
        leftPlace.keep({ pathname: placedPath(address).pathname, search, hash });
        location.assign(linkedinAddress({ signin, userType, referral: storedReferral() }));
      },
      signOut,
      end,
    }),
    [user, stored, switchUserType, refresh, signOut, end],
  );
  return {
    session,
    failed: isError && user === undefined,
    ended,
    unknown: unsure && isError,
    covered: ended || unsure || left !== null,
    leave,
  };
}
