import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCategorySkills } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { referenceKeys } from '../../../reference/query-keys.js';

export const categorySkillsOptions = (api: ApiClient, categoryId: string | null) =>
  queryOptions({
    queryKey: referenceKeys.skills(categoryId ?? ''),
    queryFn: ({ signal }) => api.call(listCategorySkills, { query: { categoryId: categoryId ?? '' } }, { signal }),
    staleTime: CACHE_MS.categories,
    enabled: categoryId !== null,
  });

/** The skills of a category; nothing is asked before one is chosen. */
export const useCategorySkills = (categoryId: string | null) => useQuery(categorySkillsOptions(useApi(), categoryId));
