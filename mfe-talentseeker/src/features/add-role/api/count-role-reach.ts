import { keepPreviousData } from '@tanstack/react-query';
import { countRoleReach } from '@vela/contracts/endpoints';
import type { RoleReachInput } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

/** @param input null while there is nothing to count @returns how many meet the role so far; the last answer meanwhile */
export const useRoleReach = (input: RoleReachInput | null) =>
  useEndpoint(countRoleReach, input && { body: input }, {
    // The next change of the form asks anew; a count is not worth waiting for.
    retry: false,
    placeholderData: keepPreviousData,
  });
