import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import type { SessionService } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { actingAs } from '@vela/contracts/session';
import { useNavigate } from '@vela/router';
import { storedReferral } from '../referral/referral.js';
import { linkedinAddress } from './linkedin.js';
import { meKey, meQuery } from './me.js';
import { actingRole } from './acting-role.js';

export interface SessionState {
  /** What the slices see. */
  readonly session: SessionService;
  /** The server did not say who is signed in, after every retry. */
  readonly failed: boolean;
}

/** The session as the shell keeps it. */
export function useSessionState(api: ApiClient): SessionState {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user, isError } = useQuery(meQuery(api));
  const stored = useSyncExternalStore(actingRole.subscribe, actingRole.read, () => null);

  const refresh = useCallback(async () => {
    await client.query({ ...meQuery(api), staleTime: 0 });
  }, [api, client]);

  const signOut = useCallback(async () => {
    await api.call('signOut');
    actingRole.choose(null);
    client.setQueryData(meKey, null);
    await navigate(PATHS.home);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
  }, [api, client, navigate]);

  const session = useMemo(
    (): SessionService => ({
      user,
      userType: user ? actingAs(stored, user) : 'jobSeeker',
      switchUserType: actingRole.choose,
      refresh,
      startLinkedin: ({ signin, userType }) => {
        if (userType !== undefined) actingRole.choose(userType);
        location.assign(linkedinAddress({ signin, userType, referral: storedReferral() }));
      },
      signOut,
    }),
    [user, stored, refresh, signOut],
  );
  return { session, failed: isError && user === undefined };
}
