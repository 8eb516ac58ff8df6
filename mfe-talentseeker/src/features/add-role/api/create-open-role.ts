import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from '@vela/contracts/client';
import { createOpenRole, getOpenRole, listOpenRoles } from '@vela/contracts/endpoints';
import type { OpenRoleInput } from '@vela/contracts/schemas';
import { useAnalytics, useApi, useOutdate } from '@vela/design-system/services';
import { same } from '@vela/slice-parts/draft';

/** Posts a role, once however often it is sent; the list of roles is stale afterwards. */
export function useCreateOpenRole() {
  const api = useApi();
  const analytics = useAnalytics();
  const outdate = useOutdate();
  const sent = useRef<{ readonly role: OpenRoleInput; readonly key: string } | null>(null);
  return useMutation({
    mutationFn: (role: OpenRoleInput) => {
      const before = sent.current;
      const { key } = (sent.current = before !== null && same(before.role, role) ? before : { role, key: newKey() });
      return api.call(createOpenRole, { body: { ...role, key } });
    },
    onSuccess: () => {
      sent.current = null;
      analytics.track('role_posted');
      return outdate(listOpenRoles, getOpenRole);
    },
  });
}
