import { listPurchases } from '@vela/contracts/endpoints';
import type { Purchase, PurchaseState } from '@vela/contracts/schemas';
import { useApi, useMayAsk } from '@vela/design-system/services';
import { endToldAttempts } from '../attempt.js';
import { PRO_PACK } from '../plans.js';

/** States of a purchase that is gone on with; asking for another pack ends it, where that is still possible. */
const LIVE: readonly PurchaseState[] = ['unknown', 'needsAction', 'processing', 'failed'];

/** Two colleagues may buy at once: theirs is another purchase. */
const liveOf = (purchases: readonly Purchase[]): Purchase | undefined =>
  purchases.find(({ own, state }) => own && LIVE.includes(state));

/**
 * Asks the server which pack to begin with, as another window may have begun one since the page was opened. An attempt
 * that was seen on its way and is over by then ends.
 * @returns a function that gives the net price in öre: of the caller's purchase that is not over, else of the Pro plan's pack
 */
export function useStartingPack(): () => Promise<number> {
  const api = useApi();
  const mayAsk = useMayAsk('companyMember');
  return async () => {
    if (!mayAsk) return PRO_PACK.netOre;
    try {
      const { purchases } = await api.call(listPurchases, {});
      endToldAttempts(purchases);
      return liveOf(purchases)?.netOre ?? PRO_PACK.netOre;
    } catch {
      // Preparing the payment says what is wrong.
      return PRO_PACK.netOre;
    }
  };
}
