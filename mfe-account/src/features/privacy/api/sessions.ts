import { useMutation } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@vela/contracts/endpoints';
import { useApi, useEndpoint, useOutdate } from '@vela/design-system/services';

/** The browsers in which the person is signed in, last used first. */
export const useSessions = () => useEndpoint(listSessions, {});

/** Everywhere but here, where an id would name one browser. */
export const EVERYWHERE_ELSE = '';

/** Signs the person out in one browser, by its id, or everywhere else. */
export function useEndSessions() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (id: string) =>
      id === EVERYWHERE_ELSE ? api.call(endOtherSessions, {}) : api.call(endSession, { params: { id } }),
    onSettled: () => outdate(listSessions),
  });
}
