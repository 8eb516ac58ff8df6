import { useMutation } from '@tanstack/react-query';
import { createOpenRole, getOpenRole, listOpenRoles } from '@vela/contracts/endpoints';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { useAnalytics, useApi, useOutdate } from '@vela/design-system/services';

/** Posts a role; the list of roles is stale afterwards. */
export function useCreateOpenRole() {
  const api = useApi();
  const analytics = useAnalytics();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: OpenRoleInput) => api.call(createOpenRole, { body }),
    onSuccess: () => {
      analytics.track('role_posted');
      return outdate(listOpenRoles, getOpenRole);
    },
  });
}
