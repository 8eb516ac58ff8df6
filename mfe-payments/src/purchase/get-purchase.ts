import { getPurchase } from '@vela/contracts/endpoints';
import type { PurchaseState } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

const ASK_AGAIN_MS = 3000;
const UNDECIDED: readonly PurchaseState[] = ['open', 'unknown', 'needsAction', 'processing'];

/** @returns one purchase; asked again and again while its payment is undecided, as the server then asks the provider */
export const usePurchase = (id: string | null) =>
  useEndpoint(getPurchase, id === null ? null : { params: { id } }, {
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && UNDECIDED.includes(data.state) ? ASK_AGAIN_MS : false,
  });
