import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSavedSearch } from '@vela/contracts/endpoints';
import type { SavedSearchInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Saves a search under a name. */
export function useCreateSavedSearch() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedSearchInput) => api.call(createSavedSearch, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.savedSearches }),
  });
}
