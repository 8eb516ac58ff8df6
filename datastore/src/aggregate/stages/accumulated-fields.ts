import { type Accumulator, accumulators, countAccumulator } from '../../expression/accumulators.js';
import { compileExpression } from '../../expression/compile/expression.js';
import { countArgument } from '../../expression/operators/array.js';
import type { Expression, Scope } from '../../expression/scope.js';
import { comparisonFor } from '../../values/collation.js';
import { CommandError } from '../../values/errors.js';
import type { Comparison } from '../../values/order.js';
import { compileSort } from '../../values/sort.js';
import { type Document, fieldOf, isDocument, isOperatorDocument, type Value } from '../../values/value.js';
import { firstValues, lastValues, leastValues, sortedValues } from './kept-values.js';
import { type SimpleValue, simpleValue } from './simple-value.js';
import type { PipelineContext } from './stage.js';

/** One accumulated field: how a group starts it and what each document gives it. */
export interface AccumulatedField {
  readonly name: string;
  readonly value: Expression;
  /** What {@link value} is, where no document has to be made for it. */
  readonly simple: SimpleValue | undefined;
  /** Whether it takes any value without an error, so that nothing depends on when it takes it beside other fields. */
  readonly neverFails: boolean;
  start(scope: Scope): Accumulator;
}

/** Accumulators that gather nothing and refuse nothing. */
const unfailing: ReadonlySet<string> = new Set(['$sum', '$avg', '$min', '$max', '$first', '$last']);

/** Compiles one field of a `$group`. @throws CommandError with MongoDB's code for what is no accumulator */
export function accumulatedField(name: string, source: Value, context: PipelineContext): AccumulatedField {
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...others] = isOperatorDocument(source) ? Object.keys(source) : [];
  if (!isDocument(source) || operator === undefined)
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  const operand = source[operator];
  const comparison = comparisonFor(context.collation);
  if (operator === '$count')
    return { name, value: () => null, simple: { constant: null }, neverFails: true, start: countAccumulator };
  const many = manyValues(operator, operand, context, comparison);
  if (many !== undefined) return { name, simple: undefined, neverFails: false, ...many };
  const factory = accumulators[operator];
  if (factory === undefined) throw new CommandError(15952, `unknown group operator '${operator}'`);
  const value = compileExpression(operand, context.collation);
  const neverFails = unfailing.has(operator);
  return { name, value, simple: simpleValue(operand), neverFails, start: () => factory(context.collation) };
}

/** `$firstN`, `$topN` and their relatives: they keep several values, or choose by a sort. */
function manyValues(
  operator: string,
  operand: Value,
  context: PipelineContext,
  comparison: Comparison,
): Omit<AccumulatedField, 'name' | 'simple' | 'neverFails'> | undefined {
  const options = isDocument(operand) ? operand : {};
  const counted = (keep: (count: number) => Accumulator) => {
    const count = compileExpression(fieldOf(options, 'n'), context.collation);
    const value = compileExpression(fieldOf(options, 'input'), context.collation);
    return { value, start: (scope: Scope) => keep(countArgument(count(scope), operator)) };
  };
  switch (operator) {
    case '$firstN':
      return counted((count) => firstValues(count, operator));
    case '$lastN':
      return counted((count) => lastValues(count, operator));
    case '$minN':
      return counted((count) => leastValues(comparison, count, operator));
    case '$maxN':
      return counted((count) => leastValues((left, right) => comparison(right, left), count, operator));
    case '$top':
    case '$bottom':
    case '$topN':
    case '$bottomN':
      return ordered(operator, options, context, comparison);
    default:
      return undefined;
  }
}

function ordered(
  operator: string,
  options: Document,
  context: PipelineContext,
  comparison: Comparison,
): Omit<AccumulatedField, 'name' | 'simple' | 'neverFails'> {
  const sortBy = fieldOf(options, 'sortBy');
  if (!isDocument(sortBy)) throw new CommandError(5788005, `${operator} requires 'sortBy' to be an object`);
  const sort = compileSort(sortBy, comparison);
  const output = compileExpression(fieldOf(options, 'output'), context.collation);
  const count = operator.endsWith('N') ? compileExpression(fieldOf(options, 'n'), context.collation) : undefined;
  return {
    // The document travels with its value, so that its place can be told.
    value: (scope) => [scope.root, output(scope) ?? null],
    start: (scope) => {
      const wanted = count === undefined ? 1 : countArgument(count(scope), operator);
      const kept = sortedValues(sort, wanted, operator);
      return count === undefined ? single(kept) : kept;
    },
  };
}

/** Its only value, in no array. */
function single(kept: Accumulator): Accumulator {
  return {
    add: (value) => kept.add(value),
    result: () => {
      const values = kept.result();
      return Array.isArray(values) ? values[0] : null;
    },
  };
}
