import { addDays, type Day, dayNumberOf, HOUR_MS, weekdayOf } from '@vela/contracts/days';
import { atFirstUse } from '@vela/language';
import type { Moment } from './elapsed.js';

/** Where the market's days begin and end, whatever the zone of the machine or of the reader. */
export const MARKET_TIME_ZONE = 'Europe/Stockholm';

// Swedish dates are written as ISO days.
const isoDay = atFirstUse(
  () =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: MARKET_TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** A day begins and ends on a quarter of an hour, in every zone and season. */
const QUARTER_MS = HOUR_MS / 4;
/** Lists say the day of many moments that lie together, and a calendar is slow to ask. */
const MOST_KNOWN = 50_000;
const knownDays = new Map<number, Day>();

/** @returns the day of a moment in the market's time zone */
export function dayOf(moment: Moment): Day {
  const date = new Date(moment);
  const quarter = Math.floor(date.getTime() / QUARTER_MS);
  const known = knownDays.get(quarter);
  if (known !== undefined) return known;
  const day = isoDay().format(date);
  if (knownDays.size >= MOST_KNOWN) knownDays.clear();
  knownDays.set(quarter, day);
  return day;
}

/** @returns days of the calendar in the market's time zone between two moments, below 0 where `to` is earlier */
export const daysBetween = (from: Moment, to: Moment): number => dayNumberOf(dayOf(to)) - dayNumberOf(dayOf(from));

/** @returns the first moment of a day in the market's time zone */
export function startOfDay(day: Day): Date {
  // Stockholm is one hour ahead of UTC, or two in summer; it never changes at midnight.
  const summerMidnight = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return dayOf(summerMidnight) === day ? summerMidnight : new Date(summerMidnight.getTime() + HOUR_MS);
}

/** @returns the last moment of a day in the market's time zone */
export const endOfDay = (day: Day): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

/** @returns the first moment of the day that lies so many days after a moment's own, for what begins with a day */
export const startOfDayAfter = (moment: Moment, days: number): Date => startOfDay(addDays(dayOf(moment), days));

/** @returns the last moment of the day that lies so many days after a moment's own, for what holds through a day */
export const endOfDayAfter = (moment: Moment, days: number): Date => endOfDay(addDays(dayOf(moment), days));

/** @returns the number of the week that a moment lies in, counted from 1970; weeks begin on Monday, in the market's time zone */
export const weekOf = (moment: Moment): number =>
  // 1 January 1970 was a Thursday: three days before it the week had begun.
  Math.floor((dayNumberOf(dayOf(moment)) + 3) / 7);

/** @returns the Monday with which the week of a day begins */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));
