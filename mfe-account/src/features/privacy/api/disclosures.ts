import { useQuery } from '@tanstack/react-query';
import { CACHE_MS } from '@vela/contracts/constants';
import { listDisclosures } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { privacyKeys } from './query-keys.js';

/** Who viewed the profile, and who knows whose it is. */
export function useDisclosures() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.disclosures,
    queryFn: ({ signal }) => api.call(listDisclosures, {}, { signal }),
    staleTime: CACHE_MS.profile,
  });
}
