import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getTalentActivity } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';

export const talentActivityOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['talentActivity'],
    queryFn: ({ signal }) => api.call(getTalentActivity, undefined, { signal }),
    staleTime: CACHE_MS.profile,
  });

/** Views of the talent's profile by week, and how many open roles match it. */
export const useTalentActivity = () => useQuery(talentActivityOptions(useApi()));
