import { useMutation } from '@tanstack/react-query';
import { getOpenRole, listOpenRoles, setOpenRoleSight } from '@vela/contracts/endpoints';
import type { OpenRoleSightInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Lets talent see a role, or no longer; the page knows it when this resolves. */
export function useSetOpenRoleSight() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, ...body }: OpenRoleSightInput & { readonly id: string }) =>
      api.call(setOpenRoleSight, { params: { id }, body }),
    onSuccess: () => outdate(listOpenRoles, getOpenRole),
  });
}
