import { Decimal128, Double, Int32, Long } from 'bson';
import { decimalArithmetic, parseDecimalText } from './decimal.js';
import { isInt32 } from './type-name.js';
import { type NumericValue, toDouble } from './value.js';

export type Operation = 'add' | 'subtract' | 'multiply';

const largestLong = 2n ** 63n - 1n;
const smallestLong = -(2n ** 63n);

/** A bare number with the type BSON would store it in. */
export function typed(value: NumericValue): Exclude<NumericValue, number> {
  if (typeof value !== 'number') return value;
  return isInt32(value) ? new Int32(value) : new Double(value);
}

/** A whole number in the narrower of int and long, or undefined beyond a long. */
export function wholeNumber(value: bigint, atLeastLong = false): Int32 | Long | undefined {
  if (value > largestLong || value < smallestLong) return undefined;
  if (!atLeastLong && value >= -2147483648n && value <= 2147483647n) return new Int32(Number(value));
  return Long.fromBigInt(value);
}

function whole(value: Int32 | Long): bigint {
  return value instanceof Int32 ? BigInt(value.value) : value.toBigInt();
}

/**
 * MongoDB's arithmetic: the result has the widest type of the two (int < long < double < decimal); an int that
 * overflows becomes a long.
 *
 * @returns undefined when a long overflows: updates refuse it, expressions go on in double
 */
export function calculate(operation: Operation, left: NumericValue, right: NumericValue): NumericValue | undefined {
  const a = typed(left);
  const b = typed(right);
  if (a instanceof Decimal128 || b instanceof Decimal128) return calculateDecimal(operation, a, b);
  if (a instanceof Double || b instanceof Double) {
    return new Double(calculateDouble(operation, toDouble(a), toDouble(b)));
  }
  const exact = calculateWhole(operation, whole(a), whole(b));
  return wholeNumber(exact, a instanceof Long || b instanceof Long);
}

function calculateWhole(operation: Operation, left: bigint, right: bigint): bigint {
  if (operation === 'add') return left + right;
  return operation === 'subtract' ? left - right : left * right;
}

/** The operation on doubles. */
function calculateDouble(operation: Operation, left: number, right: number): number {
  if (operation === 'add') return left + right;
  return operation === 'subtract' ? left - right : left * right;
}

function calculateDecimal(operation: Operation, left: NumericValue, right: NumericValue): Decimal128 {
  const a = parseDecimalText(decimalTextOf(left));
  const b = parseDecimalText(decimalTextOf(right));
  if (a !== undefined && b !== undefined) return decimalArithmetic[operation](a, b);
  return Decimal128.fromString(String(calculateDouble(operation, toDouble(left), toDouble(right))));
}

/** A number's text as Decimal128 reads it; a double takes the 15 significant digits MongoDB converts it with. */
export function decimalTextOf(value: NumericValue): string {
  if (typeof value === 'number') return isInt32(value) ? String(value) : doubleText(value);
  return value instanceof Double ? doubleText(value.value) : value.toString();
}

function doubleText(value: number): string {
  return Number.isFinite(value) ? Number(value.toPrecision(15)).toString() : String(value);
}

/** MongoDB's arithmetic in expressions: a long that overflows goes on as a double. */
export function arithmetic(operation: Operation, left: NumericValue, right: NumericValue): NumericValue {
  return calculate(operation, left, right) ?? new Double(calculateDouble(operation, toDouble(left), toDouble(right)));
}
