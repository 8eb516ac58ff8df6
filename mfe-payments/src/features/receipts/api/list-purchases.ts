import { useQuery } from '@tanstack/react-query';
import { listPurchases } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** @returns the company's purchases, newest first */
export function usePurchases() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.purchases,
    queryFn: ({ signal }) => api.call(listPurchases, {}, { signal }),
    staleTime: 0,
  });
}
