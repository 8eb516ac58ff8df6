import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { getOpenRole } from '@vela/contracts/endpoints';
import { filterQueryOf } from '@vela/contracts/filters';
import { endpointQuery, useApi, useEndpoint } from '@vela/design-system/services';
import type { AskedPage } from '../../../lists/asked-page.js';

const pageOf = (id: string, { page, after, list, filters }: AskedPage) => ({
  params: { id },
  query: {
    page,
    ...(after !== null && { after }),
    ...(list === 'leftOut' && { list }),
    pageSize: MATCH_PAGE_SIZE,
    ...filterQueryOf(filters),
  },
});

/** @returns what asks for a role's best matches before its page is entered, by the role's id */
export function usePreloadOpenRole(): (id: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  // The page asks again, and says so, where this fails.
  return (id) =>
    void queryClient
      .query(endpointQuery(api, getOpenRole, pageOf(id, { page: 1, after: null, list: 'matches', filters: {} })))
      .catch(() => null);
}

/** A role with one page of its ranked matches; what was shown before stays until it has come. */
export const useOpenRole = (id: string, asked: AskedPage) =>
  useEndpoint(getOpenRole, pageOf(id, asked), { placeholderData: keepPreviousData });
