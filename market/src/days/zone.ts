import { addDays, type Day, weekdayOf } from '@vela/contracts/days';
import type { Moment } from './elapsed.js';

/** Where the market's days begin and end, whatever the zone of the machine or of the reader. */
export const MARKET_TIME_ZONE = 'Europe/Stockholm';

const HOUR_MS = 3_600_000;
// Swedish dates are written as ISO days.
const isoDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: MARKET_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** @returns the day of a moment in the market's time zone */
export const dayOf = (moment: Moment): Day => isoDay.format(new Date(moment));

/** @returns the first moment of a day in the market's time zone */
export function startOfDay(day: Day): Date {
  // Stockholm is one hour ahead of UTC, or two in summer; it never changes at midnight.
  const summerMidnight = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return dayOf(summerMidnight) === day ? summerMidnight : new Date(summerMidnight.getTime() + HOUR_MS);
}

/** @returns the last moment of a day in the market's time zone */
export const endOfDay = (day: Day): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

/** @returns the Monday with which the week of a day begins */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));
