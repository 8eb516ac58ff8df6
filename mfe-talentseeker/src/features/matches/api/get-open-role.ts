import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { getOpenRole } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { endpointQuery, useApi, useEndpoint } from '@vela/design-system/services';

const pageOf = (id: string, page: number, filters: MatchFilters) => ({
  params: { id },
  query: { page, pageSize: MATCH_PAGE_SIZE, ...filterQueryOf(filters) },
});

/** @returns what asks for a role's best matches before its page is entered, by the role's id */
export function usePreloadOpenRole(): (id: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  // The page asks again, and says so, where this fails.
  return (id) => void queryClient.query(endpointQuery(api, getOpenRole, pageOf(id, 1, {}))).catch(() => null);
}

/**
 * A role with one page of its ranked matches; what was shown before stays until it has come.
 * @param page from 1
 */
export const useOpenRole = (id: string, page: number, filters: MatchFilters) =>
  useEndpoint(getOpenRole, pageOf(id, page, filters), { placeholderData: keepPreviousData });
