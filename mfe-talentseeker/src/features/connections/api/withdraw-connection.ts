import { useMutation } from '@tanstack/react-query';
import { answerConnection, getOpenRole, listOpenRoles, searchTalent } from '@vela/contracts/endpoints';
import { useApi, useOutdate, useSession } from '@vela/design-system/services';
import { TELL_OF_REQUESTS } from './list-connections.js';

/** Takes an open request back, and with it what it reserved. */
export function useWithdrawConnection() {
  const api = useApi();
  const session = useSession();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (id: string) => api.call(answerConnection, { params: { id }, body: { status: 'withdrawn' } }),
    // Refused because the talent has just answered: the list must show that answer too. The search says who was asked.
    onSettled: () =>
      Promise.allSettled([outdate(listOpenRoles, getOpenRole, searchTalent, ...TELL_OF_REQUESTS), session.refresh()]),
  });
}
