import { useMutation } from '@tanstack/react-query';
import { listCompanyInvites, revokeCompanyInvite } from '@vela/contracts/endpoints';
import { useApi, useEndpoint, useReplaceAnswer } from '@vela/design-system/services';

/** @returns invitations that nobody has used yet */
export const useCompanyInvites = () => useEndpoint(listCompanyInvites, {});

/** Takes an invitation back; the list knows it when this resolves. */
export function useRevokeInvite() {
  const api = useApi();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (id: string) => api.call(revokeCompanyInvite, { params: { id } }),
    onSuccess: (left) => replaceAnswer(listCompanyInvites, {}, () => left),
  });
}
