import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMe, handOverCompany, leaveCompany, removeCompanyMember, setBillingRight } from '@vela/contracts/endpoints';
import { forgetAllBut, useApi, useSession } from '@vela/design-system/services';

/** Takes a colleague out of the company; the session knows it when this resolves. */
export function useRemoveMember() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (id: string) => api.call(removeCompanyMember, { params: { id } }),
    onSuccess: () => session.refresh(),
  });
}

/** Lets a colleague change what stands on documents, or no longer; the session knows it when this resolves. */
export function useSetBilling() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: ({ id, billing }: { readonly id: string; readonly billing: boolean }) =>
      api.call(setBillingRight, { params: { id }, body: { billing } }),
    onSuccess: () => session.refresh(),
  });
}

/** Makes a colleague the owner; the session knows it when this resolves. */
export function useHandOver() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (memberId: string) => api.call(handOverCompany, { body: { memberId } }),
    onSuccess: () => session.refresh(),
  });
}

/** Leaves the company; nothing of it is known any more when this resolves. */
export function useLeaveCompany() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(leaveCompany, {}),
    onSuccess: () => {
      forgetAllBut(cache, getMe);
      return session.refresh();
    },
  });
}
