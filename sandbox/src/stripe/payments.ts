import { randomBytes } from 'node:crypto';
import { outcomeOf } from './cards.js';
import type { Announce } from './events.js';
import type { Charge, Customer, PaymentError, PaymentIntent } from './objects.js';
import { invalid, missing, unexpectedState } from './problem.js';
import { byId, newId, type StripeState } from './state.js';

const SMALLEST_AMOUNT = 300;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Takes payments as the provider does: customers, states, their events. */
export class Payments {
  readonly #state: StripeState;
  readonly #announce: Announce;
  readonly #now: () => number;
  readonly #authenticationPage: string;

  /** @param authenticationPage address, as browsers see it, below which the extra step is asked */
  constructor(state: StripeState, announce: Announce, now: () => number, authenticationPage: string) {
    this.#state = state;
    this.#announce = announce;
    this.#now = now;
    this.#authenticationPage = authenticationPage;
  }

  createCustomer(details: Pick<Customer, 'email' | 'name' | 'metadata'>): Customer {
    if (details.email !== null && !EMAIL.test(details.email))
      throw invalid(`Invalid email address: ${details.email}`, { code: 'email_invalid', param: 'email' });
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

  /** Somebody tidies up, or the keys belong to another account: what is stored elsewhere names nobody any more. */
  forgetCustomers(): void {
    this.#state.stored.customers = byId();
    this.#state.save();
  }

  create({ amount, currency, customer, metadata }: NewIntent): PaymentIntent {
    if (!Number.isInteger(amount) || amount < SMALLEST_AMOUNT)
      throw invalid('Amount must be at least 3.00 kr sek.', { code: 'amount_too_small', param: 'amount' });
    if (customer !== null && this.#state.stored.customers[customer] === undefined)
      throw missing('customer', customer, 'customer', 400);
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
    if (outcome.kind === 'succeeds' || outcome.kind === 'answerLost') this.succeed(intent);
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

  /** @param received what the bank paid in the end; the whole amount unless told */
  succeed(intent: PaymentIntent, received = intent.amount): void {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent.status);
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: received,
      currency: intent.currency,
      created: this.#now(),
      livemode: false,
      payment_intent: intent.id,
      paid: true,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    };
    this.#state.stored.charges[charge.id] = charge;
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: received,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
    });
    this.#announce('payment_intent.succeeded', intent);
  }

  decline(intent: PaymentIntent, error: PaymentError): void {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = {
      ...error,
      payment_method: { id: newId('pm'), object: 'payment_method', type: 'card' },
    };
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
}
