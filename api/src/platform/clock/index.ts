/** Tells the time; replaced where somebody tries out what time brings. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const DAY_MS = 86_400_000;

/** A clock that runs as the machine's does, some days ahead of it. */
export const clockAhead = (days: number): Clock => ({ now: () => new Date(Date.now() + days * DAY_MS) });
