import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCategoryRoles } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const categoryRolesQuery = (api: ApiClient, categoryId: string | null) =>
  queryOptions({
    queryKey: queryKeys.categoryRoles(categoryId ?? ''),
    queryFn:
      categoryId === null
        ? skipToken
        : ({ signal }) => api.call(listCategoryRoles, { query: { categoryId } }, { signal }),
    staleTime: CACHE_MS.categories,
  });

/** @param categoryId null while no category is chosen @returns the roles of a category */
export const useCategoryRoles = (categoryId: string | null) => useQuery(categoryRolesQuery(useApi(), categoryId));
