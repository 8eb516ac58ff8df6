import { Int32 } from 'bson';
import { CommandError } from '../../values/errors.js';
import { typeName } from '../../values/type-name.js';
import type { Value } from '../../values/value.js';
import type { ExpressionCompiler, OperatorCompiler } from '../operator.js';
import { arrayArgument, isNullish, onArguments, onNamedArguments, onValue, wholeArgument } from './arguments.js';

function elementAt([array, position]: Value[], name: string): Value {
  if (isNullish(array) || isNullish(position)) return null;
  const elements = arrayArgument(array, name, 28689);
  const at = wholeArgument(position, name, 28691);
  return elements[at < 0 ? elements.length + at : at];
}

function slice([array, first, second]: Value[], name: string): Value {
  if (isNullish(array) || isNullish(first) || second === null) return null;
  const elements = arrayArgument(array, name, 28724);
  const start = wholeArgument(first, name, 28726);
  if (second === undefined) return start >= 0 ? elements.slice(0, start) : elements.slice(start);
  const count = wholeArgument(second, name, 28728);
  if (count <= 0) throw new CommandError(28729, 'Third argument to $slice must be positive');
  const from = start < 0 ? Math.max(0, elements.length + start) : start;
  return elements.slice(from, from + count);
}

function indexOfArray([array, wanted, start, end]: Value[], name: string, { comparison }: ExpressionCompiler): Value {
  if (isNullish(array)) return null;
  const elements = arrayArgument(array, name, 40090);
  const from = start === undefined ? 0 : wholeArgument(start, name);
  const to = end === undefined ? elements.length : Math.min(elements.length, wholeArgument(end, name));
  for (let at = from; at < to; at += 1) if (comparison(elements[at], wanted) === 0) return new Int32(at);
  return new Int32(-1);
}

function firstOf(values: Value[], count: number): Value[] {
  return values.slice(0, count);
}

function lastOf(values: Value[], count: number): Value[] {
  return count >= values.length ? values : values.slice(values.length - count);
}

function taking(take: (values: Value[], count: number) => Value[]): OperatorCompiler {
  return onNamedArguments({ required: ['input', 'n'] }, (argument, name) => {
    const input = argument('input');
    return isNullish(input) ? null : take(arrayArgument(input, name, 5788200), countArgument(argument('n'), name));
  });
}

/** The `n` of `$firstN` and its relatives. */
export function countArgument(value: Value, name: string): number {
  const count = wholeArgument(value, name, 5787902);
  if (count <= 0) throw new CommandError(5787908, `'n' must be greater than 0, found ${count}`);
  return count;
}

function takingLeast(direction: 1 | -1): OperatorCompiler {
  return (operand, compiler, name) =>
    taking((values, count) =>
      values
        .filter((value) => !isNullish(value))
        .toSorted((left, right) => direction * compiler.comparison(left, right))
        .slice(0, count),
    )(operand, compiler, name);
}

/** Array operators of expressions. */
export const arrayOperators: Readonly<Record<string, OperatorCompiler>> = {
  $arrayElemAt: onArguments(2, elementAt),
  $first: onValue((value, name) => arrayArgument(value, name, 28689)[0]),
  $last: onValue((value, name) => arrayArgument(value, name, 28689).at(-1)),
  $slice: onArguments([2, 3], slice),
  $size: onArguments(1, ([value], name) => new Int32(arrayArgument(value, name, 17124).length)),
  $isArray: onArguments(1, ([value]) => Array.isArray(value)),
  $in: onArguments(2, ([wanted, array], name, { comparison }) => {
    if (!Array.isArray(array))
      throw new CommandError(40081, `${name} requires an array as a second argument, found: ${typeName(array)}`);
    return wanted !== undefined && array.some((element) => comparison(element, wanted) === 0);
  }),
  $indexOfArray: onArguments([2, 4], indexOfArray),
  $reverseArray: onValue((value, name) => arrayArgument(value, name, 34435).toReversed()),
  $firstN: taking(firstOf),
  $lastN: taking(lastOf),
  $minN: takingLeast(1),
  $maxN: takingLeast(-1),
};
