import { useQuery } from '@tanstack/react-query';
import { listSavedSearches } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** @returns the caller's saved searches; how many are new changes at any time */
export function useSavedSearches() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.savedSearches,
    queryFn: ({ signal }) => api.call(listSavedSearches, {}, { signal }),
    staleTime: 0,
  });
}
