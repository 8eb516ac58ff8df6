import { Decimal128, Double, Int32, Long } from 'bson';
import { arithmetic, decimalTextOf, typed, wholeNumber } from '../../values/arithmetic.js';
import { decimalArithmetic, type DecimalParts, parseDecimalText } from '../../values/decimal.js';
import { badValue, CommandError } from '../../values/errors.js';
import { typeName } from '../../values/type-name.js';
import { isNumeric, type NumericValue, toDouble, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, numberArgument, onAnyArguments, onArguments, onValue } from './arguments.js';

function sum(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  const [date] = dates;
  if (dates.length > 1) throw new CommandError(16612, 'only one date allowed in an $add expression');
  const total = values.reduce<NumericValue>((running, value) => {
    if (value instanceof Date) return running;
    if (!isNumeric(value))
      throw new CommandError(14, `$add only supports numeric or date types, not ${typeName(value)}`);
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

function absolute(value: NumericValue): NumericValue {
  const number = typed(value);
  if (toDouble(number) >= 0) return number;
  if (number instanceof Long && number.equals(Long.MIN_VALUE))
    throw new CommandError(28680, "can't take $abs of long long min");
  return arithmetic('multiply', number, new Int32(-1));
}

function power([base, exponent]: Value[], name: string): Value {
  if (isNullish(base) || isNullish(exponent)) return null;
  const a = typed(numberArgument(base, name, 28762));
  const b = typed(numberArgument(exponent, name, 28763));
  if (toDouble(a) === 0 && toDouble(b) < 0)
    throw new CommandError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const double = toDouble(a) ** toDouble(b);
  if (a instanceof Decimal128 || b instanceof Decimal128) return Decimal128.fromString(String(double));
  if (a instanceof Double || b instanceof Double || toDouble(b) < 0 || Math.abs(double) >= 2 ** 63)
    return new Double(double);
  return (
    wholeNumber(BigInt(a.toString()) ** BigInt(b.toString()), a instanceof Long || b instanceof Long) ??
    new Double(double)
  );
}

function logarithm([value, base]: Value[], name: string): Value {
  if (isNullish(value) || isNullish(base)) return null;
  const number = toDouble(numberArgument(value, name, 28756));
  const root = toDouble(numberArgument(base, name, 28757));
  if (number <= 0) throw new CommandError(28758, `$log's argument must be a positive number, but is ${number}`);
  if (root <= 0 || root === 1)
    throw new CommandError(28759, `$log's base must be a positive number not equal to 1, but is ${root}`);
  return new Double(Math.log(number) / Math.log(root));
}

function positive(logarithmOf: (value: number) => number): (value: number, name: string) => number {
  return (value, name) => {
    if (value <= 0) throw new CommandError(28766, `${name}'s argument must be a positive number, but is ${value}`);
    return logarithmOf(value);
  };
}

/** Arithmetic operators of expressions. */
export const arithmeticOperators: Readonly<Record<string, OperatorCompiler>> = {
  $add: onAnyArguments(sum),
  $subtract: onArguments(2, difference),
  $multiply: onAnyArguments(product),
  $divide: onArguments(2, quotient),
  $mod: onArguments(2, remainder),
  $abs: onValue((value, name) => absolute(numberArgument(value, name))),
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
};
