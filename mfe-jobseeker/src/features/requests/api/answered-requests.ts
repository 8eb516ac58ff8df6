import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listConnections } from '@vela/contracts/endpoints';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { requestKeys } from './query-keys.js';
import { receivedOf } from './received.js';

const endOf = ({ answeredAt, expiresAt }: ReceivedConnection): string => answeredAt ?? expiresAt;

export const answeredRequestsOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: requestKeys.every,
    queryFn: async ({ signal }) =>
      receivedOf(await api.call(listConnections, { query: { userType: 'jobSeeker' } }, { signal })),
    select: (requests) =>
      requests.filter(({ status }) => status !== 'open').sort((a, b) => endOf(b).localeCompare(endOf(a))),
    staleTime: CACHE_MS.profile,
  });

/** Requests that are over: accepted, declined, withdrawn or expired; the latest first. */
export const useAnsweredRequests = () => useQuery(answeredRequestsOptions(useApi()));
