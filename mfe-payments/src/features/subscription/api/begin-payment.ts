import { beginPayment } from '@vela/contracts/endpoints';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';

/** @returns a function that has the server decide, at the moment of paying, that a purchase still costs what was shown */
export function useBeginPayment({ purchaseId, totalOre }: PaymentIntentAnswer): () => Promise<unknown> {
  const api = useApi();
  return () => api.call(beginPayment, { params: { id: purchaseId }, body: { totalOre } });
}
