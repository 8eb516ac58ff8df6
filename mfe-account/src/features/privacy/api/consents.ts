import { useQuery } from '@tanstack/react-query';
import { listMyConsents } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { privacyKeys } from './query-keys.js';

/** Every decision about cookies and terms, the latest first; asked anew each time, they change elsewhere on the site. */
export function useConsents() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.consents,
    queryFn: ({ signal }) => api.call(listMyConsents, {}, { signal }),
    staleTime: 0,
  });
}
