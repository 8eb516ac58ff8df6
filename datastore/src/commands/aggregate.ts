import { Long, Timestamp } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import { runPipeline } from '../aggregate/stage.js';
import { documentBeforeModes, fullDocumentModes } from '../engine/change-event.js';
import type { ChangeLog, LogPosition } from '../engine/change-log.js';
import { ChangeStream, type ChangeStreamOptions, historyLost } from '../engine/change-stream.js';
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
import type { CommandRequest, CursorReply } from '../engine/request.js';
import { badValue, CommandError, failedToParse } from '../errors.js';
import { compileFilter } from '../filter/filter.js';
import { aggregateCollection, type AggregationOptions } from '../query/collection-pipeline.js';
import { findRows } from '../query/find.js';
import { keyPattern } from '../storage/index-definition.js';
import { decode, encode } from '../values/codec.js';
import { show } from '../values/show.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { encoded, openCursor } from './cursor-reply.js';
import { writeResults } from './output-stage.js';

/** Stages that are about the server; they begin a pipeline. */
const serverStages: Readonly<Record<string, (request: CommandRequest, engine: Engine) => Document[]>> = {
  $collStats(request, engine) {
    const collection = requireCollection(request, engine);
    const count = Long.fromNumber(engine.store.count(collection));
    return [
      {
        ns: collection.namespace,
        host: engine.address,
        count,
        storageStats: { count, size: 0, storageSize: 0, nindexes: collection.indexes.length },
      },
    ];
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
  $listLocalSessions: () => [{ _id: { id: new Date(0), uid: '' }, lastUse: new Date() }],
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
  const collection = typeof name === 'string' ? engine.store.catalog.find(database, name) : undefined;
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
  if (typeof name === 'string') return aggregateCollection(engine.store.catalog, name, pipeline, options);
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
  if (fieldOf(command, 'explain') === true) {
    return { kind: 'fields', fields: { queryPlanner: { namespace, winningPlan: {} }, stages: pipeline } };
  }
  if (last === undefined || !('$out' in last || '$merge' in last)) {
    return openCursor(engine, request, namespace, encoded(results(request, engine, pipeline)), batchSize);
  }
  if (request.transaction !== undefined)
    throw new CommandError(263, '$out and $merge cannot run in a multi-document transaction');
  if (fieldOf(documentOption(command, 'readConcern') ?? {}, 'level') === 'linearizable') {
    throw new CommandError(72, 'the last stage cannot be used with a linearizable read concern');
  }
  await writeResults(request, engine, await toBeWritten(request, engine, pipeline.slice(0, -1)), last);
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

function openChangeStream(
  request: CommandRequest,
  engine: Engine,
  pipeline: readonly Document[],
  namespace: string,
): CursorReply {
  const options = documentOption(pipeline[0] ?? {}, '$changeStream') ?? {};
  const name = fieldOf(request.command, 'aggregate');
  const scope: ChangeStreamOptions['scope'] =
    fieldOf(options, 'allChangesForCluster') === true
      ? { kind: 'cluster' }
      : typeof name === 'string'
        ? { kind: 'collection', database: request.database, collection: name }
        : { kind: 'database', database: request.database };
  // A collection's own collation is none of its changes'.
  const collation = collationOption(request.command, undefined);
  const stream = new ChangeStream(
    engine.changes,
    {
      scope,
      fullDocument: modeOption(options, 'fullDocument', fullDocumentModes) ?? 'default',
      fullDocumentBeforeChange: modeOption(options, 'fullDocumentBeforeChange', documentBeforeModes) ?? 'off',
      expanded: fieldOf(options, 'showExpandedEvents') === true,
      pipeline: compilePipeline(pipeline.slice(1), { collation, variables: letVariables(request.command, collation) }),
      lookUp: (database, collection, id) => lookUp(engine, database, collection, id),
    },
    startingPosition(options, engine.changes),
    'resumeAfter' in options || 'startAfter' in options,
  );
  const id = engine.cursors.openStream(namespace, stream);
  return {
    kind: 'cursor',
    batch: 'firstBatch',
    documents: [],
    cursor: { id: Long.fromNumber(id), ns: namespace, postBatchResumeToken: { _data: stream.position } },
  };
}

function modeOption<Mode extends string>(options: Document, field: string, modes: readonly Mode[]): Mode | undefined {
  const value = fieldOf(options, field);
  const mode = modes.find((each) => each === value);
  if (value !== undefined && mode === undefined)
    throw badValue(`Enumeration value '${show(value)}' for field '$changeStream.${field}' is not a valid value.`);
  return mode;
}

function startingPosition(options: Document, log: ChangeLog): LogPosition {
  const given = ['resumeAfter', 'startAfter', 'startAtOperationTime'].filter((field) => field in options);
  const [only] = given;
  if (given.length > 1)
    throw new CommandError(
      50674,
      `Only one type of resume option is allowed, but multiple were found: ${given.join(', ')}`,
    );
  const position = only === undefined ? log.now : placeIn(options, only, log);
  if (position === undefined || !log.reaches(position.time)) throw historyLost();
  return position;
}

function placeIn(options: Document, field: string, log: ChangeLog): LogPosition | undefined {
  const value = fieldOf(options, field);
  // Everything at that time is still to be seen, so the stream begins just before it.
  if (value instanceof Timestamp)
    return { time: new Timestamp({ t: value.t, i: Math.max(0, value.i - 1) }), invalidate: false };
  const token = isDocument(value) ? fieldOf(value, '_data') : undefined;
  if (typeof token !== 'string') throw new CommandError(260, `${field} holds no resume token`);
  const position = log.positionOf(token);
  if (field === 'resumeAfter' && position?.invalidate === true)
    throw new CommandError(
      260,
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  return position;
}

function lookUp(engine: Engine, database: string, name: string, id: Document[string]): Document | null {
  const collection = engine.store.catalog.find(database, name);
  if (collection === undefined) return null;
  const source = { _id: { $eq: id } };
  const filter = compileFilter(source, { collation: undefined, variables: undefined });
  const request = { source, filter, sort: undefined, collation: undefined, hint: undefined, limit: 1 };
  for (const { raw } of findRows(engine.store.committed, collection, request)) return decode(raw);
  return null;
}

/** The `aggregate` command. */
export const aggregateCommands: Readonly<Record<string, CommandHandler>> = { aggregate };
