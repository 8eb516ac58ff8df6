export { clockIn, momentIn } from './clocks.js';
/** A day without a time, `YYYY-MM-DD`. Such texts compare in the order of the calendar. */
export type Day = string;

/** A minute, an hour and a day in milliseconds, for what lasts so long whatever the calendar says. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A day in seconds, for what a store or a cache is told. */
export const DAY_SECONDS = DAY_MS / 1000;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** @returns a day's number, counted from 1 January 1970 */
export const dayNumberOf = (day: Day): number => timeOf(day) / DAY_MS;

/** @returns whether a text is a day that the calendar has */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? timeOf(text) : Number.NaN;
  return !Number.isNaN(time) && dayAt(time) === text;
}

/** Years of the days that somebody means: while a year is typed, what stands there is a day of the first centuries. */
export const MEANT_YEARS = { first: '1900', last: '2199' } as const;

/** @returns whether a text is a day that the calendar has, of a year that somebody means */
export const isMeantDay = (text: string): boolean =>
  isDay(text) && text >= MEANT_YEARS.first && text.slice(0, 4) <= MEANT_YEARS.last;

/** @returns the value where it is a day that the calendar has, null for everything else that somebody may send */
export const dayOrNull = (value: unknown): Day | null => (typeof value === 'string' && isDay(value) ? value : null);

/** @returns the day so many days later, earlier where `days` is below 0 */
export const addDays = (day: Day, days: number): Day => dayAt(timeOf(day) + days * DAY_MS);

/** @returns the same day of a later month, or that month's last where it has no such day */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOf(day));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)));
}

/** @returns 0 for a Sunday to 6 for a Saturday */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();
