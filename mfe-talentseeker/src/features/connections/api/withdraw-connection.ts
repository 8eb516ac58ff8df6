import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerConnection } from '@vela/contracts/endpoints';
import { useApi, useSession } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Takes an open request back; what it reserved is free again. */
export function useWithdrawConnection() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(answerConnection, { params: { id }, body: { status: 'withdrawn' } }),
    // Refused because the talent has just answered: the list must show that answer too.
    onSettled: () =>
      Promise.allSettled([
        cache.invalidateQueries({ queryKey: queryKeys.openRoles }),
        cache.invalidateQueries({ queryKey: queryKeys.connections }),
        session.refresh(),
      ]),
  });
}
