import { useMutation } from '@tanstack/react-query';
import { askToJoinCompany, listCompanyInvites, saveCompany, setCompanySize } from '@vela/contracts/endpoints';
import type { CompanyChanges, CompanySizeInput, JoinRequestInput } from '@vela/contracts/schemas';
import { useApi, useChoice, useOutdate, useSession } from '@vela/design-system/services';

/** Creates the company or changes the one there is; the session knows it when this resolves. */
export function useSaveCompany() {
  const api = useApi();
  const session = useSession();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: CompanyChanges) => api.call(saveCompany, { body }),
    onSuccess: () => Promise.allSettled([outdate(listCompanyInvites), session.refresh()]),
  });
}

/** Says how many people work at the company. */
export function useSizeChoice() {
  const api = useApi();
  const session = useSession();
  return useChoice({
    among: 'company',
    which: 'people',
    mutationFn: (body: CompanySizeInput) => api.call(setCompanySize, { body }),
    onSuccess: () => session.refresh(),
    onError: () => void session.refresh(),
  });
}

/** Asks the owner of the company with a number to let the recruiter join. */
export function useAskToJoin() {
  const api = useApi();
  return useMutation({ mutationFn: (body: JoinRequestInput) => api.call(askToJoinCompany, { body }) });
}
