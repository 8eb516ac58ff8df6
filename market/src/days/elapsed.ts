import { DAY_MS } from '@vela/contracts/days';

/** A point in time: a date, an ISO text with its zone, or milliseconds since 1970. */
export type Moment = Date | string | number;

const timeOf = (moment: Moment): number => new Date(moment).getTime();

/** @param days of 24 hours, below 0 for earlier @returns the moment so much later */
export const daysLater = (moment: Moment, days: number): Date => new Date(timeOf(moment) + Math.round(days * DAY_MS));

/** @returns whole days of 24 hours that have passed between two moments, never below 0 */
export const daysPassed = (from: Moment, to: Moment): number =>
  Math.max(0, Math.floor((timeOf(to) - timeOf(from)) / DAY_MS));
