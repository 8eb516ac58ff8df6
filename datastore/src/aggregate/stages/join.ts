import { compileExpression } from '../../expression/compile/expression.js';
import { rootScope, type Variables } from '../../expression/scope.js';
import { placed } from '../../projection/projection.js';
import { CommandError, failedToParse, notSupported } from '../../values/errors.js';
import { approximateBytes, diskNeeded, expressionMemory, MemoryMeter } from '../../values/memory.js';
import { valuesAt } from '../../values/path.js';
import { type Document, fieldOf, isDocument } from '../../values/value.js';
import { sourceOf, textOption } from './join-options.js';
import { type PipelineContext, runPipeline, type StageCompiler, streamPipeline } from './stage.js';

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
          : gathered(
              collections.aggregate(from, [...condition, ...pipeline], variables),
              new MemoryMeter(expressionMemory, joinedTooMuch(from)),
            );
      yield placed(document, as, joined);
    }
  };
};

/** All of some documents, as long as they fit. */
function gathered(documents: Iterable<Document>, memory: MemoryMeter): Document[] {
  const all: Document[] = [];
  for (const document of documents) {
    memory.add(approximateBytes(document));
    all.push(document);
  }
  return all;
}

function joinedTooMuch(from: string): (limit: number) => CommandError {
  return (limit) =>
    new CommandError(
      4568,
      `Total size of documents in ${from} matching pipeline's $lookup stage exceeds ${limit} bytes`,
    );
}

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

const facet: StageCompiler = (operand, context, name) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.keys(operand).map((facetName) => {
    const stages = pipelineOption(operand, facetName);
    const refused = stages
      .flatMap((stage) => Object.keys(stage))
      .find((stage) => ['$facet', '$out', '$merge', '$documents'].includes(stage));
    if (refused !== undefined)
      throw new CommandError(40600, `${refused} is not allowed to be used within a $facet stage`);
    return { facetName, pipeline: context.compile(stages, context) };
  });
  return function* (input) {
    const documents = gathered(input, new MemoryMeter(context.memory, diskNeeded(name)));
    const output = new MemoryMeter(
      expressionMemory,
      (limit) => new CommandError(4031700, `document constructed by $facet exceeds the limit of ${limit} bytes`),
    );
    yield Object.fromEntries(
      facets.map(({ facetName, pipeline }) => [facetName, gathered(streamPipeline(pipeline, documents), output)]),
    );
  };
};

/** Stages that bring documents together. */
export const joinStages: Readonly<Record<string, StageCompiler>> = {
  $lookup: lookup,
  $unionWith: unionWith,
  $facet: facet,
};
