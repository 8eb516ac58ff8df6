import { Decimal128, Double, Int32, Long } from 'bson';
import { badValue, CommandError } from '../../errors.js';
import { calculate, calculateDouble, decimalTextOf, typed, wholeNumber, type Operation } from '../../values/arithmetic.js';
import { decimalArithmetic, parseDecimalText, toDecimal, type DecimalParts } from '../../values/decimal.js';
import { typeName } from '../../values/type-name.js';
import { isNumeric, toDouble, type NumericValue, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, onAnyArguments, onArguments, onValue, wholeArgument } from './arguments.js';

/** MongoDB's arithmetic in expressions: a long that overflows goes on as a double. */
export function arithmetic(operation: Operation, left: NumericValue, right: NumericValue): NumericValue {
  return calculate(operation, left, right) ?? new Double(calculateDouble(operation, toDouble(left), toDouble(right)));
}

function numberArgument(value: Value, name: string, code = 28765): NumericValue {
  if (isNumeric(value)) return value;
  throw new CommandError(code, `${name} only supports numeric types, not ${typeName(value)}`);
}

function sum(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  const [date] = dates;
  if (dates.length > 1) throw new CommandError(16612, 'only one date allowed in an $add expression');
  const total = values.reduce<NumericValue>((running, value) => {
    if (value instanceof Date) return running;
    if (!isNumeric(value)) throw new CommandError(14, `$add only supports numeric or date types, not ${typeName(value)}`);
    return arithmetic('add', running, value);
  }, new Int32(0));
  return date === undefined ? total : new Date(date.getTime() + Math.round(toDouble(total)));
}

function difference([left, right]: Value[]): Value {
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date && right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
  if (left instanceof Date && isNumeric(right)) return new Date(left.getTime() - Math.round(toDouble(right)));
  if (isNumeric(left) && isNumeric(right)) return arithmetic('subtract', left, right);
  throw new CommandError(14, `can't $subtract ${typeName(right)} from ${typeName(left)}`);
}

function product(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  return values.reduce<NumericValue>((running, value) => {
    if (!isNumeric(value)) throw new CommandError(14, `$multiply only supports numeric types, not ${typeName(value)}`);
    return arithmetic('multiply', running, value);
  }, new Int32(1));
}

function decimalParts(value: NumericValue): DecimalParts | undefined {
  return parseDecimalText(decimalTextOf(value));
}

function quotient([left, right]: Value[]): Value {
  if (isNullish(left) || isNullish(right)) return null;
  if (!isNumeric(left) || !isNumeric(right)) {
    throw new CommandError(14, `$divide only supports numeric types, not ${typeName(left)} and ${typeName(right)}`);
  }
  if (toDouble(right) === 0) throw badValue("can't $divide by zero");
  if (left instanceof Decimal128 || right instanceof Decimal128) {
    const a = decimalParts(left);
    const b = decimalParts(right);
    if (a !== undefined && b !== undefined) return decimalArithmetic.divide(a, b);
  }
  return new Double(toDouble(left) / toDouble(right));
}

function remainder([left, right]: Value[]): Value {
  if (isNullish(left) || isNullish(right)) return null;
  if (!isNumeric(left) || !isNumeric(right)) {
    throw new CommandError(16611, `$mod only supports numeric types, not ${typeName(left)} and ${typeName(right)}`);
  }
  if (toDouble(right) === 0) throw new CommandError(16610, "can't $mod by zero");
  const a = typed(left);
  const b = typed(right);
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const x = decimalParts(a);
    const y = decimalParts(b);
    if (x !== undefined && y !== undefined) return decimalArithmetic.remainder(x, y);
  }
  if (a instanceof Long || b instanceof Long) {
    const exact = !(a instanceof Double) && !(b instanceof Double);
    if (exact) return wholeNumber(BigInt(a.toString()) % BigInt(b.toString()), true) ?? null;
  }
  const rest = toDouble(a) % toDouble(b);
  return a instanceof Int32 && b instanceof Int32 ? new Int32(rest) : new Double(rest);
}

/** A function on doubles; a decimal is refused where the result would lose its digits. */
function onDouble(calculateFrom: (value: number, name: string) => number): OperatorCompiler {
  return onValue((value, name) => {
    const number = numberArgument(value, name);
    if (number instanceof Decimal128) return Decimal128.fromString(String(calculateFrom(toDouble(number), name)));
    return new Double(calculateFrom(toDouble(number), name));
  });
}

/** A function that leaves whole types as they are. */
function onFraction(double: (value: number) => number, decimal: (value: DecimalParts) => Decimal128): OperatorCompiler {
  return onValue((value, name) => {
    const number = typed(numberArgument(value, name));
    if (number instanceof Double) return new Double(double(number.value));
    const parts = number instanceof Decimal128 ? decimalParts(number) : undefined;
    return parts === undefined ? number : decimal(parts);
  });
}

function absolute(value: NumericValue): NumericValue {
  const number = typed(value);
  if (toDouble(number) >= 0) return number;
  return arithmetic('multiply', number, new Int32(-1));
}

type Rounding = 'even' | 'towardsZero' | 'down' | 'up';

/** A decimal rounded at `place` digits after the point (negative: before it). */
function roundDecimal(parts: DecimalParts, place: number, rounding: Rounding): DecimalParts {
  const surplus = -parts.exponent - place;
  if (surplus <= 0) return parts;
  const unit = 10n ** BigInt(surplus);
  const cut = parts.coefficient / unit;
  const rest = parts.coefficient % unit;
  return { coefficient: cut + roundingStep(rounding, cut, rest, unit), exponent: -place };
}

