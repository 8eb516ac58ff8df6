import { CommandError } from '../../errors.js';
import { type Accumulator, accumulators, countAccumulator } from '../../expression/accumulators.js';
import { compileExpression } from '../../expression/expression.js';
import { countArgument } from '../../expression/operators/array.js';
import type { Expression, Scope } from '../../expression/scope.js';
import { comparisonFor } from '../../values/collation.js';
import { approximateBytes, expressionMemory, memoryExceeded, MemoryMeter } from '../../values/memory.js';
import type { Comparison } from '../../values/order.js';
import { compileSort } from '../../values/sort.js';
import { type Document, fieldOf, isDocument, isOperatorDocument, type Value } from '../../values/value.js';
import type { PipelineContext } from '../stage.js';

/** One accumulated field: how a group starts it and what each document gives it. */
export interface AccumulatedField {
  readonly name: string;
  readonly value: Expression;
  start(scope: Scope): Accumulator;
}

/** Compiles one field of a `$group`. @throws CommandError with MongoDB's code for what is no accumulator */
export function accumulatedField(name: string, source: Value, context: PipelineContext): AccumulatedField {
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...others] = isOperatorDocument(source) ? Object.keys(source) : [];
  if (!isDocument(source) || operator === undefined)
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  const operand = source[operator];
  const comparison = comparisonFor(context.collation);
  if (operator === '$count') return { name, value: () => null, start: countAccumulator };
  const many = manyValues(operator, operand, context, comparison);
  if (many !== undefined) return { name, ...many };
  const factory = accumulators[operator];
  if (factory === undefined) throw new CommandError(15952, `unknown group operator '${operator}'`);
  return { name, value: compileExpression(operand, context.collation), start: () => factory(context.collation) };
}

type Keeper = (values: Value[], count: number) => Value;

/** `$firstN`, `$topN` and their relatives: they keep several values, or choose by a sort. */
function manyValues(
  operator: string,
  operand: Value,
  context: PipelineContext,
  comparison: Comparison,
): Omit<AccumulatedField, 'name'> | undefined {
  const options = isDocument(operand) ? operand : {};
  const counted = (keep: Keeper, value: Expression) => {
    const count = compileExpression(fieldOf(options, 'n'), context.collation);
    return { value, start: (scope: Scope) => collecting(keep, countArgument(count(scope), operator), operator) };
  };
  const input = compileExpression(fieldOf(options, 'input'), context.collation);
  const present = (values: Value[]) => values.filter((value) => value !== null && value !== undefined);
  switch (operator) {
    case '$firstN':
      return counted((values, count) => values.slice(0, count).map((value) => value ?? null), input);
    case '$lastN':
      return counted((values, count) => values.slice(-count).map((value) => value ?? null), input);
    case '$minN':
      return counted((values, count) => present(values).sort(comparison).slice(0, count), input);
    case '$maxN':
      return counted(
        (values, count) =>
          present(values)
            .sort((left, right) => comparison(right, left))
            .slice(0, count),
        input,
      );
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
): Omit<AccumulatedField, 'name'> {
  const sortBy = fieldOf(options, 'sortBy');
  if (!isDocument(sortBy)) throw new CommandError(5788005, `${operator} requires 'sortBy' to be an object`);
  const sort = compileSort(sortBy, comparison);
  const output = compileExpression(fieldOf(options, 'output'), context.collation);
  const count = operator.endsWith('N') ? compileExpression(fieldOf(options, 'n'), context.collation) : undefined;
  const fromEnd = operator.startsWith('$bottom');
  // The document travels with its value, so that the group can be put in order at its end.
  const value: Expression = (scope) => [scope.root, output(scope) ?? null];
  const keep: Keeper = (pairs, wanted) => {
    const keyed = pairs.flatMap((pair) => {
      const [document, result] = Array.isArray(pair) ? pair : [];
      return isDocument(document) ? [{ key: sort.keyOf(document), result }] : [];
    });
    const results = keyed.sort((left, right) => sort.compare(left.key, right.key)).map(({ result }) => result);
    const kept = fromEnd ? results.slice(-wanted) : results.slice(0, wanted);
    return count === undefined ? kept[0] : kept;
  };
  return {
    value,
    start: (scope) => collecting(keep, count === undefined ? 1 : countArgument(count(scope), operator), operator),
  };
}

function collecting(keep: Keeper, count: number, operator: string): Accumulator {
  const values: Value[] = [];
  const memory = new MemoryMeter(expressionMemory, memoryExceeded(operator));
  return {
    add(value) {
      memory.add(approximateBytes(value));
      values.push(value);
    },
    result: () => keep(values, count),
  };
}
