import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getJobSeekerProfile } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const talentQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: queryKeys.talent(id),
    queryFn: ({ signal }) => api.call(getJobSeekerProfile, { params: { id } }, { signal }),
    staleTime: CACHE_MS.jobSeekerProfile,
  });

/** @returns a talent's profile as the server has it; until it has come, the page shows what it holds already */
export const useTalent = (id: string) => useQuery(talentQuery(useApi(), id));
