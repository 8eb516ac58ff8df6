import { useQuery } from '@tanstack/react-query';
import { getCounts } from '@vela/contracts/endpoints';
import type { Counts } from '@vela/contracts/schemas';
import { endpointQuery, useServices } from '@vela/design-system/services';

/** How often it is asked while the page is looked at, in milliseconds. */
const ASKED_EVERY = 60_000;

/** @returns how much waits at the places of the workspace; undefined before the server said */
export function useCounts(): Counts | undefined {
  const { api } = useServices();
  return useQuery({ ...endpointQuery(api, getCounts, {}), refetchInterval: ASKED_EVERY }).data;
}
