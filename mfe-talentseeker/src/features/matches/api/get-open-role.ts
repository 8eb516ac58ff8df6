import { CACHE_MS, MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import type { OpenRoleWithMatches } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryKeys } from '../../../query-keys.js';

/** @param page from 1 @returns a role with one page of its ranked matches; the page before stays until it has come */
export function useOpenRole(id: string, page: number): UseQueryResult<OpenRoleWithMatches> {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.openRole(id, page),
    queryFn: ({ signal }) =>
      api.call('getOpenRole', { params: { id }, query: { page, pageSize: MATCH_PAGE_SIZE } }, { signal }),
    staleTime: CACHE_MS.openRoles,
    placeholderData: keepPreviousData,
  });
}
