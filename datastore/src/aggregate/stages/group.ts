import { Int32 } from 'bson';
import { CommandError } from '../../errors.js';
import { type Accumulator, accumulators, countAccumulator } from '../../expression/accumulators.js';
import { compileExpression } from '../../expression/expression.js';
import { countArgument } from '../../expression/operators/array.js';
import { type Expression, rootScope, type Scope } from '../../expression/scope.js';
import { comparisonFor } from '../../values/collation.js';
import { identityKey } from '../../values/key.js';
import { compareValues, type Comparison } from '../../values/order.js';
import { compileSort } from '../../values/sort.js';
import { type Document, fieldOf, isDocument, isOperatorDocument, setField, type Value } from '../../values/value.js';
import type { PipelineContext, StageCompiler } from '../stage.js';

/** One accumulated field: how a group starts it and what each document gives it. */
interface AccumulatedField {
  readonly name: string;
  readonly value: Expression;
  start(scope: Scope): Accumulator;
}

function accumulatedField(name: string, source: Value, context: PipelineContext): AccumulatedField {
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
  return { name, value: compileExpression(operand, context.collation), start: () => factory(comparison) };
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
    return { value, start: (scope: Scope) => collecting(keep, countArgument(count(scope), operator)) };
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
  return { value, start: (scope) => collecting(keep, count === undefined ? 1 : countArgument(count(scope), operator)) };
}

function collecting(keep: Keeper, count: number): Accumulator {
  const values: Value[] = [];
  return { add: (value) => void values.push(value), result: () => keep(values, count) };
}

const group: StageCompiler = (operand, context) => {
  if (!isDocument(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw new CommandError(15955, 'a group specification must include an _id');
  const key = compileExpression(operand['_id'], context.collation);
  const fields = Object.entries(operand).flatMap(([name, source]) =>
    name === '_id' ? [] : [accumulatedField(name, source, context)],
  );
  return function* (input) {
    const groups = new Map<string, { readonly id: Value; readonly gathered: readonly Accumulator[] }>();
    for (const document of input) {
      const scope = rootScope(document, context.variables);
      const id = key(scope) ?? null;
      const identity = identityKey(id);
      let known = groups.get(identity);
      if (known === undefined) {
        const gathered = fields.map((field) => field.start(rootScope({ _id: id }, context.variables)));
        known = { id, gathered };
        groups.set(identity, known);
      }
      for (let at = 0; at < fields.length; at += 1) known.gathered[at]?.add(fields[at]?.value(scope));
    }
    for (const { id, gathered } of groups.values()) {
      const result: Document = { _id: id };
      for (const [at, field] of fields.entries()) setField(result, field.name, gathered[at]?.result());
      yield result;
    }
  };
};

const sortByCount: StageCompiler = (operand, context, name) => {
  const counted = group({ _id: operand, count: { $sum: 1 } }, context, name);
  return (input) => [...counted(input)].sort((left, right) => compareValues(right['count'], left['count']));
};

const count: StageCompiler = (operand) => {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new CommandError(40156, 'the count field must be a non-empty string, without a leading $ and without dots');
  }
  return function* (input) {
    let total = 0;
    for (const _ of input) total += 1;
    if (total > 0) yield { [operand]: new Int32(total) };
  };
};

const bucket: StageCompiler = (operand, context, name) => {
  const boundaries = isDocument(operand) ? fieldOf(operand, 'boundaries') : undefined;
  if (!isDocument(operand) || !Array.isArray(boundaries) || boundaries.length < 2) {
    throw new CommandError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  }
  if (boundaries.some((boundary, at) => at > 0 && compareValues(boundaries[at - 1], boundary) >= 0)) {
    throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
  }
  const value = compileExpression(fieldOf(operand, 'groupBy'), context.collation);
  const otherwise = fieldOf(operand, 'default');
  const output = fieldOf(operand, 'output') ?? { count: { $sum: 1 } };
  const boundaryOf = (found: Value): Value => {
    const last = boundaries.at(-1);
    const inside = found !== undefined && compareValues(found, boundaries[0]) >= 0 && compareValues(found, last) < 0;
    if (inside) return boundaries.findLast((boundary) => compareValues(boundary, found) <= 0);
    if (otherwise === undefined)
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return otherwise;
  };
  return function* (input) {
    const buckets = new Map<string, { id: Value; documents: Document[] }>();
    for (const document of input) {
      const id = boundaryOf(value(rootScope(document, context.variables)));
      const known = buckets.get(identityKey(id)) ?? { id, documents: [] };
      buckets.set(identityKey(id), known);
      known.documents.push(document);
    }
    for (const { id, documents } of [...buckets.values()].sort((left, right) => compareValues(left.id, right.id))) {
      yield* group({ _id: { $literal: id }, ...(isDocument(output) ? output : {}) }, context, name)(documents);
    }
  };
};

/** Stages that gather documents. */
export const groupStages: Readonly<Record<string, StageCompiler>> = {
  $group: group,
  $sortByCount: sortByCount,
  $count: count,
  $bucket: bucket,
};
