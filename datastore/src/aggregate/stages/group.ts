import { Int32 } from 'bson';
import { compileExpression } from '../../expression/compile/expression.js';
import { type Expression, rootScope } from '../../expression/scope.js';
import type { SelectedRows } from '../../values/document-batch.js';
import { CommandError } from '../../values/errors.js';
import { compareValues } from '../../values/order.js';
import { type Document, isDocument } from '../../values/value.js';
import { accumulatedField } from './accumulated-fields.js';
import { RowGrouping } from './group-rows.js';
import { Groups } from './groups.js';
import { type SimpleValue, simpleValue } from './simple-value.js';
import type { PipelineContext, Stage, StageCompiler } from './stage.js';

/**
 * Documents gathered by what an expression makes of each.
 *
 * @param source the fields of each group, by accumulators
 * @param simple what the key is, where no document has to be made for it
 */
export function grouping(
  key: Expression,
  source: Document,
  context: PipelineContext,
  name: string,
  simple?: SimpleValue,
): Stage {
  const fields = Object.entries(source).flatMap(([field, accumulator]) =>
    field === '_id' ? [] : [accumulatedField(field, accumulator, context)],
  );
  const stage: Stage = function* (input) {
    const groups = new Groups(fields, context, name);
    for (const document of input) {
      const scope = rootScope(document, context.variables);
      const gathered = groups.of(key(scope) ?? null);
      for (let at = 0; at < fields.length; at += 1) gathered[at]?.add(fields[at]?.value(scope));
    }
    yield* groups.results();
  };
  return Object.assign(stage, {
    *ofRows(input: Iterable<SelectedRows>, read: ReadonlySet<string>) {
      const groups = new Groups(fields, context, name);
      const rows = new RowGrouping(groups, { simple, evaluate: key }, fields, read, context);
      for (const selected of input) rows.add(selected);
      yield* groups.results();
    },
  });
}

const group: StageCompiler = (operand, context, name) => {
  if (!isDocument(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw new CommandError(15955, 'a group specification must include an _id');
  const { _id: key } = operand;
  return grouping(compileExpression(key, context.collation), operand, context, name, simpleValue(key));
};

const sortByCount: StageCompiler = (operand, context, name) => {
  const counted = group({ _id: operand, count: { $sum: 1 } }, context, name);
  return (input) => [...counted(input)].sort((left, right) => compareValues(right['count'], left['count']));
};

const count: StageCompiler = (operand) => {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new CommandError(40156, 'the count field must be a non-empty string, without a leading $ and without dots');
  }
  const stage: Stage = function* (input) {
    let total = 0;
    for (const _ of input) total += 1;
    if (total > 0) yield { [operand]: new Int32(total) };
  };
  return Object.assign(stage, {
    *ofRows(input: Iterable<SelectedRows>) {
      let total = 0;
      for (const { count: selected } of input) total += selected;
      if (total > 0) yield { [operand]: new Int32(total) };
    },
  });
};

/** Stages that gather documents. */
export const groupStages: Readonly<Record<string, StageCompiler>> = {
  $group: group,
  $sortByCount: sortByCount,
  $count: count,
};
