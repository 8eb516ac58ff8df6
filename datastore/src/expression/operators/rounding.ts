import { Decimal128, Double, Int32, Long } from 'bson';
import { decimalTextOf, typed, wholeNumber } from '../../values/arithmetic.js';
import { decimalOfDouble, type DecimalParts, parseDecimal, parseDecimalText, toDecimal } from '../../values/decimal.js';
import { CommandError } from '../../values/errors.js';
import { toDouble, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, numberArgument, onArguments, onValue, wholeArgument } from './arguments.js';

/** A function that leaves whole types as they are. */
function onFraction(double: (value: number) => number, decimal: (value: DecimalParts) => Decimal128): OperatorCompiler {
  return onValue((value, name) => {
    const number = typed(numberArgument(value, name));
    if (number instanceof Double) return new Double(double(number.value));
    const parts = number instanceof Decimal128 ? parseDecimalText(decimalTextOf(number)) : undefined;
    return parts === undefined ? number : decimal(parts);
  });
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
    if (place < -20 || place > 100)
      throw new CommandError(51083, `cannot apply ${name} with precision value ${place} value must be in [-20, 100]`);
    if (!Number.isFinite(toDouble(number))) return number;
    if (number instanceof Int32 || number instanceof Long) return roundWhole(number, place, rounding);
    // The number itself is rounded, not the digits it is printed with.
    const exact = parseDecimal(number instanceof Double ? decimalOfDouble(number.value) : number);
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

/** Rounding operators of expressions. */
export const roundingOperators: Readonly<Record<string, OperatorCompiler>> = {
  $ceil: onFraction(Math.ceil, (parts) => toDecimal(roundDecimal(parts, 0, 'up'))),
  $floor: onFraction(Math.floor, (parts) => toDecimal(roundDecimal(parts, 0, 'down'))),
  $trunc: roundAt('towardsZero'),
  $round: roundAt('even'),
};
