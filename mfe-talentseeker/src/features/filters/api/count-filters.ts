import { keepPreviousData } from '@tanstack/react-query';
import type { MatchList } from '@vela/contracts/constants';
import { countFilters } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { useEndpoint } from '@vela/design-system/services';

/**
 * What each filter does to the list; the counts before stay until the new ones have come.
 * @param openRoleId the role whose matches are counted, undefined for the search without a role
 * @param list of the role
 */
export const useFilterCounts = (filters: MatchFilters, openRoleId: string | undefined, list: MatchList = 'matches') =>
  useEndpoint(
    countFilters,
    {
      query: {
        ...(openRoleId !== undefined && { openRoleId }),
        ...(list === 'leftOut' && { list }),
        ...filterQueryOf(filters),
      },
    },
    { placeholderData: keepPreviousData },
  );
