import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { countSessions, endOtherSessions } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { privacyKeys } from './query-keys.js';

/** In how many other browsers the person is signed in. */
export function useOtherSessions() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.sessions,
    queryFn: ({ signal }) => api.call(countSessions, {}, { signal }),
    staleTime: 0,
  });
}

export function useEndOtherSessions() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(endOtherSessions),
    onSettled: () => cache.invalidateQueries({ queryKey: privacyKeys.sessions }),
  });
}
