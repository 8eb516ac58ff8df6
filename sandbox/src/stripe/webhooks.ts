import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects.js';

export interface WebhookTarget {
  /** @returns where events go; asked for each, for the product may be started after the stand-in */
  url(): string;
  /** Signs what is sent, `whsec_…`. */
  readonly secret: string;
  /** @returns seconds since 1970, for signatures */
  now(): number;
}

const TIMEOUT_MS = 10_000;
/** Pauses before a failed delivery is tried again, as the provider does over hours. */
const RETRY_AFTER_MS = [200, 1000, 5000, 30_000] as const;

/** @returns the signature header: time and HMAC over time and body */
export const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Sends events to the product. They can be held back, to be released late, twice or in another order. */
export class Webhooks {
  readonly #target: WebhookTarget;
  readonly #held: StripeEvent[] = [];
  readonly #retries = new Set<NodeJS.Timeout>();
  holding = false;
  /** How often each event comes, as the provider may send it more than once. */
  times = 1;

  constructor(target: WebhookTarget) {
    this.#target = target;
  }

  get held(): readonly StripeEvent[] {
    return this.#held;
  }

  /** Sends an event, or keeps it while events are held back. */
  announce(event: StripeEvent): void {
    if (this.holding) this.#held.push(event);
    else for (let left = this.times; left > 0; left -= 1) void this.#persist(event, 0);
  }

  async #persist(event: StripeEvent, attempt: number): Promise<void> {
    const status = await this.send(event).catch(() => 0);
    const pause = RETRY_AFTER_MS[attempt];
    if ((status >= 200 && status < 300) || pause === undefined) return;
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      void this.#persist(event, attempt + 1);
    }, pause);
    timer.unref();
    this.#retries.add(timer);
  }

  /** @returns the status with which the product answered */
  async send(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event);
    const response = await fetch(this.#target.url(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, this.#target.secret, this.#target.now()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.status;
  }

  /** Sends what was held back, one after the other. @param reversed the last first @returns how many */
  async release(reversed: boolean): Promise<number> {
    const events = this.#held.splice(0);
    for (const event of reversed ? events.toReversed() : events) await this.send(event).catch(() => 0);
    return events.length;
  }

  /** Gives up what would be tried again. */
  stop(): void {
    for (const timer of this.#retries) clearTimeout(timer);
    this.#retries.clear();
  }
}
