import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listOpenRoles } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const openRolesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.openRoles,
    queryFn: ({ signal }) => api.call(listOpenRoles, {}, { signal }),
    staleTime: CACHE_MS.openRoles,
  });

/** @returns the company's roles */
export const useOpenRoles = () => useQuery(openRolesQuery(useApi()));
