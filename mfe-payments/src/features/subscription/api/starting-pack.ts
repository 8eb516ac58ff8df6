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

/** The pack that a payment begins with. */
export interface StartingPack {
  /** Its net price in öre. */
  readonly netOre: number;
  /** It is of the caller's purchase that is not over; a payment for another pack ends that. */
  readonly goesOn: boolean;
}

const PLAN: StartingPack = { netOre: PRO_PACK.netOre, goesOn: false };

/** @returns the pack of a purchase that somebody pays after all */
export const packOf = ({ netOre, own, state }: Purchase): StartingPack => ({
  netOre,
  goesOn: own && LIVE.includes(state),
});

/**
 * Asks the server which pack to begin with, as another window may have begun one since the page was opened. An attempt
 * that was seen on its way and is over by then ends.
 * @returns a function that gives the pack of the caller's purchase that is not over, else the Pro plan's
 */
export function useStartingPack(): () => Promise<StartingPack> {
  const api = useApi();
  const mayAsk = useMayAsk('companyMember');
  return async () => {
    if (!mayAsk) return PLAN;
    try {
      const { purchases } = await api.call(listPurchases, {});
      endToldAttempts(purchases);
      const live = liveOf(purchases);
      return live === undefined ? PLAN : packOf(live);
    } catch {
      // Preparing the payment says what is wrong.
      return PLAN;
    }
  };
}
