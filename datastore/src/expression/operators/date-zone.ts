import { CommandError } from '../../values/errors.js';
import { utcDay } from './date-parts.js';

const minute = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    throw new CommandError(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

function parseOffset(text: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(text);
  if (match === null) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * Minutes a time zone is ahead of UTC at a moment.
 *
 * @param zone an Olson name or an offset such as `+02:00`; undefined for UTC
 * @throws CommandError 40485 for a zone nobody knows
 */
export function zoneOffset(date: Date, zone: string | undefined): number {
  if (zone === undefined || zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = parseOffset(zone);
  if (fixed !== undefined) return fixed;
  const name =
    formatterFor(zone)
      .formatToParts(date)
      .find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  return parseOffset(name.replace('GMT', '')) ?? 0;
}

/** A date whose UTC fields read as the wall clock of a time zone. */
export function toWallClock(date: Date, zone: string | undefined): Date {
  return new Date(date.getTime() + zoneOffset(date, zone) * minute);
}

/** Whether a moment is in the summer time of a zone, by its offset in January and July of that year. */
export function isSummerTime(date: Date, zone: string | undefined): boolean {
  const year = toWallClock(date, zone).getUTCFullYear();
  const usual = Math.min(...[0, 6].map((month) => zoneOffset(new Date(utcDay(year, month, 1)), zone)));
  return zoneOffset(date, zone) > usual;
}

/** The moment a wall clock shows this; the inverse of {@link toWallClock}. */
export function fromWallClock(wall: Date, zone: string | undefined): Date {
  const guess = new Date(wall.getTime() - zoneOffset(wall, zone) * minute);
  return new Date(wall.getTime() - zoneOffset(guess, zone) * minute);
}
