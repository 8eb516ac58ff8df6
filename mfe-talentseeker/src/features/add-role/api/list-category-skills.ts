import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCategorySkills } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const categorySkillsQuery = (api: ApiClient, categoryId: string) =>
  queryOptions({
    queryKey: queryKeys.categorySkills(categoryId),
    queryFn: ({ signal }) => api.call(listCategorySkills, { query: { categoryId } }, { signal }),
    staleTime: CACHE_MS.categories,
  });

/** @returns the skills that belong to a category */
export const useCategorySkills = (categoryId: string) => useQuery(categorySkillsQuery(useApi(), categoryId));
