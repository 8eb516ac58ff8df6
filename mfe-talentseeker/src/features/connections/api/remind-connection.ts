import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remindConnection } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Reminds a talent of an open request by mail; a request can be reminded of once. */
export function useRemindConnection() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(remindConnection, { params: { id }, body: {} }),
    // Refused because a colleague was faster: the list must show that too.
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.connections }),
  });
}
