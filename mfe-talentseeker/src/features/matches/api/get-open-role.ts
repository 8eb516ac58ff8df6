import { keepPreviousData, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS, MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { getOpenRole } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import type { OpenRoleWithMatches } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

function openRoleQuery(api: ApiClient, id: string, page: number, filters: MatchFilters) {
  const query = filterQueryOf(filters);
  return queryOptions({
    queryKey: queryKeys.openRole(id, page, query),
    queryFn: ({ signal }) =>
      api.call(getOpenRole, { params: { id }, query: { page, pageSize: MATCH_PAGE_SIZE, ...query } }, { signal }),
    staleTime: CACHE_MS.openRoles,
  });
}

/** @returns what asks for a role's best matches before its page is entered, by the role's id */
export function usePreloadOpenRole(): (id: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  // The page asks again, and says so, where this fails.
  return (id) => void queryClient.query(openRoleQuery(api, id, 1, {})).catch(() => null);
}

/**
 * A role with one page of its ranked matches; what was shown before stays until it has come.
 * @param page from 1
 */
export function useOpenRole(id: string, page: number, filters: MatchFilters): UseQueryResult<OpenRoleWithMatches> {
  const api = useApi();
  return useQuery({ ...openRoleQuery(api, id, page, filters), placeholderData: keepPreviousData });
}
