import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCategories } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { referenceKeys } from './query-keys.js';

export const categoriesOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: referenceKeys.categories,
    queryFn: ({ signal }) => api.call(listCategories, undefined, { signal }),
    staleTime: CACHE_MS.categories,
  });

/** The job categories. */
export const useCategories = () => useQuery(categoriesOptions(useApi()));
