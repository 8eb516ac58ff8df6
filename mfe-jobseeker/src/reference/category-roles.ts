import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCategoryRoles } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { referenceKeys } from './query-keys.js';

export const categoryRolesOptions = (api: ApiClient, categoryId: string | null) =>
  queryOptions({
    queryKey: referenceKeys.roles(categoryId ?? ''),
    queryFn: ({ signal }) => api.call(listCategoryRoles, { query: { categoryId: categoryId ?? '' } }, { signal }),
    staleTime: CACHE_MS.categories,
    enabled: categoryId !== null,
  });

/** The roles of a category; nothing is asked before one is chosen. */
export const useCategoryRoles = (categoryId: string | null) => useQuery(categoryRolesOptions(useApi(), categoryId));
