import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCompany } from '@vela/contracts/endpoints';
import type { CompanyInput } from '@vela/contracts/schemas';
import { useApi, useSession } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Creates the company or fills in the one there is; the session knows it when this resolves. */
export function useSaveCompany() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyInput) => api.call(saveCompany, { body }),
    onSuccess: () =>
      Promise.allSettled([cache.invalidateQueries({ queryKey: queryKeys.companyInvites }), session.refresh()]),
  });
}
