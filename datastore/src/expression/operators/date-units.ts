import { CommandError } from '../../values/errors.js';
import type { Value } from '../../values/value.js';
import { utcDay } from './date-parts.js';
import { fromWallClock, isSummerTime, toWallClock } from './date-zone.js';

/** Milliseconds of the units that are always equally long on a wall clock. */
const fixedUnits: Readonly<Record<string, number>> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

/** Months of the units that are not. */
const monthUnits: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day a week starts on, Sunday 0; Sunday when not said. */
export function weekdayNumber(name: Value): number {
  if (name === undefined || name === null) return 0;
  const wanted = String(name).toLowerCase();
  const number = weekdays.findIndex((weekday) => weekday === wanted || weekday.slice(0, 3) === wanted);
  if (number < 0) throw new CommandError(9, `unknown day of week value: ${String(name)}`);
  return number;
}

function unknownUnit(unit: string): CommandError {
  return new CommandError(9, `unknown time unit value: ${unit}`);
}

/** `$dateAdd`: days and longer go by the wall clock of the zone, and a month's end stays a month's end. */
export function addUnits(date: Date, unit: string, amount: number, zone: string | undefined): Date {
  const months = monthUnits[unit];
  if (months !== undefined) return fromWallClock(addMonths(toWallClock(date, zone), months * amount), zone);
  const length = fixedUnits[unit];
  if (length === undefined) throw unknownUnit(unit);
  if (unit !== 'day' && unit !== 'week') return new Date(date.getTime() + length * amount);
  return fromWallClock(new Date(toWallClock(date, zone).getTime() + length * amount), zone);
}

function addMonths(wall: Date, months: number): Date {
  const first = new Date(wall);
  first.setUTCDate(1);
  first.setUTCMonth(wall.getUTCMonth() + months);
  const lastDay = new Date(utcDay(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(wall.getUTCDate(), lastDay));
  return first;
}

function monthNumber(wall: Date): number {
  return wall.getUTCFullYear() * 12 + wall.getUTCMonth();
}

/** Days before 1970-01-01, a Thursday, that the week containing it starts. */
function weekShift(weekday: number): number {
  return (((4 - weekday) % 7) + 7) % 7;
}

/** Units that pass as long when clocks are changed. */
const passing: ReadonlySet<string> = new Set(['hour', 'minute', 'second', 'millisecond']);

/**
 * `$dateDiff`: how many boundaries of the unit lie between two moments, by the clock of the zone; an hour that it was put forward
 * or back has not passed, or has.
 */
export function differenceInUnits(
  start: Date,
  end: Date,
  unit: string,
  { zone, weekday }: { readonly zone: string | undefined; readonly weekday: number },
): number {
  const [from, to] = [toWallClock(start, zone), toWallClock(end, zone)];
  const months = monthUnits[unit];
  if (months !== undefined) return Math.floor(monthNumber(to) / months) - Math.floor(monthNumber(from) / months);
  const length = fixedUnits[unit];
  if (length === undefined) throw unknownUnit(unit);
  const shift = unit === 'week' ? weekShift(weekday) * 86_400_000 : 0;
  const bin = (wall: Date) => Math.floor((wall.getTime() + shift) / length);
  const putForward = passing.has(unit) ? Number(isSummerTime(end, zone)) - Number(isSummerTime(start, zone)) : 0;
  return bin(to) - bin(from) - putForward * ((fixedUnits['hour'] ?? 0) / length);
}

/** 2000-01-01, from which `$dateTrunc` counts its bins. */
const reference = Date.UTC(2000, 0, 1);

/** `$dateTrunc`: the start of the bin a moment lies in. Bins of hours and less are counted as they pass, others by the clock. */
export function truncateToUnit(
  date: Date,
  unit: string,
  binSize: number,
  { zone, weekday }: { readonly zone: string | undefined; readonly weekday: number },
): Date {
  if (!passing.has(unit)) return fromWallClock(truncatedWall(toWallClock(date, zone), unit, binSize, weekday), zone);
  const start = fromWallClock(new Date(reference), zone).getTime();
  const bin = (fixedUnits[unit] ?? 1) * binSize;
  return new Date(start + Math.floor((date.getTime() - start) / bin) * bin);
}

function truncatedWall(wall: Date, unit: string, binSize: number, weekday: number): Date {
  const months = monthUnits[unit];
  if (months !== undefined) {
    const bin = months * binSize;
    const since = monthNumber(wall) - monthNumber(new Date(reference));
    return new Date(Date.UTC(2000, Math.floor(since / bin) * bin, 1));
  }
  const length = fixedUnits[unit];
  if (length === undefined) throw unknownUnit(unit);
  // The reference moves to the first start of a week at or after it; 2000-01-01 was a Saturday.
  const start = unit === 'week' ? reference + ((weekday - 6 + 7) % 7) * 86_400_000 : reference;
  const bin = length * binSize;
  return new Date(start + Math.floor((wall.getTime() - start) / bin) * bin);
}
