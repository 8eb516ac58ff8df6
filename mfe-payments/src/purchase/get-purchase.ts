import { useQuery } from '@tanstack/react-query';
import { getPurchase } from '@vela/contracts/endpoints';
import type { PurchaseState } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../query-keys.js';

const ASK_AGAIN_MS = 3000;
const UNDECIDED: readonly PurchaseState[] = ['open', 'processing'];

/** @returns one purchase; asked again and again while its payment is undecided, as the server then asks the provider */
export function usePurchase(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.purchase(id ?? ''),
    queryFn: ({ signal }) => api.call(getPurchase, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && UNDECIDED.includes(data.state) ? ASK_AGAIN_MS : false,
  });
}
