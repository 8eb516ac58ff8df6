import { Binary, Decimal128, Long } from 'bson';
import { badValue } from '../values/errors.js';
import { countStep } from '../values/time-limit.js';
import { typeName } from '../values/type-name.js';
import { isNumeric, toDouble, type Value } from '../values/value.js';
import type { ValueTest } from './path-traversal.js';

export type BitsOperator = '$bitsAllSet' | '$bitsAllClear' | '$bitsAnySet' | '$bitsAnyClear';

/** Whether a bit is set, by its position. */
type Bits = (position: number) => boolean;

/** `$bitsAllSet` and its three sisters, on whole numbers and on binary data. */
export function bitsTest(operator: BitsOperator, operand: Value): ValueTest {
  const positions = wantedPositions(operator, operand);
  const wantsSet = operator === '$bitsAllSet' || operator === '$bitsAnySet';
  const all = operator === '$bitsAllSet' || operator === '$bitsAllClear';
  return (value) => {
    const bits = bitsOf(value);
    if (bits === undefined) return false;
    const holds = (position: number): boolean => {
      countStep();
      return bits(position) === wantsSet;
    };
    return all ? positions.every(holds) : positions.some(holds);
  };
}

function wantedPositions(operator: BitsOperator, operand: Value): number[] {
  if (Array.isArray(operand)) {
    return operand.map((position) => {
      if (!isNumeric(position) || toDouble(position) < 0 || !Number.isInteger(toDouble(position)))
        throw badValue(`Failed to parse bit position. Expected a non-negative number in: ${operator}`);
      return toDouble(position);
    });
  }
  const bits = operand instanceof Decimal128 ? undefined : bitsOf(operand);
  if (bits === undefined || (isNumeric(operand) && toDouble(operand) < 0))
    throw badValue(`${operator} takes an Array, a number, or a BinData but received: ${typeName(operand)}`);
  const length = operand instanceof Binary ? 8 * operand.position : 64;
  const positions: number[] = [];
  for (let position = 0; position < length; position += 1) {
    countStep();
    if (bits(position)) positions.push(position);
  }
  return positions;
}

/** The bits of whole numbers within 64, negative ones extended by their sign without end, and of binary data. */
function bitsOf(value: Value): Bits | undefined {
  if (value instanceof Binary) {
    const content = value.buffer.subarray(0, value.position);
    return (position) => (((content[Math.floor(position / 8)] ?? 0) >> (position % 8)) & 1) === 1;
  }
  if (!isNumeric(value) || value instanceof Decimal128) return undefined;
  const double = toDouble(value);
  if (!(value instanceof Long) && (!Number.isInteger(double) || double < -(2 ** 63) || double >= 2 ** 63))
    return undefined;
  const whole = BigInt.asUintN(64, value instanceof Long ? value.toBigInt() : BigInt(double));
  return (position) => (position >= 64 ? double < 0 : ((whole >> BigInt(position)) & 1n) === 1n);
}
