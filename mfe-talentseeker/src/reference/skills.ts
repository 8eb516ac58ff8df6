import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listAllSkills } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../query-keys.js';

export const allSkillsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.allSkills,
    queryFn: ({ signal }) => api.call(listAllSkills, {}, { signal }),
    staleTime: CACHE_MS.categories,
  });

/** @returns all skills of all categories */
export const useAllSkills = () => useQuery(allSkillsQuery(useApi()));
