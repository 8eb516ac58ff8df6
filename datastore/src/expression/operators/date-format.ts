import { CommandError } from '../../values/errors.js';
import { dayOfYear, fromIsoWeek, isoDayOfWeek, isoWeek, utcDay, weekOfYear } from './date-parts.js';
import { fromWallClock, toWallClock, zoneOffset } from './date-zone.js';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function formatOffset(minutes: number): string {
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(ahead / 60), 2)}${padded(ahead % 60, 2)}`;
}

/**
 * Formats a date as `$dateToString` does.
 *
 * @param format with MongoDB's specifiers, such as `%Y-%m-%d`
 * @param zone time zone of the wall clock; undefined for UTC
 * @throws CommandError 18536 for a specifier that does not exist
 */
export function formatDate(date: Date, format: string, zone: string | undefined): string {
  const wall = toWallClock(date, zone);
  return format.replace(/%([^]|$)/g, (_, specifier: string) => formatPart(specifier, wall, zoneOffset(date, zone)));
}

function formatPart(specifier: string, wall: Date, offset: number): string {
  switch (specifier) {
    case 'Y':
      return padded(wall.getUTCFullYear(), 4);
    case 'm':
      return padded(wall.getUTCMonth() + 1, 2);
    case 'd':
      return padded(wall.getUTCDate(), 2);
    case 'H':
      return padded(wall.getUTCHours(), 2);
    case 'M':
      return padded(wall.getUTCMinutes(), 2);
    case 'S':
      return padded(wall.getUTCSeconds(), 2);
    case 'L':
      return padded(wall.getUTCMilliseconds(), 3);
    case 'j':
      return padded(dayOfYear(wall), 3);
    case 'w':
      return String(wall.getUTCDay() + 1);
    case 'u':
      return String(isoDayOfWeek(wall));
    case 'U':
      return padded(weekOfYear(wall), 2);
    case 'V':
      return padded(isoWeek(wall).week, 2);
    case 'G':
      return padded(isoWeek(wall).year, 4);
    case 'b':
      return (monthNames[wall.getUTCMonth()] ?? '').slice(0, 3);
    case 'B':
      return monthNames[wall.getUTCMonth()] ?? '';
    case 'z':
      return formatOffset(offset);
    case 'Z':
      return String(offset);
    case '%':
      return '%';
    default:
      throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
  }
}

const readers: Readonly<Record<string, string>> = {
  Y: '(?<year>\\d{4})',
  G: '(?<isoYear>\\d{4})',
  m: '(?<month>\\d{1,2})',
  d: '(?<day>\\d{1,2})',
  j: '(?<yearDay>\\d{1,3})',
  H: '(?<hour>\\d{1,2})',
  M: '(?<minute>\\d{1,2})',
  S: '(?<second>\\d{1,2})',
  L: '(?<millisecond>\\d{1,3})',
  V: '(?<isoWeek>\\d{1,2})',
  u: '(?<isoDay>[1-7])',
  b: '(?<monthName>[A-Za-z]{3})',
  B: '(?<monthName>[A-Za-z]+)',
  z: '(?<zone>[+-]\\d{2}:?\\d{2}|Z)',
  '%': '%',
};

const plainDate =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<millisecond>\d{1,3})\d*)?)?)?\s*(?<zone>Z|[+-]\d{2}:?\d{2}|UTC|GMT)?$/;

function patternOf(format: string): RegExp {
  const source = format.replace(/%([^])|[\\^$.*+?()[\]{}|]/g, (whole, specifier: string | undefined) => {
    if (specifier === undefined) return `\\${whole}`;
    const reader = readers[specifier];
    if (reader === undefined)
      throw new CommandError(18536, `Invalid format character '%${specifier}' in format string`);
    return reader;
  });
  return new RegExp(`^${source}$`);
}

/**
 * Reads a date from text as `$dateFromString` and `$toDate` do.
 *
 * @param format MongoDB's specifiers; undefined for ISO 8601
 * @param zone of texts that name none; undefined for UTC
 * @throws CommandError 241 for a text that is no such date
 */
export function parseDate(text: string, format: string | undefined, zone: string | undefined): Date {
  const parts = (format === undefined ? plainDate : patternOf(format)).exec(text)?.groups;
  if (parts === undefined) throw new CommandError(241, `Error parsing date string '${text}'`);
  const named = parts['zone'];
  if (named !== undefined && zone !== undefined) {
    throw new CommandError(
      241,
      `you cannot pass in a date/time string with time zone information ('${text}') together with a timezone argument`,
    );
  }
  const wall = wallClockOf(parts, text);
  return fromWallClock(wall, named ?? zone);
}

function wallClockOf(parts: Readonly<Record<string, string | undefined>>, text: string): Date {
  const number = (name: string, otherwise: number) => (parts[name] === undefined ? otherwise : Number(parts[name]));
  const month = parts['monthName'] === undefined ? number('month', 1) : monthNumber(parts['monthName'], text);
  const time =
    ((number('hour', 0) * 60 + number('minute', 0)) * 60 + number('second', 0)) * 1000 +
    Number((parts['millisecond'] ?? '').padEnd(3, '0'));
  const start = startOfDay(
    parts['isoYear'] !== undefined
      ? { year: number('isoYear', 1970), week: number('isoWeek', 1), weekday: number('isoDay', 1) }
      : parts['yearDay'] === undefined
        ? { year: number('year', 1970), month, day: number('day', 1) }
        : { year: number('year', 1970), yearDay: number('yearDay', 1) },
  );
  if (start === undefined || number('hour', 0) > 23 || number('minute', 0) > 59 || number('second', 0) > 59)
    throw new CommandError(241, `Error parsing date string '${text}'`);
  return new Date(start + time);
}

/** A day as a text names it. */
type NamedDay =
  | { readonly year: number; readonly month: number; readonly day: number }
  | { readonly year: number; readonly yearDay: number }
  | { readonly year: number; readonly week: number; readonly weekday: number };

/** The moment a day begins in UTC; undefined for one that no calendar has, such as February 30. */
function startOfDay(named: NamedDay): number | undefined {
  if ('week' in named) {
    const date = fromIsoWeek(named.year, named.week, named.weekday);
    const { year, week } = isoWeek(date);
    return year === named.year && week === named.week ? date.getTime() : undefined;
  }
  const start = 'day' in named ? utcDay(named.year, named.month - 1, named.day) : utcDay(named.year, 0, named.yearDay);
  const date = new Date(start);
  const isThere = date.getUTCFullYear() === named.year && (!('day' in named) || date.getUTCMonth() === named.month - 1);
  return isThere ? start : undefined;
}

function monthNumber(name: string, text: string): number {
  const at = monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  if (at < 0) throw new CommandError(241, `Error parsing date string '${text}'`);
  return at + 1;
}
