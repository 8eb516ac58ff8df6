import { useMutation } from '@tanstack/react-query';
import { countFilters, getMatch, getOpenRole, listOpenRoles, updateOpenRole } from '@vela/contracts/endpoints';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Changes a posted role; the list, its matches and what filters do to them are stale afterwards. */
export function useUpdateOpenRole() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: OpenRoleInput }) =>
      api.call(updateOpenRole, { params: { id }, body }),
    onSuccess: () => outdate(listOpenRoles, getOpenRole, getMatch, countFilters),
  });
}
