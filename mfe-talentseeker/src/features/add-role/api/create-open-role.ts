import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createOpenRole } from '@vela/contracts/endpoints';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { useAnalytics, useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Posts a role; the list of roles is stale afterwards. */
export function useCreateOpenRole() {
  const api = useApi();
  const analytics = useAnalytics();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: OpenRoleInput) => api.call(createOpenRole, { body }),
    onSuccess: () => {
      analytics.track('role_posted');
      return cache.invalidateQueries({ queryKey: queryKeys.openRoles });
    },
  });
}
