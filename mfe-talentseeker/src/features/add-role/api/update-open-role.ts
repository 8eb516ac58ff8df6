import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateOpenRole } from '@vela/contracts/endpoints';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Changes a posted role; the list and its matches are stale afterwards. */
export function useUpdateOpenRole() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: OpenRoleInput }) =>
      api.call(updateOpenRole, { params: { id }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.openRoles }),
  });
}
