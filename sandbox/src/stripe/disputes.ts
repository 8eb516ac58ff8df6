import { isChargedBack } from './charged-back.js';
import type { Announce } from './events.js';
import type { Dispute, PaymentIntent } from './objects.js';
import type { Payments } from './payments.js';
import { invalid, missing, unexpectedState } from './problem.js';
import { newId, type StripeState } from './state.js';

const ANSWER_DAYS = 7;
const DAY_SECONDS = 86_400;

/** How a dispute ends. `warning_closed`: an inquiry came to nothing; `prevented`: the payment was refunded instead. */
export type DisputeEnd = Exclude<Dispute['status'], 'warning_needs_response' | 'needs_response'>;

/** Cardholders who tell their bank that they do not want to have paid. */
export class Disputes {
  readonly #state: StripeState;
  readonly #payments: Payments;
  readonly #announce: Announce;
  readonly #now: () => number;

  constructor(state: StripeState, payments: Payments, announce: Announce, now: () => number) {
    this.#state = state;
    this.#payments = payments;
    this.#announce = announce;
    this.#now = now;
  }

  /** The bank takes the money back until it is decided. @param amount the whole charge unless told */
  open(intent: PaymentIntent, amount?: number): Dispute {
    const dispute = this.#add(intent, 'needs_response', amount);
    this.#payments.charge(dispute.charge).disputed = true;
    this.#announce('charge.dispute.created', dispute);
    this.#announce('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** The bank only asks: no money moves, and the payment may be refunded meanwhile. */
  inquire(intent: PaymentIntent, amount?: number): Dispute {
    const dispute = this.#add(intent, 'warning_needs_response', amount);
    this.#announce('charge.dispute.created', dispute);
    return dispute;
  }

  /** The bank did not like the answer to its question: the inquiry becomes a dispute. */
  escalate(dispute: Dispute): void {
    if (dispute.status !== 'warning_needs_response') throw invalid('Only an inquiry becomes a dispute.');
    dispute.status = 'needs_response';
    dispute.evidence_details.due_by = this.#now() + ANSWER_DAYS * DAY_SECONDS;
    this.#payments.charge(dispute.charge).disputed = true;
    this.#announce('charge.dispute.updated', dispute);
    this.#announce('charge.dispute.funds_withdrawn', dispute);
  }

  #add(intent: PaymentIntent, status: Dispute['status'], amount?: number): Dispute {
    if (intent.latest_charge === null) throw unexpectedState(intent.status);
    const charge = this.#payments.charge(intent.latest_charge);
    if (isChargedBack(this.#state, charge.id)) throw invalid(`Charge ${charge.id} is disputed already.`);
    const dispute: Dispute = {
      id: newId('du'),
      object: 'dispute',
      amount: amount ?? charge.amount - charge.amount_refunded,
      charge: charge.id,
      created: this.#now(),
      currency: charge.currency,
      livemode: false,
      payment_intent: intent.id,
      reason: 'fraudulent',
      evidence_details: { due_by: this.#now() + ANSWER_DAYS * DAY_SECONDS },
      status,
    };
    this.#state.stored.disputes[dispute.id] = dispute;
    return dispute;
  }

  dispute(id: string): Dispute {
    const dispute = this.#state.stored.disputes[id];
    if (dispute === undefined) throw missing('dispute', id, 'dispute');
    return dispute;
  }

  of(intentId: string): readonly Dispute[] {
    return Object.values(this.#state.stored.disputes).filter(({ payment_intent: of }) => of === intentId);
  }

  /** The bank decides. */
  close(dispute: Dispute, status: DisputeEnd): Dispute {
    if (dispute.status === status) return dispute;
    // A bank may take back that a dispute was lost, and never the other way.
    if (dispute.status === 'won') throw invalid('This dispute is already closed.', { code: 'dispute_already_closed' });
    dispute.status = status;
    this.#announce('charge.dispute.closed', dispute);
    if (status === 'won') this.#announce('charge.dispute.funds_reinstated', dispute);
    return dispute;
  }
}
