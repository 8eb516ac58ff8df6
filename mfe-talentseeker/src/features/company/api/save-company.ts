import { useMutation } from '@tanstack/react-query';
import { listCompanyInvites, saveCompany } from '@vela/contracts/endpoints';
import type { CompanyInput } from '@vela/contracts/schemas';
import { useApi, useOutdate, useSession } from '@vela/design-system/services';

/** Creates the company or fills in the one there is; the session knows it when this resolves. */
export function useSaveCompany() {
  const api = useApi();
  const session = useSession();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: CompanyInput) => api.call(saveCompany, { body }),
    onSuccess: () => Promise.allSettled([outdate(listCompanyInvites), session.refresh()]),
  });
}
