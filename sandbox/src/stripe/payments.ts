import { randomBytes } from 'node:crypto';
import { outcomeOf } from './cards.js';
import type { Charge, Customer, PaymentError, PaymentIntent, Refund, StripeEvent } from './objects.js';
import { missing, StripeProblem, unexpectedState } from './problem.js';
import { newId, type StripeState } from './state.js';
import type { Webhooks } from './webhooks.js';

const API_VERSION = '2026-01-28.clover';
const SMALLEST_AMOUNT = 300;

export interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Takes payments as the provider does: states, their events, refunds. */
export class Payments {
  readonly #state: StripeState;
  readonly #webhooks: Webhooks;
  readonly #now: () => number;
  readonly #authenticationPage: string;

  /** @param authenticationPage address, as browsers see it, below which the extra step is asked */
  constructor(state: StripeState, webhooks: Webhooks, now: () => number, authenticationPage: string) {
    this.#state = state;
    this.#webhooks = webhooks;
    this.#now = now;
    this.#authenticationPage = authenticationPage;
  }

  #announce(type: string, object: PaymentIntent | Charge): void {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#now(),
      type,
      livemode: false,
      data: { object: structuredClone(object) },
      request: { id: null, idempotency_key: null },
    };
    this.#state.stored.events.push(event);
    this.#state.save();
    this.#webhooks.announce(event);
  }

  createCustomer(details: Pick<Customer, 'email' | 'name' | 'metadata'>): Customer {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: this.#now(),
      livemode: false,
      ...details,
    };
    this.#state.stored.customers[customer.id] = customer;
    this.#state.save();
    return customer;
  }

  customer(id: string): Customer {
    const customer = this.#state.stored.customers[id];
    if (customer === undefined) throw missing('customer', id, 'customer');
    return customer;
  }

  create({ amount, currency, customer, metadata }: NewIntent): PaymentIntent {
    if (!Number.isInteger(amount) || amount < SMALLEST_AMOUNT)
      throw new StripeProblem(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        param: 'amount',
        message: 'Amount must be at least 3.00 kr sek.',
      });
    if (customer !== null) this.customer(customer);
    const id = newId('pi');
    const intent: PaymentIntent = {
      id,
      object: 'payment_intent',
      amount,
      currency,
      customer,
      metadata,
      livemode: false,
      created: this.#now(),
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: null,
      latest_charge: null,
      next_action: null,
    };
    this.#state.stored.intents[id] = intent;
    this.#announce('payment_intent.created', intent);
    return intent;
  }

  intent(id: string): PaymentIntent {
    const intent = this.#state.stored.intents[id];
    if (intent === undefined) throw missing('payment_intent', id, 'intent');
    return intent;
  }

  /** Charges a card. @param number digits only @param returnUrl where the extra step leads back to */
  confirm(intent: PaymentIntent, number: string, returnUrl: string): PaymentIntent {
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw unexpectedState(intent.status);
    intent.last_payment_error = null;
    const outcome = outcomeOf(number);
    if (outcome.kind === 'succeeds') this.succeed(intent);
    else if (outcome.kind === 'declined') this.decline(intent, outcome.error);
    else if (outcome.kind === 'processes') {
      intent.status = 'processing';
      this.#announce('payment_intent.processing', intent);
    } else if (outcome.kind === 'asks') {
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: `${this.#authenticationPage}/${intent.id}?return_url=${encodeURIComponent(returnUrl)}`,
          return_url: returnUrl,
        },
      };
      this.#announce('payment_intent.requires_action', intent);
    }
    return intent;
  }

  succeed(intent: PaymentIntent): void {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent.status);
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      currency: intent.currency,
      created: this.#now(),
      livemode: false,
      payment_intent: intent.id,
      paid: true,
      amount_refunded: 0,
      refunded: false,
    };
    this.#state.stored.charges[charge.id] = charge;
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    });
    this.#announce('payment_intent.succeeded', intent);
  }

  decline(intent: PaymentIntent, error: PaymentError): void {
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, next_action: null });
    this.#announce('payment_intent.payment_failed', intent);
  }

  cancel(intent: PaymentIntent): PaymentIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
      throw unexpectedState(intent.status);
    intent.status = 'canceled';
    this.#announce('payment_intent.canceled', intent);
    return intent;
  }

  charge(id: string): Charge {
    const charge = this.#state.stored.charges[id];
    if (charge === undefined) throw missing('charge', id, 'charge');
    return charge;
  }

  /** Pays back. @param amount all that is left unless told */
  refund(intent: PaymentIntent, amount?: number): Refund {
    if (intent.latest_charge === null) throw unexpectedState(intent.status);
    const charge = this.charge(intent.latest_charge);
    const left = charge.amount - charge.amount_refunded;
    const paidBack = amount ?? left;
    if (left === 0)
      throw new StripeProblem(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: `Charge ${charge.id} has already been refunded.`,
      });
    if (paidBack > left || paidBack <= 0)
      throw new StripeProblem(400, {
        type: 'invalid_request_error',
        param: 'amount',
        message: 'Refund amount is greater than unrefunded amount on charge.',
      });
    charge.amount_refunded += paidBack;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount: paidBack,
      charge: charge.id,
      created: this.#now(),
      currency: charge.currency,
      payment_intent: intent.id,
      status: 'succeeded',
    };
    this.#state.stored.refunds[refund.id] = refund;
    this.#announce('charge.refunded', charge);
    return refund;
  }
}
