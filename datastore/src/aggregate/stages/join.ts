import { Long } from 'bson';
import { CommandError, failedToParse, notSupported } from '../../errors.js';
import { compileExpression } from '../../expression/expression.js';
import { rootScope, type Variables } from '../../expression/scope.js';
import { placed } from '../../projection/projection.js';
import { identityKey } from '../../values/key.js';
import { valuesAt } from '../../values/path.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../../values/value.js';
import {
  type CollectionSource,
  type PipelineContext,
  runPipeline,
  type StageCompiler,
  streamPipeline,
} from '../stage.js';

function sourceOf(context: PipelineContext, name: string): CollectionSource {
  if (context.collections === undefined) throw new CommandError(72, `${name} is not allowed here`);
  return context.collections;
}

function textOption(options: Document, field: string, name: string): string {
  const value = fieldOf(options, field);
  if (typeof value !== 'string') throw failedToParse(`${name} argument '${field}' must be a string`);
  return value;
}

function pipelineOption(options: Document, field: string): Document[] {
  const value = fieldOf(options, field);
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isDocument)) throw failedToParse(`'${field}' must be an array of stages`);
  return value;
}

/** What a joined document's field must be for a local one: equal to it, or to an element of it. */
function joinCondition(document: Document, localField: string, foreignField: string): Document {
  const values = valuesAt(document, localField.split('.')).map((value) => value ?? null);
  const [only = null] = values;
  return {
    [foreignField]:
      values.length === 1 && !Array.isArray(only)
        ? { $eq: only }
        : { $in: values.flatMap((value) => (Array.isArray(value) && value.length === 0 ? [] : [value])) },
  };
}

const lookup: StageCompiler = (operand, context, name) => {
  if (!isDocument(operand)) throw failedToParse('the $lookup stage specification must be an object');
  const collections = sourceOf(context, name);
  const from = fieldOf(operand, 'from');
  if (from !== undefined && typeof from !== 'string') throw notSupported('$lookup from another database');
  const as = textOption(operand, 'as', name).split('.');
  const joins = 'localField' in operand || 'foreignField' in operand;
  const [localField, foreignField] = joins
    ? [textOption(operand, 'localField', name), textOption(operand, 'foreignField', name)]
    : [];
  const pipeline = pipelineOption(operand, 'pipeline');
  if (!joins && !('pipeline' in operand))
    throw failedToParse("$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified");
  const bindings = letBindings(operand, context);
  return function* (input) {
    for (const document of input) {
      const condition =
        localField === undefined || foreignField === undefined
          ? []
          : [{ $match: joinCondition(document, localField, foreignField) }];
      const variables = bindings(document);
      const joined =
        from === undefined
          ? runPipeline(context.compile(pipeline, { ...context, variables }), [])
          : [...collections.aggregate(from, [...condition, ...pipeline], variables)];
      yield placed(document, as, joined);
    }
  };
};

function letBindings(options: Document, context: PipelineContext): (document: Document) => Variables {
  const source = fieldOf(options, 'let');
  const compiled = Object.entries(isDocument(source) ? source : {}).map(([name, value]) => ({
    name,
    expression: compileExpression(value, context.collation),
  }));
  return (document) => {
    const scope = rootScope(document, context.variables);
    return new Map([
      ...(context.variables ?? []),
      ...compiled.map(({ name, expression }) => [name, expression(scope)] as const),
    ]);
  };
}

const unionWith: StageCompiler = (operand, context, name) => {
  const collections = sourceOf(context, name);
  const options: Document = isDocument(operand) ? operand : { coll: operand };
  const pipeline = pipelineOption(options, 'pipeline');
  const other = 'coll' in options ? textOption(options, 'coll', name) : undefined;
  return function* (input) {
    yield* input;
    if (other === undefined) yield* streamPipeline(context.compile(pipeline, context), []);
    else yield* collections.aggregate(other, pipeline, context.variables ?? new Map());
  };
};

const facet: StageCompiler = (operand, context) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.keys(operand).map((name) => {
    const stages = pipelineOption(operand, name);
    const refused = stages
      .flatMap((stage) => Object.keys(stage))
      .find((stage) => ['$facet', '$out', '$merge', '$documents'].includes(stage));
    if (refused !== undefined)
      throw new CommandError(40600, `${refused} is not allowed to be used within a $facet stage`);
    return { name, pipeline: context.compile(stages, context) };
  });
  return function* (input) {
    const documents = [...input];
    yield Object.fromEntries(facets.map(({ name, pipeline }) => [name, runPipeline(pipeline, documents)]));
  };
};

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
      const found = new Map<string, Document>();
      const value = start(rootScope(document, context.variables)) ?? null;
      let frontier: readonly Value[] = Array.isArray(value) ? value : [value];
      for (let depth = 0; frontier.length > 0 && depth <= limit; depth += 1) {
        const fresh = [...step(frontier)].filter((each) => !found.has(identityKey(each['_id'])));
        for (const each of fresh) {
          const described =
            typeof depthField === 'string' ? placed(each, depthField.split('.'), Long.fromNumber(depth)) : each;
          found.set(identityKey(each['_id']), described);
        }
        frontier = fresh.flatMap((each) =>
          valuesAt(each, (back ?? '').split('.')).filter((next) => next !== undefined),
        );
      }
      yield placed(document, as, [...found.values()]);
    }
  };
};

/** Stages that bring documents together. */
export const joinStages: Readonly<Record<string, StageCompiler>> = {
  $lookup: lookup,
  $graphLookup: graphLookup,
  $unionWith: unionWith,
  $facet: facet,
};
