import { compileExpression } from '../../expression/compile/expression.js';
import { type Expression, rootScope } from '../../expression/scope.js';
import { comparisonFor } from '../../values/collation.js';
import { CommandError } from '../../values/errors.js';
import { typeName } from '../../values/type-name.js';
import { typeOrder } from '../../values/type-order.js';
import { type Document, fieldOf, isDocument, type Value } from '../../values/value.js';
import { grouping } from './group.js';
import type { PipelineContext, StageCompiler } from './stage.js';

const knownOptions: readonly string[] = ['groupBy', 'boundaries', 'default', 'output'];

/** What `$bucket` is told, checked. */
interface Buckets {
  readonly value: Expression;
  readonly boundaries: readonly Value[];
  readonly otherwise: Value;
  readonly output: Document;
}

function constant(source: Value, context: PipelineContext): Value {
  return compileExpression(source, context.collation)(rootScope({}, context.variables));
}

function readOptions(operand: Value, context: PipelineContext): Buckets {
  if (!isDocument(operand)) throw new CommandError(40201, 'Argument to $bucket stage must be an object');
  const unknown = Object.keys(operand).find((option) => !knownOptions.includes(option));
  if (unknown !== undefined) throw new CommandError(40197, `Unrecognized option to $bucket: ${unknown}.`);
  const [groupBy, listed] = [fieldOf(operand, 'groupBy'), fieldOf(operand, 'boundaries')];
  if (groupBy === undefined || listed === undefined)
    throw new CommandError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (!Array.isArray(listed) || listed.length < 2)
    throw new CommandError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  const boundaries = listed.map((boundary) => constant(boundary, context));
  const output = fieldOf(operand, 'output') ?? { count: { $sum: 1 } };
  if (!isDocument(output)) throw new CommandError(40196, "The $bucket 'output' field must be an object");
  const otherwise = 'default' in operand ? constant(operand['default'], context) : undefined;
  checkBoundaries(boundaries, otherwise, context);
  return { value: compileExpression(groupBy, context.collation), boundaries, otherwise, output };
}

function checkBoundaries(boundaries: readonly Value[], otherwise: Value, { collation }: PipelineContext): void {
  const compare = comparisonFor(collation);
  for (const [at, boundary] of boundaries.entries()) {
    const former = boundaries[at - 1];
    if (at === 0) continue;
    if (typeOrder(former) !== typeOrder(boundary))
      throw new CommandError(
        40193,
        `All values in the 'boundaries' option to $bucket must have the same type. Found conflicting types ${typeName(former)} and ${typeName(boundary)}.`,
      );
    if (compare(former, boundary) >= 0)
      throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
  }
  if (otherwise !== undefined && compare(otherwise, boundaries[0]) >= 0 && compare(otherwise, boundaries.at(-1)) < 0)
    throw new CommandError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
}

const bucket: StageCompiler = (operand, context, name) => {
  const { value, boundaries, otherwise, output } = readOptions(operand, context);
  const compare = comparisonFor(context.collation);
  const bucketOf: Expression = (scope) => {
    const found = value(scope);
    const inside = found !== undefined && compare(found, boundaries[0]) >= 0 && compare(found, boundaries.at(-1)) < 0;
    if (inside) return boundaries.findLast((boundary) => compare(boundary, found) <= 0);
    if (otherwise !== undefined) return otherwise;
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
  const grouped = grouping(bucketOf, output, context, name);
  return (input) => [...grouped(input)].sort((left, right) => compare(left['_id'], right['_id']));
};

export const bucketStages: Readonly<Record<string, StageCompiler>> = { $bucket: bucket };
