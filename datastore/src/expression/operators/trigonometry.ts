import { Double } from 'bson';
import { CommandError } from '../../values/errors.js';
import { typeName } from '../../values/type-name.js';
import { isNumeric, toDouble } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, onArguments, onValue } from './arguments.js';

function onNumber(calculate: (value: number) => number): OperatorCompiler {
  return onValue((value, name) => {
    if (!isNumeric(value)) throw new CommandError(28765, `${name} only supports numeric types, not ${typeName(value)}`);
    return new Double(calculate(toDouble(value)));
  });
}

const radian = Math.PI / 180;

/** Trigonometric operators of expressions, in double precision. */
export const trigonometryOperators: Readonly<Record<string, OperatorCompiler>> = {
  $sin: onNumber(Math.sin),
  $cos: onNumber(Math.cos),
  $tan: onNumber(Math.tan),
  $asin: onNumber(Math.asin),
  $acos: onNumber(Math.acos),
  $atan: onNumber(Math.atan),
  $sinh: onNumber(Math.sinh),
  $cosh: onNumber(Math.cosh),
  $tanh: onNumber(Math.tanh),
  $asinh: onNumber(Math.asinh),
  $acosh: onNumber(Math.acosh),
  $atanh: onNumber(Math.atanh),
  $atan2: onArguments(2, ([y, x]) => {
    if (isNullish(y) || isNullish(x)) return null;
    if (!isNumeric(y) || !isNumeric(x)) throw new CommandError(51044, '$atan2 only supports numeric types');
    return new Double(Math.atan2(toDouble(y), toDouble(x)));
  }),
  $degreesToRadians: onNumber((value) => value * radian),
  $radiansToDegrees: onNumber((value) => value / radian),
};
