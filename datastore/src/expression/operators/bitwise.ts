import { Int32, Long } from 'bson';
import { typed, wholeNumber } from '../../values/arithmetic.js';
import { CommandError } from '../../values/errors.js';
import { isNumeric } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { isNullish, onAnyArguments, onValue } from './arguments.js';

function bitwise(combine: (left: bigint, right: bigint) => bigint, neutral: bigint): OperatorCompiler {
  return onAnyArguments((values, name) => {
    if (values.some(isNullish)) return null;
    const numbers = values.map((value) => {
      const number = isNumeric(value) ? typed(value) : value;
      if (number instanceof Int32 || number instanceof Long) return number;
      throw new CommandError(14, `${name} only supports int and long operands.`);
    });
    const combined = numbers.reduce((running, number) => combine(running, BigInt(number.toString())), neutral);
    return (
      wholeNumber(
        combined,
        numbers.some((number) => number instanceof Long),
      ) ?? null
    );
  });
}

/** Bitwise operators of expressions, on whole numbers. */
export const bitwiseOperators: Readonly<Record<string, OperatorCompiler>> = {
  $bitAnd: bitwise((left, right) => left & right, -1n),
  $bitOr: bitwise((left, right) => left | right, 0n),
  $bitXor: bitwise((left, right) => left ^ right, 0n),
  $bitNot: onValue((value) => {
    const number = isNumeric(value) ? typed(value) : value;
    if (number instanceof Int32 || number instanceof Long)
      return wholeNumber(~BigInt(number.toString()), number instanceof Long);
    throw new CommandError(14, '$bitNot only supports int and long operands.');
  }),
};
