import { isChargedBack } from './charged-back.js';
import type { Announce } from './events.js';
import type { PaymentIntent, Refund } from './objects.js';
import type { Payments } from './payments.js';
import { invalid, missing, StripeProblem, unexpectedState } from './problem.js';
import { newId, type StripeState } from './state.js';

/** Pays back: at once, or as long as the bank takes; a bank may send it back even later. */
export class Refunds {
  readonly #state: StripeState;
  readonly #payments: Payments;
  readonly #announce: Announce;
  readonly #now: () => number;
  /** Whether refunds wait for the bank. */
  slow = false;

  constructor(state: StripeState, payments: Payments, announce: Announce, now: () => number) {
    this.#state = state;
    this.#payments = payments;
    this.#announce = announce;
    this.#now = now;
  }

  /** Pays back. @param amount all that is left unless told */
  make(intent: PaymentIntent, amount?: number): Refund {
    if (intent.latest_charge === null) throw unexpectedState(intent.status);
    const charge = this.#payments.charge(intent.latest_charge);
    const left = charge.amount - charge.amount_refunded;
    const paidBack = amount ?? left;
    if (isChargedBack(this.#state, charge.id))
      throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
    if (!Number.isInteger(paidBack) || paidBack > left || paidBack <= 0)
      throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount: paidBack,
      charge: charge.id,
      created: this.#now(),
      currency: charge.currency,
      payment_intent: intent.id,
      status: this.slow ? 'pending' : 'succeeded',
    };
    this.#state.stored.refunds[refund.id] = refund;
    charge.amount_refunded += paidBack;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.#announce('refund.created', refund);
    this.#announce('charge.refunded', charge);
    return refund;
  }

  refund(id: string): Refund {
    const refund = this.#state.stored.refunds[id];
    if (refund === undefined) throw missing('refund', id, 'refund');
    return refund;
  }

  of(intentId: string): readonly Refund[] {
    return Object.values(this.#state.stored.refunds).filter(({ payment_intent: of }) => of === intentId);
  }

  /** The bank took it. */
  succeed(refund: Refund): void {
    if (refund.status !== 'pending') throw new StripeProblem(400, { message: `This refund is ${refund.status}.` });
    refund.status = 'succeeded';
    this.#announce('refund.updated', refund);
  }

  /** The bank sent it back, perhaps days after it had succeeded. */
  fail(refund: Refund): void {
    if (refund.status === 'failed') throw new StripeProblem(400, { message: 'This refund has failed already.' });
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    const charge = this.#payments.charge(refund.charge);
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.#announce('refund.updated', refund);
    this.#announce('refund.failed', refund);
  }
}
