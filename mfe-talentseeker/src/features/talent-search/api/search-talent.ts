import { keepPreviousData } from '@tanstack/react-query';
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { searchTalent } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { useEndpoint } from '@vela/design-system/services';

/**
 * One page of all talent that the company may see; what was shown before stays until it has come.
 * @param page from 1
 */
export const useTalentSearch = (page: number, filters: MatchFilters) =>
  useEndpoint(
    searchTalent,
    { query: { page, pageSize: MATCH_PAGE_SIZE, ...filterQueryOf(filters) } },
    { placeholderData: keepPreviousData },
  );
