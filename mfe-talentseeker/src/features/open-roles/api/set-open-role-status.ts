import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setOpenRoleStatus } from '@vela/contracts/endpoints';
import type { OpenRoleStatusInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Closes a role to new requests, or opens it again. */
export function useSetOpenRoleStatus() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: OpenRoleStatusInput & { readonly id: string }) =>
      api.call(setOpenRoleStatus, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.openRoles }),
  });
}
