import { Long } from 'bson';
import { compileExpression } from '../../expression/compile/expression.js';
import { rootScope } from '../../expression/scope.js';
import { placed } from '../../projection/projection.js';
import { CommandError, failedToParse } from '../../values/errors.js';
import { approximateBytes, expressionMemory, MemoryMeter } from '../../values/memory.js';
import { valuesAt } from '../../values/path.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../../values/value.js';
import { ValueMap } from '../../values/value-map.js';
import { sourceOf, textOption } from './join-options.js';
import type { StageCompiler } from './stage.js';

const graphLookup: StageCompiler = (operand, context, name) => {
  if (!isDocument(operand)) throw failedToParse('the $graphLookup stage specification must be an object');
  const collections = sourceOf(context, name);
  const [from, to, back] = ['from', 'connectToField', 'connectFromField'].map((field) =>
    textOption(operand, field, name),
  );
  const as = textOption(operand, 'as', name).split('.');
  const start = compileExpression(fieldOf(operand, 'startWith'), context.collation);
  const depthField = fieldOf(operand, 'depthField');
  const deepest = fieldOf(operand, 'maxDepth');
  const restriction = fieldOf(operand, 'restrictSearchWithMatch');
  const limit = isNumeric(deepest) ? toDouble(deepest) : Infinity;
  const step = (values: readonly Value[]): Iterable<Document> =>
    collections.aggregate(
      from ?? '',
      [{ $match: { [to ?? '']: { $in: [...values] } } }, ...(isDocument(restriction) ? [{ $match: restriction }] : [])],
      context.variables ?? new Map(),
    );
  return function* (input) {
    for (const document of input) {
      // Documents are told apart by their bytes, whatever the collation.
      const found = new ValueMap<Document>(undefined);
      const memory = new MemoryMeter(
        expressionMemory,
        () => new CommandError(40099, '$graphLookup reached maximum memory consumption'),
      );
      const value = start(rootScope(document, context.variables)) ?? null;
      let frontier: readonly Value[] = Array.isArray(value) ? value : [value];
      for (let depth = 0; frontier.length > 0 && depth <= limit; depth += 1) {
        const fresh: Document[] = [];
        for (const each of step(frontier)) {
          found.getOrAdd(each['_id'], () => {
            memory.add(approximateBytes(each));
            fresh.push(each);
            return typeof depthField === 'string' ? placed(each, depthField.split('.'), Long.fromNumber(depth)) : each;
          });
        }
        frontier = fresh.flatMap((each) =>
          valuesAt(each, (back ?? '').split('.')).filter((next) => next !== undefined),
        );
      }
      yield placed(
        document,
        as,
        Array.from(found.entries(), ([, each]) => each),
      );
    }
  };
};

export const graphLookupStages: Readonly<Record<string, StageCompiler>> = { $graphLookup: graphLookup };
