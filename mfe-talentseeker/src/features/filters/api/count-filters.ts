import { keepPreviousData } from '@tanstack/react-query';
import { countFilters } from '@vela/contracts/endpoints';
import { filterQueryOf, type MatchFilters } from '@vela/contracts/filters';
import { useEndpoint } from '@vela/design-system/services';

/**
 * What each filter does to the list; the counts before stay until the new ones have come.
 * @param openRoleId the role whose matches are counted, undefined for the search without a role
 */
export const useFilterCounts = (filters: MatchFilters, openRoleId: string | undefined) =>
  useEndpoint(
    countFilters,
    { query: { ...(openRoleId !== undefined && { openRoleId }), ...filterQueryOf(filters) } },
    { placeholderData: keepPreviousData },
  );
