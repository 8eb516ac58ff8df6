import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSavedSearch } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Deletes a saved search; no mail tells of it any more. */
export function useDeleteSavedSearch() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteSavedSearch, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.savedSearches }),
  });
}