function roundingStep(rounding: Rounding, cut: bigint, rest: bigint, unit: bigint): bigint {
  if (rest === 0n || rounding === 'towardsZero') return 0n;
  if (rounding === 'down') return rest < 0n ? -1n : 0n;
  if (rounding === 'up') return rest > 0n ? 1n : 0n;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const away = twice > unit || (twice === unit && cut % 2n !== 0n);
  return away ? (rest < 0n ? -1n : 1n) : 0n;
}

function roundAt(rounding: 'even' | 'towardsZero'): OperatorCompiler {
  return onArguments([1, 2], ([value, digits], name) => {
    if (isNullish(value) || digits === null) return null;
    const number = typed(numberArgument(value, name, 51081));
    const place = digits === undefined ? 0 : wholeArgument(digits, name, 51082);
    if (place < -20 || place > 100) throw new CommandError(51083, `cannot apply ${name} with precision value ${place} value must be in [-20, 100]`);
    if (!Number.isFinite(toDouble(number))) return number;
    if (number instanceof Int32 || number instanceof Long) return roundWhole(number, place, rounding);
    const exact = parseDecimalText(number instanceof Double ? String(number.value) : number.toString());
    if (exact === undefined) return number;
    const rounded = roundDecimal(exact, place, rounding);
    return number instanceof Double ? new Double(Number(toDecimal(rounded).toString())) : toDecimal(rounded);
  });
}

function roundWhole(number: Int32 | Long, place: number, rounding: 'even' | 'towardsZero'): Value {
  if (place >= 0) return number;
  const rounded = roundDecimal({ coefficient: BigInt(number.toString()), exponent: 0 }, place, rounding);
  return wholeNumber(rounded.coefficient * 10n ** BigInt(rounded.exponent), number instanceof Long) ?? number;
}

function power([base, exponent]: Value[], name: string): Value {
  if (isNullish(base) || isNullish(exponent)) return null;
  const a = typed(numberArgument(base, name, 28762));
  const b = typed(numberArgument(exponent, name, 28763));
  if (toDouble(a) === 0 && toDouble(b) < 0) throw new CommandError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const double = toDouble(a) ** toDouble(b);
  if (a instanceof Decimal128 || b instanceof Decimal128) return Decimal128.fromString(String(double));
  if (a instanceof Double || b instanceof Double || toDouble(b) < 0 || Math.abs(double) >= 2 ** 63) return new Double(double);
  return wholeNumber(BigInt(a.toString()) ** BigInt(b.toString()), a instanceof Long || b instanceof Long) ?? new Double(double);
}

function logarithm([value, base]: Value[], name: string): Value {
  if (isNullish(value) || isNullish(base)) return null;
  const number = toDouble(numberArgument(value, name, 28756));
  const root = toDouble(numberArgument(base, name, 28757));
  if (number <= 0) throw new CommandError(28758, `$log's argument must be a positive number, but is ${number}`);
  if (root <= 0 || root === 1) throw new CommandError(28759, `$log's base must be a positive number not equal to 1, but is ${root}`);
  return new Double(Math.log(number) / Math.log(root));
}

function positive(logarithmOf: (value: number) => number): (value: number, name: string) => number {
  return (value, name) => {
    if (value <= 0) throw new CommandError(28766, `${name}'s argument must be a positive number, but is ${value}`);
    return logarithmOf(value);
  };
}

function bitwise(combine: (left: bigint, right: bigint) => bigint, neutral: bigint): OperatorCompiler {
  return onAnyArguments((values, name) => {
    if (values.some(isNullish)) return null;
    const numbers = values.map((value) => {
      const number = isNumeric(value) ? typed(value) : value;
      if (number instanceof Int32 || number instanceof Long) return number;
      throw new CommandError(14, `${name} only supports int and long operands.`);
    });
    const combined = numbers.reduce((running, number) => combine(running, BigInt(number.toString())), neutral);
    return wholeNumber(combined, numbers.some((number) => number instanceof Long)) ?? null;
  });
}

/** Arithmetic operators of expressions. */
export const arithmeticOperators: Readonly<Record<string, OperatorCompiler>> = {
  $add: onAnyArguments(sum),
  $subtract: onArguments(2, difference),
  $multiply: onAnyArguments(product),
  $divide: onArguments(2, quotient),
  $mod: onArguments(2, remainder),
  $abs: onValue((value, name) => absolute(numberArgument(value, name))),
  $ceil: onFraction(Math.ceil, (parts) => toDecimal(roundDecimal(parts, 0, 'up'))),
  $floor: onFraction(Math.floor, (parts) => toDecimal(roundDecimal(parts, 0, 'down'))),
  $trunc: roundAt('towardsZero'),
  $round: roundAt('even'),
  $pow: onArguments(2, power),
  $log: onArguments(2, logarithm),
  $ln: onDouble(positive(Math.log)),
  $log10: onDouble(positive(Math.log10)),
  $exp: onDouble(Math.exp),
  $sqrt: onDouble((value) => {
    if (value < 0) throw new CommandError(28714, "$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
  $rand: () => () => new Double(Math.random()),
  $bitAnd: bitwise((left, right) => left & right, -1n),
  $bitOr: bitwise((left, right) => left | right, 0n),
  $bitXor: bitwise((left, right) => left ^ right, 0n),
  $bitNot: onValue((value) => {
    const number = isNumeric(value) ? typed(value) : value;
    if (number instanceof Int32 || number instanceof Long) return wholeNumber(~BigInt(number.toString()), number instanceof Long);
    throw new CommandError(14, '$bitNot only supports int and long operands.');
  }),
};
