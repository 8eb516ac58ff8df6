import type { CompanyInput } from '@vela/contracts/schemas';
import { useApi, useSession } from '@vela/design-system/services';
import { useMutation } from '@tanstack/react-query';

/** Creates the company or fills in the one there is; the session knows it when this resolves. */
export function useSaveCompany() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (body: CompanyInput) => api.call('saveCompany', { body }),
    onSuccess: () => session.refresh(),
  });
}
