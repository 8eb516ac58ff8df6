import { useQuery } from '@tanstack/react-query';
import type { UserType } from '@vela/contracts/constants';
import { MINUTE_MS } from '@vela/contracts/days';
import { getCounts, listConversations } from '@vela/contracts/endpoints';
import type { Counts } from '@vela/contracts/schemas';
import { endpointQuery, useServices } from '@vela/design-system/services';

/** How often it is asked while the page is looked at, in milliseconds. */
const ASKED_EVERY = MINUTE_MS;

/** @returns how much waits at the places of the workspace; undefined before the server said */
export function useCounts(): Counts | undefined {
  const { api } = useServices();
  return useQuery({ ...endpointQuery(api, getCounts, {}), refetchInterval: ASKED_EVERY }).data;
}

/**
 * Messages and proposed times that were not read, by the same answer that the list of conversations shows.
 * @param userType whose conversations; null where they are not asked for
 */
export function useUnreadMessages(userType: UserType | null): number {
  const { api } = useServices();
  const { data } = useQuery({
    ...endpointQuery(api, listConversations, userType === null ? null : { query: { userType } }),
    refetchInterval: ASKED_EVERY,
  });
  return data?.reduce((sum, { unread, newTimes = 0 }) => sum + unread + newTimes, 0) ?? 0;
}
