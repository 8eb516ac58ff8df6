import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import type { SessionService } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { actingAs } from '@vela/contracts/session';
import { useNavigate } from '@vela/router';
import { storedReferral } from '../referral/referral.js';
import { linkedinAddress } from './linkedin.js';
import { meQuery } from './me.js';
import { actingRole } from './acting-role.js';

/** The session as the shell keeps it and the slices see it. */
export function useSessionService(api: ApiClient): SessionService {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, isError } = useQuery(meQuery(api));
  const stored = useSyncExternalStore(actingRole.subscribe, actingRole.read, () => null);

  const refresh = useCallback(async () => {
    await client.fetchQuery({ ...meQuery(api), staleTime: 0 });
  }, [api, client]);

  const signOut = useCallback(async () => {
    await api.call('signOut');
    actingRole.choose(null);
    await navigate(PATHS.home);
    client.clear();
    client.setQueryData(meQuery(api).queryKey, null);
  }, [api, client, navigate]);

  const user = data === undefined && isError ? null : data;
  return useMemo(
    () => ({
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
}
