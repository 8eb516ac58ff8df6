import { Int32, Long, ObjectId, Timestamp } from 'bson';
import { CommandError } from '../../values/errors.js';
import { typeName } from '../../values/type-name.js';
import { isDocument, isTruthy, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { compileNamed, isNullish, onArguments, onNamedArguments, textArgument, wholeArgument } from './arguments.js';
import { formatDate, parseDate } from './date-format.js';
import { dayOfYear, fromIsoWeek, isoDayOfWeek, isoWeek, utcDay, weekOfYear } from './date-parts.js';
import { addUnits, differenceInUnits, truncateToUnit, weekdayNumber } from './date-units.js';
import { fromWallClock, toWallClock } from './date-zone.js';

/** The moment a date-like value stands for. */
function dateArgument(value: Value): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

function zoneArgument(value: Value): string | undefined {
  return isNullish(value) ? undefined : textArgument(value, 'timezone', 40517);
}

/** `$year` and its sisters: of a date, or of `{date, timezone}`. */
function part(read: (wall: Date) => Value): OperatorCompiler {
  const onDate = onArguments(1, ([value]) => (isNullish(value) ? null : read(dateArgument(value))));
  const onZoned = onNamedArguments({ required: ['date'], optional: ['timezone'] }, (argument) => {
    const date = argument('date');
    if (isNullish(date) || argument('timezone') === null) return null;
    return read(toWallClock(dateArgument(date), zoneArgument(argument('timezone'))));
  });
  return (operand, compiler, name) =>
    (isDocument(operand) && 'date' in operand ? onZoned : onDate)(operand, compiler, name);
}

const int = (read: (wall: Date) => number) => part((wall) => new Int32(read(wall)));

const plainFormat = '%Y-%m-%dT%H:%M:%S.%L';

const dateToString: OperatorCompiler = onNamedArguments(
  { required: ['date'], optional: ['format', 'timezone', 'onNull'] },
  (argument) => {
    const date = argument('date');
    if (isNullish(date)) return argument('onNull') ?? null;
    const format = argument('format');
    if (format === null || argument('timezone') === null) return null;
    const zone = zoneArgument(argument('timezone'));
    const otherwise = zone === undefined ? `${plainFormat}Z` : plainFormat;
    return formatDate(
      dateArgument(date),
      format === undefined ? otherwise : textArgument(format, '$dateToString', 18533),
      zone,
    );
  },
);

const dateFromString: OperatorCompiler = (operand, compiler, name) => {
  const names = { required: ['dateString'], optional: ['format', 'timezone', 'onError', 'onNull'] };
  const parts = compileNamed(operand, names, compiler, name);
  return (scope) => {
    const text = parts.get('dateString')?.(scope);
    if (isNullish(text)) return parts.get('onNull')?.(scope) ?? null;
    const format = parts.get('format')?.(scope);
    const onError = parts.get('onError');
    try {
      const zone = zoneArgument(parts.get('timezone')?.(scope));
      return parseDate(
        textArgument(text, name, 241),
        isNullish(format) ? undefined : textArgument(format, name, 40684),
        zone,
      );
    } catch (error) {
      if (onError === undefined || !(error instanceof CommandError) || error.code !== 241) throw error;
      return onError(scope);
    }
  };
};

const clockParts = ['hour', 'minute', 'second', 'millisecond'];

const dateFromParts = onNamedArguments(
  {
    required: [],
    optional: ['year', 'month', 'day', 'isoWeekYear', 'isoWeek', 'isoDayOfWeek', 'timezone', ...clockParts],
  },
  (argument, name) => {
    const number = (field: string, otherwise: number) => {
      const value = argument(field);
      return value === undefined ? otherwise : value === null ? NaN : wholeArgument(value, name, 40515);
    };
    const year = (field: string, code: number) => {
      const value = number(field, 1970);
      if (value < 1 || value > 9999)
        throw new CommandError(code, `'${field}' must evaluate to an integer in the range 1 to 9999`);
      return value;
    };
    const byWeek = argument('isoWeekYear') !== undefined;
    if (!byWeek && argument('year') === undefined)
      throw new CommandError(40516, `${name} requires either 'year' or 'isoWeekYear' to be present`);
    const start = byWeek
      ? fromIsoWeek(year('isoWeekYear', 31095), number('isoWeek', 1), number('isoDayOfWeek', 1)).getTime()
      : utcDay(year('year', 40523), number('month', 1) - 1, number('day', 1));
    const [hour = 0, minute = 0, second = 0, millisecond = 0] = clockParts.map((field) => number(field, 0));
    const wall = start + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
    return Number.isNaN(wall) ? null : fromWallClock(new Date(wall), zoneArgument(argument('timezone')));
  },
);

const dateToParts = onNamedArguments({ required: ['date'], optional: ['timezone', 'iso8601'] }, (argument) => {
  const date = argument('date');
  if (isNullish(date)) return null;
  const wall = toWallClock(dateArgument(date), zoneArgument(argument('timezone')));
  const clock = {
    hour: new Int32(wall.getUTCHours()),
    minute: new Int32(wall.getUTCMinutes()),
    second: new Int32(wall.getUTCSeconds()),
    millisecond: new Int32(wall.getUTCMilliseconds()),
  };
  if (isTruthy(argument('iso8601'))) {
    const { year, week } = isoWeek(wall);
    return {
      isoWeekYear: new Int32(year),
      isoWeek: new Int32(week),
      isoDayOfWeek: new Int32(isoDayOfWeek(wall)),
      ...clock,
    };
  }
  return {
    year: new Int32(wall.getUTCFullYear()),
    month: new Int32(wall.getUTCMonth() + 1),
    day: new Int32(wall.getUTCDate()),
    ...clock,
  };
});

function shifting(sign: 1 | -1): OperatorCompiler {
  return onNamedArguments({ required: ['startDate', 'unit', 'amount'], optional: ['timezone'] }, (argument, name) => {
    const [start, unit, amount] = ['startDate', 'unit', 'amount'].map(argument);
    if (isNullish(start) || isNullish(unit) || isNullish(amount)) return null;
    const zone = zoneArgument(argument('timezone'));
    return addUnits(
      dateArgument(start),
      textArgument(unit, name, 5166401),
      sign * wholeArgument(amount, name, 5166405),
      zone,
    );
  });
}

const dateDiff = onNamedArguments(
  { required: ['startDate', 'endDate', 'unit'], optional: ['timezone', 'startOfWeek'] },
  (argument, name) => {
    const [start, end, unit] = ['startDate', 'endDate', 'unit'].map(argument);
    if (isNullish(start) || isNullish(end) || isNullish(unit)) return null;
    const zone = zoneArgument(argument('timezone'));
    const weekday = weekdayNumber(argument('startOfWeek'));
    const [from, to] = [dateArgument(start), dateArgument(end)];
    return Long.fromNumber(differenceInUnits(from, to, textArgument(unit, name, 5166305), { zone, weekday }));
  },
);

const dateTrunc = onNamedArguments(
  { required: ['date', 'unit'], optional: ['binSize', 'timezone', 'startOfWeek'] },
  (argument, name) => {
    const [date, unit] = ['date', 'unit'].map(argument);
    const size = argument('binSize');
    if (isNullish(date) || isNullish(unit) || size === null) return null;
    const zone = zoneArgument(argument('timezone'));
    const bins = size === undefined ? 1 : wholeArgument(size, name, 5439017);
    if (bins <= 0) throw new CommandError(5439018, `${name} requires 'binSize' to be greater than 0`);
    const weekday = weekdayNumber(argument('startOfWeek'));
    return truncateToUnit(dateArgument(date), textArgument(unit, name, 5439013), bins, { zone, weekday });
  },
);

/** Date operators of expressions. */
export const dateOperators: Readonly<Record<string, OperatorCompiler>> = {
  $year: int((wall) => wall.getUTCFullYear()),
  $month: int((wall) => wall.getUTCMonth() + 1),
  $dayOfMonth: int((wall) => wall.getUTCDate()),
  $dayOfWeek: int((wall) => wall.getUTCDay() + 1),
  $dayOfYear: int(dayOfYear),
  $hour: int((wall) => wall.getUTCHours()),
  $minute: int((wall) => wall.getUTCMinutes()),
  $second: int((wall) => wall.getUTCSeconds()),
  $millisecond: int((wall) => wall.getUTCMilliseconds()),
  $week: int(weekOfYear),
  $isoWeek: int((wall) => isoWeek(wall).week),
  $isoWeekYear: part((wall) => Long.fromNumber(isoWeek(wall).year)),
  $isoDayOfWeek: int(isoDayOfWeek),
  $dateToString: dateToString,
  $dateFromString: dateFromString,
  $dateFromParts: dateFromParts,
  $dateToParts: dateToParts,
  $dateAdd: shifting(1),
  $dateSubtract: shifting(-1),
  $dateDiff: dateDiff,
  $dateTrunc: dateTrunc,
  $tsSecond: onArguments(1, ([value]) => (value instanceof Timestamp ? Long.fromNumber(value.t) : null)),
  $tsIncrement: onArguments(1, ([value]) => (value instanceof Timestamp ? Long.fromNumber(value.i) : null)),
};
