import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { decimalTextOf, typed, wholeNumber } from '../../values/arithmetic.js';
import { type DecimalParts, parseDecimal } from '../../values/decimal.js';
import { CommandError } from '../../values/errors.js';
import { type TypeName, typeName, typeNumbers } from '../../values/type-name.js';
import { isNumeric, isTruthy, type NumericValue, toDouble, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { compileNamed, isNullish, onArguments } from './arguments.js';
import { parseDate } from './date-format.js';

function conversionError(value: Value, target: TypeName): CommandError {
  return new CommandError(
    241,
    `Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`,
  );
}

function parseFailure(text: string, reason: string): CommandError {
  return new CommandError(241, `Failed to parse '${text}' in $convert with no onError value: ${reason}`);
}

/** A scalar's text as `$toString` gives it; undefined where MongoDB has none. */
export function scalarText(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (!isNumeric(value)) return undefined;
  const number = typed(value);
  return number instanceof Double ? doubleText(number.value) : number.toString();
}

function doubleText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? 'inf' : '-inf';
  return Object.is(value, -0) ? '-0' : String(value);
}

function toWhole(value: Value, target: 'int' | 'long'): Value {
  if (typeof value === 'boolean') return target === 'int' ? new Int32(Number(value)) : Long.fromNumber(Number(value));
  if (value instanceof Date && target === 'long') return Long.fromNumber(value.getTime());
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw parseFailure(value, 'Did not consume whole string.');
    return fitted(BigInt(value), value, target);
  }
  if (!isNumeric(value)) throw conversionError(value, target);
  const number = typed(value);
  if (number instanceof Long || number instanceof Int32) return fitted(BigInt(number.toString()), value, target);
  const decimal = number instanceof Decimal128 ? parseDecimal(number) : undefined;
  if (decimal !== undefined) return fitted(wholePart(decimal), value, target);
  const double = toDouble(number);
  if (!Number.isFinite(double))
    throw new CommandError(
      241,
      `Attempt to convert ${doubleText(double)} value to integer type in $convert with no onError value`,
    );
  return fitted(BigInt(Math.trunc(double)), value, target);
}

/** A decimal without what is behind its point. */
function wholePart({ coefficient, exponent }: DecimalParts): bigint {
  return exponent >= 0 ? coefficient * 10n ** BigInt(exponent) : coefficient / 10n ** BigInt(-exponent);
}

function fitted(whole: bigint, from: Value, target: 'int' | 'long'): Value {
  const number = wholeNumber(whole, target === 'long');
  if (number === undefined || (target === 'int' && !(number instanceof Int32))) {
    throw new CommandError(
      241,
      `Conversion would overflow target type in $convert with no onError value: ${String(from)}`,
    );
  }
  return number;
}

/** A number as both kinds of fractions are written. */
const floatingText = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i;

function parseFloating(text: string, target: 'double' | 'decimal'): Double | Decimal128 {
  if (!floatingText.test(text)) throw parseFailure(text, 'Failed to parse number');
  if (target === 'decimal') return parsedDecimal(text);
  if (/nan/i.test(text)) return new Double(NaN);
  if (/inf/i.test(text)) return new Double(text.startsWith('-') ? -Infinity : Infinity);
  const double = Number(text);
  if (!Number.isFinite(double)) throw parseFailure(text, 'Out of range');
  return new Double(double);
}

function parsedDecimal(text: string): Decimal128 {
  try {
    return Decimal128.fromStringWithRounding(text);
  } catch {
    throw parseFailure(text, 'Out of range');
  }
}

function toFloating(value: Value, target: 'double' | 'decimal'): Value {
  if (typeof value === 'string') return parseFloating(value, target);
  const number = floatingSource(value, target);
  return target === 'double' ? new Double(toDouble(number)) : Decimal128.fromString(decimalTextOf(number));
}

function floatingSource(value: Value, target: 'double' | 'decimal'): NumericValue {
  if (typeof value === 'boolean') return new Int32(Number(value));
  if (value instanceof Date) return new Double(value.getTime());
  if (isNumeric(value)) return value;
  throw conversionError(value, target);
}

function toDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'string') return parseDate(value, undefined, undefined);
  if (isNumeric(value) && !(value instanceof Int32)) return new Date(Math.trunc(toDouble(value)));
  throw conversionError(value, 'date');
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw conversionError(value, 'objectId');
  if (!/^[0-9a-fA-F]{24}$/.test(value))
    throw parseFailure(value, 'Invalid string length for parsing to OID, expected 24 hexadecimal digits');
  return ObjectId.createFromHexString(value);
}

function toText(value: Value): Value {
  const text = scalarText(value);
  if (text === undefined) throw conversionError(value, 'string');
  return text;
}

const conversions: ReadonlyMap<TypeName, (value: Value) => Value> = new Map([
  ['int', (value: Value) => toWhole(value, 'int')],
  ['long', (value: Value) => toWhole(value, 'long')],
  ['double', (value: Value) => toFloating(value, 'double')],
  ['decimal', (value: Value) => toFloating(value, 'decimal')],
  ['string', toText],
  ['bool', (value: Value) => isTruthy(value)],
  ['date', toDate],
  ['objectId', toObjectId],
]);

function conversionTo(target: Value): (value: Value) => Value {
  const entry = Object.entries(typeNumbers).find(
    ([name, number]) => target === name || (isNumeric(target) && toDouble(target) === number),
  );
  const conversion = entry === undefined ? undefined : conversions.get(entry[0] as TypeName);
  if (conversion === undefined)
    throw new CommandError(2, `Unknown type name or unsupported target in $convert: ${String(target)}`);
  return conversion;
}

function converting(target: TypeName): OperatorCompiler {
  const convert = conversionTo(target);
  return onArguments(1, ([value]) => (isNullish(value) ? null : convert(value)));
}

const convert: OperatorCompiler = (operand, compiler, name) => {
  const parts = compileNamed(operand, { required: ['input', 'to'], optional: ['onError', 'onNull'] }, compiler, name);
  return (scope) => {
    const input = parts.get('input')?.(scope);
    if (isNullish(input)) return parts.get('onNull')?.(scope) ?? null;
    const target = parts.get('to')?.(scope);
    if (isNullish(target)) return null;
    const conversion = conversionTo(target);
    const onError = parts.get('onError');
    try {
      return conversion(input);
    } catch (error) {
      if (onError === undefined || !(error instanceof CommandError)) throw error;
      return onError(scope);
    }
  };
};

/** Type operators of expressions. */
export const typeOperators: Readonly<Record<string, OperatorCompiler>> = {
  $type: onArguments(1, ([value]) => typeName(value)),
  $isNumber: onArguments(1, ([value]) => isNumeric(value)),
  $convert: convert,
  $toInt: converting('int'),
  $toLong: converting('long'),
  $toDouble: converting('double'),
  $toDecimal: converting('decimal'),
  $toString: converting('string'),
  $toBool: converting('bool'),
  $toDate: converting('date'),
  $toObjectId: converting('objectId'),
};
