import { daysLater } from '@vela/market/days';

/** Tells the time; replaced where somebody tries out what time brings. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs as the machine's does, some days ahead of it. */
export const clockAhead = (days: number): Clock => ({ now: () => daysLater(Date.now(), days) });
