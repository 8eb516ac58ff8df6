import type { OutboxKind } from '@vela/contracts/constants';
import { HOUR_MS } from '@vela/market/days';

const SECOND = 1000;

/** An attempt of which nothing was heard for so long is taken for dead and made again. */
export const ATTEMPT_MS = 30_000;

const LONGEST_PAUSE_MS = HOUR_MS;
/** A message that is put off for longer was put off before the store's clock went back. */
export const LONGEST_PUT_OFF_MS = 2 * LONGEST_PAUSE_MS;

/** Doubles from two seconds on, up to an hour. @returns milliseconds between an attempt that failed and the next */
export const pauseAfter = (attempts: number): number => Math.min(2 ** attempts * SECOND, LONGEST_PAUSE_MS);

/**
 * Most attempts of each kind; null for what is owed until it is done. A mail is news: after two days, twelve attempts in the first
 * hour and one in every other, it is given up.
 */
const ATTEMPTS_MAX: Readonly<Record<OutboxKind, number | null>> = {
  mail: 59,
  newsletterSubscription: null,
  newsletterUnsubscription: null,
};

/** @returns whether a message of which so many attempts failed is tried no more */
export function isGivenUp(kind: OutboxKind, attempts: number): boolean {
  const most = ATTEMPTS_MAX[kind];
  return most !== null && attempts >= most;
}
