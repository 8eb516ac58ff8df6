import { useMutation } from '@tanstack/react-query';
import { deleteSavedSearch, listSavedSearches } from '@vela/contracts/endpoints';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Deletes a saved search; no mail tells of it any more. */
export function useDeleteSavedSearch() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteSavedSearch, { params: { id } }),
    onSettled: () => outdate(listSavedSearches),
  });
}
