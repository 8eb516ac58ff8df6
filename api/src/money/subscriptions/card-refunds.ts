import type Stripe from 'stripe';
import type { RefundState } from '@vela/contracts/schemas';
import type { CardRefund } from '../../records/purchase.js';

const STATES: Readonly<Record<string, RefundState>> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** What is refunded, oldest first, as the provider has it now. */
export async function refundsAtProvider(provider: Stripe, intentId: string): Promise<CardRefund[]> {
  const { data } = await provider.refunds.list({ payment_intent: intentId, limit: 100 });
  return data
    .map(({ id, amount, status, created }) => ({
      refundId: id,
      amountOre: amount,
      state: STATES[status ?? ''] ?? 'pending',
      at: new Date(created * 1000),
    }))
    .reverse();
}

/** A refund goes only forward: it waits, succeeds, and may come back even then. */
const STEPS: readonly RefundState[] = ['pending', 'succeeded', 'failed'];
const further = (known: CardRefund, told: CardRefund): CardRefund =>
  STEPS.indexOf(told.state) > STEPS.indexOf(known.state) ? told : known;

/**
 * Puts what was told to what is known. A list may be older than what another one has told since: it undoes nothing.
 * @returns the refunds, oldest first
 */
export function mergedRefunds(known: readonly CardRefund[], told: readonly CardRefund[]): CardRefund[] {
  const byId = new Map(known.map((refund) => [refund.refundId, refund]));
  for (const refund of told) byId.set(refund.refundId, further(byId.get(refund.refundId) ?? refund, refund));
  return [...byId.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** @returns whether what was told says nothing new */
export const saysNothingNew = (known: readonly CardRefund[], told: readonly CardRefund[]): boolean => {
  const states = new Map(known.map(({ refundId, state }) => [refundId, state]));
  return mergedRefunds(known, told).every(({ refundId, state }) => states.get(refundId) === state);
};

/** A refund that failed may have been paid another way. */
const isPaidBack = ({ state, otherwiseAt }: CardRefund): boolean => state !== 'failed' || otherwiseAt != null;

/** @returns how much is paid back, VAT included */
export const refundedOreOf = (refunds: readonly CardRefund[]): number =>
  refunds.reduce((sum, refund) => (isPaidBack(refund) ? sum + refund.amountOre : sum), 0);
