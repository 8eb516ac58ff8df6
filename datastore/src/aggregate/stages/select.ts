import { compileExpression } from '../../expression/compile/expression.js';
import { rootScope } from '../../expression/scope.js';
import { compileFilter } from '../../filter/filter.js';
import { comparisonFor } from '../../values/collation.js';
import { CommandError } from '../../values/errors.js';
import { approximateBytes, diskNeeded, MemoryMeter } from '../../values/memory.js';
import { compileSort, sortItems } from '../../values/sort.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../../values/value.js';
import type { StageCompiler } from './stage.js';

const match: StageCompiler = (operand, { collation, variables }) => {
  if (!isDocument(operand)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  const filter = compileFilter(operand, { collation, variables });
  return function* (input) {
    for (const document of input) if (filter.matches(document)) yield document;
  };
};

const sort: StageCompiler = (operand, { collation, memory }) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  const compiled = compileSort(operand, comparisonFor(collation));
  const kept = { limit: memory, bytesOf: approximateBytes, exceeded: diskNeeded('$sort') };
  return (input) => sortItems(input, (document) => document, compiled, Infinity, kept);
};

function wholeOperand(operand: Value, name: string, code: number, least: number): number {
  if (!isNumeric(operand) || !Number.isInteger(toDouble(operand)) || toDouble(operand) < least) {
    throw new CommandError(
      code,
      `invalid argument to ${name} stage: Expected ${least > 0 ? 'a positive' : 'a non-negative'} number in: ${name}`,
    );
  }
  return toDouble(operand);
}

const limit: StageCompiler = (operand, _, name) => {
  const most = wholeOperand(operand, name, 15958, 1);
  return function* (input) {
    let count = 0;
    for (const document of input) {
      yield document;
      count += 1;
      if (count >= most) return;
    }
  };
};

const skip: StageCompiler = (operand, _, name) => {
  const passed = wholeOperand(operand, name, 5107200, 0);
  return function* (input) {
    let count = 0;
    for (const document of input) {
      count += 1;
      if (count > passed) yield document;
    }
  };
};

const sample: StageCompiler = (operand, { memory: limit }, name) => {
  const size = isDocument(operand) ? wholeOperand(fieldOf(operand, 'size'), name, 28747, 1) : undefined;
  if (size === undefined) throw new CommandError(28745, 'the $sample stage specification must be an object');
  return (input) => {
    // Reservoir sampling: every document is as likely to be among the chosen ones.
    const chosen: Document[] = [];
    const memory = new MemoryMeter(limit, diskNeeded(name));
    let seen = 0;
    for (const document of input) {
      seen += 1;
      const at = seen <= size ? chosen.length : Math.floor(Math.random() * seen);
      if (at >= size) continue;
      memory.add(approximateBytes(document) - approximateBytes(chosen[at]));
      chosen[at] = document;
    }
    return chosen;
  };
};

const documents: StageCompiler = (operand, { collation, variables }) => {
  const expression = compileExpression(operand, collation);
  return () => {
    const values = expression(rootScope({}, variables));
    if (!Array.isArray(values) || !values.every(isDocument))
      throw new CommandError(5858203, '$documents must evaluate to an array of objects');
    return values;
  };
};

/** Stages that select and order documents. */
export const selectStages: Readonly<Record<string, StageCompiler>> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $sample: sample,
  $documents: documents,
};
