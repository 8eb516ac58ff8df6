import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { countRoleReach } from '@vela/contracts/endpoints';
import type { RoleReachInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** How long an answer stands before the same question is asked again, milliseconds. */
const FRESH_MS = 60_000;

export const roleReachQuery = (api: ApiClient, input: RoleReachInput | null) =>
  queryOptions({
    queryKey: queryKeys.roleReach(input),
    queryFn: input === null ? skipToken : ({ signal }) => api.call(countRoleReach, { body: input }, { signal }),
    staleTime: FRESH_MS,
    // The next change of the form asks anew; a count is not worth waiting for.
    retry: false,
    placeholderData: keepPreviousData,
  });

/** @param input null while there is nothing to count @returns how many meet the role so far; the last answer meanwhile */
export const useRoleReach = (input: RoleReachInput | null) => useQuery(roleReachQuery(useApi(), input));
