import { useMutation } from '@tanstack/react-query';
import { createSavedSearch, listSavedSearches } from '@vela/contracts/endpoints';
import type { SavedSearchInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Saves a search under a name. */
export function useCreateSavedSearch() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: SavedSearchInput) => api.call(createSavedSearch, { body }),
    onSuccess: () => outdate(listSavedSearches),
  });
}
