import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listConnections } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { requestKeys } from './query-keys.js';
import { receivedOf } from './received.js';

export const openRequestsOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: requestKeys.open,
    queryFn: async ({ signal }) =>
      receivedOf(await api.call(listConnections, { query: { userType: 'jobSeeker', status: 'open' } }, { signal })),
    staleTime: CACHE_MS.profile,
  });

/** Requests that wait for the talent's answer; the notice on the dashboard counts exactly these. */
export const useOpenRequests = () => useQuery(openRequestsOptions(useApi()));
