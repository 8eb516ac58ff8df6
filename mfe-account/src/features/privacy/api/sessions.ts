import { useMutation } from '@tanstack/react-query';
import { countSessions, endOtherSessions } from '@vela/contracts/endpoints';
import { useApi, useEndpoint, useOutdate } from '@vela/design-system/services';

/** In how many other browsers the person is signed in. */
export const useOtherSessions = () => useEndpoint(countSessions, {});

export function useEndOtherSessions() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: () => api.call(endOtherSessions, {}),
    onSettled: () => outdate(countSessions),
  });
}
