import { useMutation } from '@tanstack/react-query';
import { listSavedSearches, markSavedSearchSeen } from '@vela/contracts/endpoints';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Notes that a saved search was looked at: who joins from now on is new. */
export function useMarkSavedSearchSeen() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (id: string) => api.call(markSavedSearchSeen, { params: { id }, body: {} }),
    onSettled: () => outdate(listSavedSearches),
  });
}
