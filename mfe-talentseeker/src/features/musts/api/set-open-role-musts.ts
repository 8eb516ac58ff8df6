import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { countFilters, getOpenRole, listOpenRoles, setOpenRoleMusts } from '@vela/contracts/endpoints';
import type { OpenRoleMustsInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/**
 * Says what of a posted role is a must; its lists and counts know it when this resolves. One is sent after the other, so that
 * what was said last holds.
 */
export function useSetOpenRoleMusts(id: string) {
  const api = useApi();
  const outdate = useOutdate();
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  return useMutation({
    mutationFn: (body: OpenRoleMustsInput) => {
      const answer = sent.current.then(() => api.call(setOpenRoleMusts, { params: { id }, body }));
      sent.current = answer.catch(() => null);
      return answer;
    },
    onSuccess: () => outdate(listOpenRoles, getOpenRole, countFilters),
  });
}
