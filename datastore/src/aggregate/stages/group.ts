import { Int32 } from 'bson';
import { compileExpression } from '../../expression/compile/expression.js';
import { type Expression, rootScope } from '../../expression/scope.js';
import { CommandError } from '../../values/errors.js';
import { approximateBytes, diskNeeded, MemoryMeter } from '../../values/memory.js';
import { compareValues } from '../../values/order.js';
import { type Document, isDocument, setField } from '../../values/value.js';
import { ValueMap } from '../../values/value-map.js';
import { accumulatedField } from './accumulated-fields.js';
import type { PipelineContext, Stage, StageCompiler } from './stage.js';

/** What a group keeps of each of its fields besides what is gathered. */
const bytesOfAccumulator = 64;

/**
 * Documents gathered by what an expression makes of each.
 *
 * @param source the fields of each group, by accumulators
 */
export function grouping(key: Expression, source: Document, context: PipelineContext, name: string): Stage {
  const fields = Object.entries(source).flatMap(([field, accumulator]) =>
    field === '_id' ? [] : [accumulatedField(field, accumulator, context)],
  );
  return function* (input) {
    const groups = new ValueMap<ReturnType<(typeof fields)[number]['start']>[]>(context.collation);
    const memory = new MemoryMeter(context.memory, diskNeeded(name));
    for (const document of input) {
      const scope = rootScope(document, context.variables);
      const id = key(scope) ?? null;
      const gathered = groups.getOrAdd(id, () => {
        memory.add(approximateBytes(id) + bytesOfAccumulator * fields.length);
        return fields.map((field) => field.start(rootScope({ _id: id }, context.variables)));
      });
      for (let at = 0; at < fields.length; at += 1) gathered[at]?.add(fields[at]?.value(scope));
    }
    for (const [id, gathered] of groups.entries()) {
      const result: Document = { _id: id };
      for (const [at, field] of fields.entries()) setField(result, field.name, gathered[at]?.result());
      yield result;
    }
  };
}

const group: StageCompiler = (operand, context, name) => {
  if (!isDocument(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw new CommandError(15955, 'a group specification must include an _id');
  return grouping(compileExpression(operand['_id'], context.collation), operand, context, name);
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

/** Stages that gather documents. */
export const groupStages: Readonly<Record<string, StageCompiler>> = {
  $group: group,
  $sortByCount: sortByCount,
  $count: count,
};
