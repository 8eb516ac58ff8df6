import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCategories } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../query-keys.js';

export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.categories,
    queryFn: ({ signal }) => api.call(listCategories, {}, { signal }),
    staleTime: CACHE_MS.categories,
  });

/** @returns all job categories */
export const useCategories = () => useQuery(categoriesQuery(useApi()));
