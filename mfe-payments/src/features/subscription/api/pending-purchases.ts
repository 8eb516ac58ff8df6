import { listPurchases } from '@vela/contracts/endpoints';
import type { Purchase, PurchaseState } from '@vela/contracts/schemas';
import { useEndpoint, useMayAsk } from '@vela/design-system/services';

const ASK_AGAIN_MS = 10_000;
const PENDING: readonly PurchaseState[] = ['unknown', 'needsAction', 'processing', 'differs'];

const pendingOf = (purchases: readonly Purchase[]): readonly Purchase[] =>
  purchases.filter(({ state }) => PENDING.includes(state));

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
