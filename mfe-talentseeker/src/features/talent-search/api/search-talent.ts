import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CACHE_MS, MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { searchTalent } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/**
 * One page of all talent that the company may see; what was shown before stays until it has come.
 * @param page from 1
 */
export function useTalentSearch(page: number, filters: MatchFilters) {
  const api = useApi();
  const query = filterQueryOf(filters);
  return useQuery({
    queryKey: queryKeys.searchPage(page, query),
    queryFn: ({ signal }) =>
      api.call(searchTalent, { query: { page, pageSize: MATCH_PAGE_SIZE, ...query } }, { signal }),
    staleTime: CACHE_MS.openRoles,
    placeholderData: keepPreviousData,
  });
}
