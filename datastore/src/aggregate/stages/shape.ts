import { Long } from 'bson';
import { compileExpression } from '../../expression/compile/expression.js';
import { rootScope } from '../../expression/scope.js';
import { compileProjection, placed } from '../../projection/projection.js';
import { CommandError, failedToParse } from '../../values/errors.js';
import { valueAt } from '../../values/path.js';
import { countStep } from '../../values/time-limit.js';
import { typeName } from '../../values/type-name.js';
import { type Document, fieldOf, isDocument, type Value } from '../../values/value.js';
import type { StageCompiler } from './stage.js';

const project: StageCompiler = (operand, { collation, variables }) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0)
    throw new CommandError(51272, 'projection specification must have at least one field');
  const projection = compileProjection(operand, { command: 'aggregate', collation, variables });
  return function* (input) {
    for (const document of input) yield projection.apply(document);
  };
};

/** `{a: {b: <expression>}}` is `{'a.b': <expression>}`. */
function computedFields(specification: Document, prefix: string): [string, Value][] {
  return Object.entries(specification).flatMap(([name, value]): [string, Value][] => {
    const path = prefix + name;
    if (name.startsWith('$'))
      throw new CommandError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    const nested = isDocument(value) && Object.keys(value).length > 0 && !(Object.keys(value)[0] ?? '').startsWith('$');
    return nested ? computedFields(value, `${path}.`) : [[path, value]];
  });
}

const addFields: StageCompiler = (operand, { collation, variables }, name) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0) {
    throw new CommandError(40272, `${name} specification stage must be an object with at least one field`);
  }
  const fields = computedFields(operand, '').map(([path, source]) => ({
    path: path.split('.'),
    expression: compileExpression(source, collation),
  }));
  return function* (input) {
    for (const document of input) {
      const scope = rootScope(document, variables);
      yield fields.reduce((result, { path, expression }) => placed(result, path, expression(scope)), document);
    }
  };
};

const unset: StageCompiler = (operand, context) => {
  const names = Array.isArray(operand) ? operand : [operand];
  if (names.length === 0 || !names.every((each) => typeof each === 'string')) {
    throw new CommandError(31002, '$unset specification must be a string or an array with at least one field');
  }
  return project(Object.fromEntries(names.map((each) => [each, false])), context, '$unset');
};

function replacing(source: Value, stage: string): StageCompiler {
  return (_, { collation, variables }) => {
    const expression = compileExpression(source, collation);
    return function* (input) {
      for (const document of input) {
        const root = expression(rootScope(document, variables));
        if (!isDocument(root)) {
          throw new CommandError(
            40228,
            `'newRoot' expression of ${stage} must evaluate to an object, but resulting value was of type: ${typeName(root)}`,
          );
        }
        yield root;
      }
    };
  };
}

const replaceRoot: StageCompiler = (operand, context, name) => {
  if (!isDocument(operand) || !('newRoot' in operand))
    throw new CommandError(40231, 'no newRoot specified for the $replaceRoot stage');
  return replacing(operand['newRoot'], name)(operand, context, name);
};

const replaceWith: StageCompiler = (operand, context, name) => replacing(operand, name)(operand, context, name);

const unwind: StageCompiler = (operand) => {
  const options: Document = isDocument(operand) ? operand : { path: operand };
  const source = fieldOf(options, 'path');
  if (typeof source !== 'string' || !source.startsWith('$') || source.length < 2) {
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  }
  const unknown = Object.keys(options).find(
    (name) => !['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name),
  );
  if (unknown !== undefined) throw new CommandError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const path = source.slice(1).split('.');
  const index = fieldOf(options, 'includeArrayIndex');
  if (index !== undefined && typeof index !== 'string') throw failedToParse('includeArrayIndex must be a string');
  const preserve = fieldOf(options, 'preserveNullAndEmptyArrays') === true;
  const numbered = (document: Document, at: Value) =>
    index === undefined ? document : placed(document, index.split('.'), at);
  return function* (input) {
    for (const document of input) {
      const value = valueAtDocuments(document, path);
      if (Array.isArray(value) && value.length > 0) {
        for (const [at, element] of value.entries()) {
          countStep();
          yield numbered(placed(document, path, element), Long.fromNumber(at));
        }
      } else if (Array.isArray(value)) {
        if (preserve) yield numbered(placed(document, path, undefined), null);
      } else if (value !== null && value !== undefined) yield numbered(document, null);
      else if (preserve) yield numbered(document, null);
    }
  };
};

/** Unlike an expression, `$unwind` follows its path through documents only. */
function valueAtDocuments(document: Document, path: readonly string[]): Value {
  const holder = path.length === 1 ? document : valueAt(document, path.slice(0, -1));
  return isDocument(holder) ? fieldOf(holder, path.at(-1) ?? '') : undefined;
}

const redact: StageCompiler = (operand, { collation, variables }) => {
  const expression = compileExpression(operand, collation);
  const visit = (root: Document, current: Document): Document | undefined => {
    const verdict = expression({ ...rootScope(root, variables), current });
    if (verdict === 'KEEP') return current;
    if (verdict === 'PRUNE') return undefined;
    if (verdict !== 'DESCEND') throw new CommandError(17053, '$redact must return $$DESCEND, $$PRUNE or $$KEEP');
    return Object.fromEntries(
      Object.entries(current).flatMap(([name, value]): [string, Value][] => {
        const kept = descend(root, value);
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  };
  const descend = (root: Document, value: Value): Value => {
    countStep();
    if (isDocument(value)) return visit(root, value);
    return Array.isArray(value)
      ? value.map((element) => descend(root, element)).filter((element) => element !== undefined)
      : value;
  };
  return function* (input) {
    for (const document of input) {
      const kept = visit(document, document);
      if (kept !== undefined) yield kept;
    }
  };
};

/** Stages that change the shape of documents. */
export const shapeStages: Readonly<Record<string, StageCompiler>> = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $unwind: unwind,
  $redact: redact,
};
