import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markSavedSearchSeen } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Notes that a saved search was looked at: who joins from now on is new. */
export function useMarkSavedSearchSeen() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(markSavedSearchSeen, { params: { id }, body: {} }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.savedSearches }),
  });
}
