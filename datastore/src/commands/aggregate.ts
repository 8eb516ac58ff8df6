import { Long } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import { runPipeline } from '../aggregate/stages/stage.js';
import type { Engine } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import {
  collationOption,
  countOption,
  documentOption,
  documentsOption,
  letVariables,
  memoryOption,
} from '../engine/options.js';
import type { CommandRequest } from '../engine/request.js';
import { aggregateCollection, type AggregationOptions } from '../query/collection-pipeline.js';
import { keyPattern } from '../storage/index-definition.js';
import { encode } from '../values/codec.js';
import { CommandError, failedToParse, notSupported } from '../values/errors.js';
import { type Document, fieldOf } from '../values/value.js';
import { encoded, openCursor } from './cursor-reply.js';
import { explain } from './explain.js';
import { openChangeStream } from './open-change-stream.js';
import { parseOutput, writeResults } from './output-stage.js';

/** Stages that are about the server; they begin a pipeline. */
const serverStages: Readonly<Record<string, (request: CommandRequest, engine: Engine) => Document[]>> = {
  $collStats(request, engine) {
    const collection = requireCollection(request, engine);
    const [stage = {}] = documentsOption(request.command, 'pipeline');
    const wanted = Object.keys(documentOption(stage, '$collStats') ?? {});
    const other = wanted.find((name) => name !== 'count');
    if (other !== undefined) throw notSupported(`$collStats with '${other}'`);
    const counted = wanted.length === 0 ? {} : { count: Long.fromNumber(engine.store.count(collection)) };
    return [{ ns: collection.namespace, host: engine.address, localTime: new Date(), ...counted }];
  },
  $indexStats(request, engine) {
    return requireCollection(request, engine).indexes.map((index) => ({
      name: index.name,
      key: keyPattern(index.spec),
      host: engine.address,
      accesses: { ops: Long.ZERO, since: new Date() },
    }));
  },
  $currentOp: (_, engine) => engine.operations.describe(engine.address),
  $listLocalSessions: (_, engine) => engine.sessions.describe(),
};

function requireCollection({ command, database }: CommandRequest, engine: Engine) {
  const name = fieldOf(command, 'aggregate');
  const collection = typeof name === 'string' ? engine.store.catalog.find(database, name) : undefined;
  if (collection === undefined) throw new CommandError(26, `Collection [${database}.${String(name)}] not found.`);
  return collection;
}

function optionsFor(request: CommandRequest, engine: Engine): AggregationOptions {
  const { command, database } = request;
  const name = fieldOf(command, 'aggregate');
  const collection = typeof name === 'string' ? engine.catalogFor(request).find(database, name) : undefined;
  const collation = collationOption(command, collection);
  return {
    database,
    view: engine.viewFor(request),
    collation,
    variables: letVariables(command, collation),
    hint: fieldOf(command, 'hint'),
    memory: memoryOption(command),
  };
}

/** The documents of the pipeline, without a last stage that writes them. */
function results(request: CommandRequest, engine: Engine, pipeline: readonly Document[]): Iterable<Document> {
  const options = optionsFor(request, engine);
  const [first = {}] = pipeline;
  const [firstName = ''] = Object.keys(first);
  const serverStage = serverStages[firstName];
  if (serverStage !== undefined)
    return runPipeline(compilePipeline(pipeline.slice(1), options), serverStage(request, engine));
  const name = fieldOf(request.command, 'aggregate');
  if (typeof name === 'string') return aggregateCollection(engine.catalogFor(request), name, pipeline, options);
  if (firstName !== '$documents')
    throw new CommandError(
      73,
      '{aggregate: 1} is not valid for a pipeline that does not start with $documents or a stage about the server',
    );
  return runPipeline(compilePipeline(pipeline, options), []);
}

const aggregate: CommandHandler = async (request, engine) => {
  const { command, database } = request;
  const pipeline = documentsOption(command, 'pipeline');
  const batchSize = countOption(documentOption(command, 'cursor') ?? {}, 'batchSize');
  if (fieldOf(command, 'explain') !== true && documentOption(command, 'cursor') === undefined) {
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
  }
  const name = fieldOf(command, 'aggregate');
  const namespace = `${database}.${typeof name === 'string' ? name : '$cmd.aggregate'}`;
  const [first = {}] = pipeline;
  if ('$changeStream' in first) return openChangeStream(request, engine, pipeline, namespace);
  const last = pipeline.at(-1);
  if (fieldOf(command, 'explain') === true)
    return explain({ ...request, command: { explain: command, verbosity: 'queryPlanner' } }, engine);
  if (last === undefined || !('$out' in last || '$merge' in last)) {
    return openCursor(engine, request, namespace, encoded(results(request, engine, pipeline)), batchSize);
  }
  if (request.transaction !== undefined)
    throw new CommandError(263, '$out and $merge cannot run in a multi-document transaction');
  if (fieldOf(documentOption(command, 'readConcern') ?? {}, 'level') === 'linearizable') {
    throw new CommandError(72, 'the last stage cannot be used with a linearizable read concern');
  }
  const output = parseOutput(last, database);
  await writeResults(request, engine, await toBeWritten(request, engine, pipeline.slice(0, -1)), output);
  return openCursor(engine, request, namespace, [], batchSize);
};

/** What a pipeline finds that a last stage is to write; found where it keeps nobody waiting. */
function toBeWritten(request: CommandRequest, engine: Engine, pipeline: Document[]): Document[] | Promise<Document[]> {
  const find = (): Document[] => [...results(request, engine, pipeline)];
  if (engine.longReads === undefined) return find();
  const { writeConcern: _, ...others } = request.command;
  const command = { ...others, pipeline, cursor: {} };
  return engine.longReads.all({ ...request, command, body: encode(command) }, find);
}

/** The `aggregate` command. */
export const aggregateCommands: Readonly<Record<string, CommandHandler>> = { aggregate };
