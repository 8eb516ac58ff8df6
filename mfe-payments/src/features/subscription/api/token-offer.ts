import { useQuery } from '@tanstack/react-query';
import { getTokenOffer } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** @returns what the packs cost this company, and what the payment form is made with */
export function useTokenOffer() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.tokenOffer,
    queryFn: ({ signal }) => api.call(getTokenOffer, {}, { signal }),
    staleTime: 0,
    retry: false,
  });
}
