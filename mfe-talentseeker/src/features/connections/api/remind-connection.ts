import { useMutation } from '@tanstack/react-query';
import { remindConnection } from '@vela/contracts/endpoints';
import { useApi, useOutdate } from '@vela/design-system/services';
import { TELL_OF_REQUESTS } from './list-connections.js';

/** Reminds a talent of an open request by mail; a request can be reminded of once. */
export function useRemindConnection() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (id: string) => api.call(remindConnection, { params: { id }, body: {} }),
    // Refused because a colleague was faster: the list must show that too.
    onSettled: () => outdate(...TELL_OF_REQUESTS),
  });
}
