import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getJobSeekerProfile } from '@vela/contracts/endpoints';
import type { AnonymousProfile } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const talentQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: queryKeys.talent(id),
    queryFn: ({ signal }) => api.call(getJobSeekerProfile, { params: { id } }, { signal }),
    staleTime: CACHE_MS.jobSeekerProfile,
  });

/**
 * A talent's profile, shown at once from what the page already holds.
 * @param known the profile as the match or the connection carries it
 */
export const useTalent = (known: AnonymousProfile) =>
  useQuery({ ...talentQuery(useApi(), known.id), placeholderData: { ...known, extra: null } });
