import type { Dispute } from './objects.js';
import type { StripeState } from './state.js';

/** A dispute that stands so has taken the money of its charge; one that was won has given it back. */
const TAKEN: readonly Dispute['status'][] = ['needs_response', 'lost'];

/** @returns whether a bank has the money of a charge, so that it can be neither refunded nor disputed once more */
export const isChargedBack = ({ stored }: StripeState, chargeId: string): boolean =>
  Object.values(stored.disputes).some(({ charge, status }) => charge === chargeId && TAKEN.includes(status));
