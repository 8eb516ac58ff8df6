import { useMutation } from '@tanstack/react-query';
import { createOpenRole, getOpenRole, listOpenRoles } from '@vela/contracts/endpoints';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { useAnalytics, useApi, useOutdate } from '@vela/design-system/services';
import { useDraftStorage } from '../draft/use-role-draft.js';

/** Posts a role, once however often it is sent; the list of roles is stale afterwards. */
export function useCreateOpenRole() {
  const api = useApi();
  const analytics = useAnalytics();
  const outdate = useOutdate();
  const { sent } = useDraftStorage();
  return useMutation({
    mutationFn: (role: OpenRoleInput) => api.call(createOpenRole, { body: { ...role, key: sent.keyFor(role) } }),
    onSuccess: () => {
      sent.forget();
      analytics.track('role_posted');
      return outdate(listOpenRoles, getOpenRole);
    },
  });
}
