import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Charge, Customer, Dispute, PaymentIntent, Refund, StripeEvent, WebhookEndpoint } from './objects.js';

/** An answer that is given again to a repeated request with the same idempotency key. */
export interface StoredAnswer {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  /** Seconds since 1970. */
  readonly at: number;
}

interface StoredState {
  intents: Record<string, PaymentIntent>;
  customers: Record<string, Customer>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: StripeEvent[];
  answers: Record<string, StoredAnswer>;
}

/** So many events are remembered; the oldest are forgotten first. */
const EVENTS_MAX = 2000;

/** @returns a record that holds what it was given and nothing else: ids come from outside, and objects have a constructor */
export const byId = <Kept>(known: Readonly<Record<string, Kept>> = {}): Record<string, Kept> =>
  Object.assign(Object.create(null) as Record<string, Kept>, known);

const storedState = ({
  intents,
  customers,
  charges,
  refunds,
  disputes,
  events = [],
  answers,
}: Partial<StoredState>): StoredState => ({
  intents: byId(intents),
  customers: byId(customers),
  charges: byId(charges),
  refunds: byId(refunds),
  disputes: byId(disputes),
  events,
  answers: byId(answers),
});

/** @returns an id as the provider makes them, such as "pi_4f…" */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What the stand-in remembers, in a file where one is given, so that a restart loses no payment. */
export class StripeState {
  readonly #file: string | null;
  readonly stored: StoredState;
  /** Webhook endpoints as the dashboard lists them; they get no events. */
  readonly endpoints: WebhookEndpoint[] = [];

  constructor(file: string | null) {
    this.#file = file;
    // The file is only ever written by `save`; an older one knows fewer kinds of objects.
    this.stored = storedState(
      file !== null && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredState>) : {},
    );
  }

  /** Writes everything down, whole or not at all. */
  save(): void {
    if (this.stored.events.length > EVENTS_MAX) this.stored.events.splice(0, this.stored.events.length - EVENTS_MAX);
    if (this.#file === null) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.stored), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** @returns the payments, newest first */
  newestIntents(): readonly PaymentIntent[] {
    return Object.values(this.stored.intents).toReversed();
  }
}
