import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CACHE_MS } from '@vela/contracts/constants';
import { countFilters } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/**
 * What each filter does to the list; the counts before stay until the new ones have come.
 * @param openRoleId the role whose matches are counted, undefined for the search without a role
 */
export function useFilterCounts(filters: MatchFilters, openRoleId: string | undefined) {
  const api = useApi();
  const query = filterQueryOf(filters);
  return useQuery({
    queryKey: queryKeys.filterCounts(openRoleId, query),
    queryFn: ({ signal }) =>
      api.call(countFilters, { query: { ...(openRoleId !== undefined && { openRoleId }), ...query } }, { signal }),
    staleTime: CACHE_MS.openRoles,
    placeholderData: keepPreviousData,
  });
}
