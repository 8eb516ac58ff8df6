import { Decimal128, type Double, type Int32, Long } from 'bson';
import { compareDecimalWithDouble, type DecimalParts, parseDecimal } from './decimal.js';
import { type NumericValue, toDouble } from './value.js';

/**
 * A number split so that all BSON types share one order: the nearest double, the whole rest that a Long or a
 * Decimal128 has beyond it, and where the exact value lies against those two.
 */
export interface NumberParts {
  readonly double: number;
  /** Exact value minus `double`, rounded down, for integers beyond 2^53; else 0. */
  readonly rest: number;
  /** -1, 0 or 1: the exact value lies below, at or above `double + rest`. */
  readonly side: -1 | 0 | 1;
  /** The exact decimal, when `side` is not 0. */
  readonly decimal: DecimalParts | undefined;
}

const exactIntegers = 2 ** 53;
const longRange = 2 ** 63;

/** Splits a number for comparing and for its index key. */
export function numberParts(value: NumericValue): NumberParts {
  if (value instanceof Long) {
    const exact = value.toBigInt();
    const double = Number(exact);
    return { double, rest: Number(exact - BigInt(double)), side: 0, decimal: undefined };
  }
  if (value instanceof Decimal128) return decimalNumberParts(value);
  return { double: toDouble(value), rest: 0, side: 0, decimal: undefined };
}

function decimalNumberParts(value: Decimal128): NumberParts {
  const decimal = parseDecimal(value);
  const nearest = toDouble(value);
  if (decimal === undefined) return { double: nearest, rest: 0, side: 0, decimal: undefined };
  // A decimal beyond the doubles still lies before infinity.
  const double = Number.isFinite(nearest) ? nearest : Math.sign(nearest) * Number.MAX_VALUE;
  const magnitude = Math.abs(double);
  const rest = magnitude >= exactIntegers && magnitude <= longRange ? wholeRest(decimal, double) : 0;
  const side = compareDecimalWithDouble(decimal, double, BigInt(rest));
  return { double, rest, side, decimal: side === 0 ? undefined : decimal };
}

function wholeRest(decimal: DecimalParts, double: number): number {
  const scale = 10n ** BigInt(Math.abs(decimal.exponent));
  const whole = decimal.exponent >= 0 ? decimal.coefficient * scale : floorDivide(decimal.coefficient, scale);
  return Number(whole - BigInt(double));
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

function compareDoubles(left: number, right: number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  if (left === right) return 0;
  // NaN equals itself and lies before every other number.
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  return 1;
}

function isDoubleExact(value: NumericValue): value is number | Int32 | Double {
  return !(value instanceof Long) && !(value instanceof Decimal128);
}

/** Compares two numbers of any BSON types by their exact values. */
export function compareNumbers(left: NumericValue, right: NumericValue): number {
  if (isDoubleExact(left) && isDoubleExact(right)) return compareDoubles(toDouble(left), toDouble(right));
  const a = numberParts(left);
  const b = numberParts(right);
  const order = compareDoubles(a.double, b.double) || a.rest - b.rest || a.side - b.side;
  if (order !== 0 || a.decimal === undefined || b.decimal === undefined) return order;
  return compareDecimals(a.decimal, b.decimal);
}

function compareDecimals(left: DecimalParts, right: DecimalParts): number {
  const exponent = Math.min(left.exponent, right.exponent);
  const a = left.coefficient * 10n ** BigInt(left.exponent - exponent);
  const b = right.coefficient * 10n ** BigInt(right.exponent - exponent);
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
