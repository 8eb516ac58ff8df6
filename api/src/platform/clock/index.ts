import { DAY_MS, daysLater } from '@vela/market/days';

export { storeIsPast, storeNow, storeNowIn } from './store-clock.js';

/** Tells the time; replaced where somebody tries out what time brings. */
export interface Clock {
  now(): Date;
  /** How far it is set ahead of the machine's, milliseconds. */
  readonly aheadMs: number;
}

export const systemClock: Clock = { now: () => new Date(), aheadMs: 0 };

/** A clock that runs as the machine's does, some days ahead of it. */
export const clockAhead = (days: number): Clock => ({ now: () => daysLater(Date.now(), days), aheadMs: days * DAY_MS });
