import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { listCompanyInvites, revokeCompanyInvite } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const companyInvitesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.companyInvites,
    queryFn: ({ signal }) => api.call(listCompanyInvites, {}, { signal }),
    // A colleague may have joined meanwhile.
    staleTime: 0,
  });

/** @returns invitations that nobody has used yet */
export const useCompanyInvites = () => useQuery(companyInvitesQuery(useApi()));

/** Takes an invitation back; the list knows it when this resolves. */
export function useRevokeInvite() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(revokeCompanyInvite, { params: { id } }),
    onSuccess: (left) => cache.setQueryData(queryKeys.companyInvites, left),
  });
}
