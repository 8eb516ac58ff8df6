import { CACHE_MS } from '@vela/contracts/constants';
import type { ApiClient } from '@vela/contracts/client';
import { useApi } from '@vela/design-system/services';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.js';

export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.categories,
    queryFn: ({ signal }) => api.call('listCategories', {}, { signal }),
    staleTime: CACHE_MS.categories,
  });

/** @returns all job categories */
export const useCategories = () => useQuery(categoriesQuery(useApi()));
