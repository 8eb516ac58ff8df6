import { CACHE_MS } from '@vela/contracts/constants';
import type { ApiClient } from '@vela/contracts/client';
import { useApi } from '@vela/design-system/services';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../query-keys.js';

export const openRolesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.openRoles,
    queryFn: ({ signal }) => api.call('listOpenRoles', {}, { signal }),
    staleTime: CACHE_MS.openRoles,
  });

/** @returns the company's roles */
export const useOpenRoles = () => useQuery(openRolesQuery(useApi()));
