import { listPurchases } from '@vela/contracts/endpoints';
import type { Purchase, PurchaseState } from '@vela/contracts/schemas';
import { useEndpoint, useMayAsk } from '@vela/design-system/services';
import { receivedOreLeft } from '@vela/market/purchases';

const ASK_AGAIN_MS = 10_000;
const PENDING: readonly PurchaseState[] = ['unknown', 'needsAction', 'processing'];

/** Another amount than the price waits for somebody only while something of it is here. */
const isPending = (purchase: Purchase): boolean =>
  purchase.state === 'differs' ? receivedOreLeft(purchase) > 0 : PENDING.includes(purchase.state);

const pendingOf = (purchases: readonly Purchase[]): readonly Purchase[] => purchases.filter(isPending);

/** @returns purchases that are not decided, asked for again while there are any */
export function usePendingPurchases(): readonly Purchase[] {
  const mayAsk = useMayAsk('companyMember');
  const { data } = useEndpoint(listPurchases, mayAsk ? {} : null, {
    retry: false,
    refetchInterval: ({ state: { data: known } }) =>
      known !== undefined && pendingOf(known.purchases).length > 0 ? ASK_AGAIN_MS : false,
  });
  return data === undefined ? [] : pendingOf(data.purchases);
}
