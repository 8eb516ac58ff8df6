import { useMutation } from '@tanstack/react-query';
import { countFilters, getOpenRole, listOpenRoles, setOpenRoleMusts } from '@vela/contracts/endpoints';
import type { OpenRoleMustsInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Says what of a posted role is a must; its lists and counts know it when this resolves. */
export function useSetOpenRoleMusts() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, ...body }: OpenRoleMustsInput & { readonly id: string }) =>
      api.call(setOpenRoleMusts, { params: { id }, body }),
    onSuccess: () => outdate(listOpenRoles, getOpenRole, countFilters),
  });
}
