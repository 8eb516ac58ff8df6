import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { useApi } from '@vela/design-system/services';
import { requestKeys } from './query-keys.js';
import { receivedOf } from './received.js';

export const answeredRequestsOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: requestKeys.every,
    queryFn: async ({ signal }) =>
      receivedOf(await api.call('listConnections', { query: { userType: 'jobSeeker' } }, { signal })),
    select: (requests) => requests.filter(({ status }) => status !== 'open'),
    staleTime: CACHE_MS.profile,
  });

/** Requests that are over: accepted, declined, withdrawn or expired. */
export const useAnsweredRequests = () => useQuery(answeredRequestsOptions(useApi()));
