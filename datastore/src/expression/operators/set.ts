import type { Collation } from '../../values/collation.js';
import { CommandError } from '../../values/errors.js';
import { countStep } from '../../values/time-limit.js';
import { isTruthy, type Value } from '../../values/value.js';
import { distinctValues, ValueMap } from '../../values/value-map.js';
import type { OperatorCompiler } from '../operator.js';
import { arrayArgument, isNullish, onArguments } from './arguments.js';

type ValueSet = ValueMap<true>;

/** @param ofNull what the operator makes of an operand that is null or missing */
function onSets(
  count: number | readonly [number, number],
  ofNull: 'null' | 'refused',
  combine: (sets: readonly ValueSet[], collation: Collation | undefined) => Value,
): OperatorCompiler {
  return onArguments(count, (values, name, { collation }) => {
    if (values.some(isNullish) && ofNull === 'null') return null;
    if (values.some(isNullish)) throw new CommandError(17044, `All operands of ${name} must be arrays.`);
    return combine(
      values.map((value) => distinctValues(arrayArgument(value, name, 17048), collation)),
      collation,
    );
  });
}

/** The values of a set that are in others, in its own order. */
function kept(set: ValueSet | undefined, isKept: (value: Value) => boolean): Value[] {
  const values: Value[] = [];
  for (const value of set?.values() ?? []) {
    countStep();
    if (isKept(value)) values.push(value);
  }
  return values;
}

function union(sets: readonly ValueSet[], collation: Collation | undefined): Value[] {
  const all: ValueSet = new ValueMap(collation);
  for (const set of sets) for (const value of set.values()) all.getOrAdd(value, () => true);
  return [...all.values()];
}

function isSubset(part: ValueSet | undefined, whole: ValueSet | undefined): boolean {
  for (const value of part?.values() ?? []) if (whole?.has(value) !== true) return false;
  return true;
}

/** Set operators of expressions: equal values are one, by the collation too. */
export const setOperators: Readonly<Record<string, OperatorCompiler>> = {
  $setUnion: onSets([0, Infinity], 'null', union),
  $setIntersection: onSets([0, Infinity], 'null', ([first, ...others]) =>
    kept(first, (value) => others.every((other) => other.has(value))),
  ),
  $setDifference: onSets(2, 'null', ([first, second]) => kept(first, (value) => second?.has(value) !== true)),
  $setEquals: onSets([2, Infinity], 'refused', ([first, ...others]) =>
    others.every((other) => isSubset(first, other) && isSubset(other, first)),
  ),
  $setIsSubset: onSets(2, 'refused', ([part, whole]) => isSubset(part, whole)),
  $anyElementTrue: onArguments(1, ([value], name) => arrayArgument(value, name, 17041).some(isTruthy)),
  $allElementsTrue: onArguments(1, ([value], name) => arrayArgument(value, name, 17040).every(isTruthy)),
};
