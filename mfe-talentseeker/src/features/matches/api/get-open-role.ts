import { CACHE_MS, MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import type { OpenRoleWithMatches } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../../query-keys.js';

/**
 * A role with one page of its ranked matches; what was shown before stays until it has come.
 * @param page from 1
 */
export function useOpenRole(id: string, page: number, filters: MatchFilters): UseQueryResult<OpenRoleWithMatches> {
  const api = useApi();
  const query = filterQueryOf(filters);
  return useQuery({
    queryKey: queryKeys.openRole(id, page, query),
    queryFn: ({ signal }) =>
      api.call('getOpenRole', { params: { id }, query: { page, pageSize: MATCH_PAGE_SIZE, ...query } }, { signal }),
    staleTime: CACHE_MS.openRoles,
    placeholderData: keepPreviousData,
  });
}
