import { useMutation } from '@tanstack/react-query';
import { getOpenRole, listOpenRoles, setOpenRoleStatus } from '@vela/contracts/endpoints';
import type { OpenRoleStatusInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Closes a role to new requests, or opens it again. */
export function useSetOpenRoleStatus() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, ...body }: OpenRoleStatusInput & { readonly id: string }) =>
      api.call(setOpenRoleStatus, { params: { id }, body }),
    onSettled: () => outdate(listOpenRoles, getOpenRole),
  });
}
