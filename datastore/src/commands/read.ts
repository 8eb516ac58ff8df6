import { Int32, Long } from 'bson';
import { cursorInUse, noTimeLimit, requireNamespace, requireSession } from '../engine/cursor-errors.js';
import type { Engine } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import {
  collectionName,
  countOption,
  filledOption,
  flagOption,
  letVariables,
  listOption,
  memoryOption,
  numberOption,
  textOption,
} from '../engine/options.js';
import { type CommandRequest, fields } from '../engine/request.js';
import { aggregateCollection } from '../query/collection-pipeline.js';
import { countByIndex, type FindRequest, findRows } from '../query/find.js';
import type { Collection } from '../storage/collection.js';
import { decode, encode } from '../values/codec.js';
import { comparisonFor } from '../values/collation.js';
import { CommandError } from '../values/errors.js';
import { identityKey } from '../values/key.js';
import { valuesAt } from '../values/path.js';
import type { Document, Value } from '../values/value.js';
import { batchReply, encoded, openCursor } from './cursor-reply.js';
import { findRequest, projecting } from './query-request.js';

const unsupportedFindOptions = ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max'];

/** A query on a view is a pipeline on what it shows. */
function viewPipeline(command: Document, source: Document): Document[] {
  const stages: Document[] = [{ $match: source }];
  const sort = filledOption(command, 'sort');
  const skip = countOption(command, 'skip');
  const limit = Math.abs(numberOption(command, 'limit') ?? 0);
  const projection = filledOption(command, 'projection');
  if (sort !== undefined) stages.push({ $sort: sort });
  if (skip !== undefined && skip > 0) stages.push({ $skip: skip });
  if (limit > 0) stages.push({ $limit: limit });
  if (projection !== undefined) stages.push({ $project: projection });
  return stages;
}

const find: CommandHandler = (request, engine) => {
  const { command, database } = request;
  const name = collectionName(command, 'find');
  const unsupported = unsupportedFindOptions.find((option) => flagOption(command, option) === true);
  if (unsupported !== undefined)
    throw new CommandError(115, `find with '${unsupported}' is not supported by the embedded store`);
  const namespace = `${database}.${name}`;
  const collection = engine.catalogFor(request).find(database, name);
  const query = findRequest(command, 'filter', collection);
  const batchSize = countOption(command, 'batchSize');
  const limit = numberOption(command, 'limit') ?? 0;
  const documents =
    collection?.view === undefined
      ? foundDocuments(engine, request, collection, query)
      : viewDocuments(engine, request, collection, query);
  if (flagOption(command, 'singleBatch') === true || limit < 0) {
    const taken = engine.cursors.open(
      namespace,
      documents,
      batchSize ?? (limit === 0 ? undefined : Math.abs(limit)),
      request,
    );
    engine.cursors.kill(taken.cursorId);
    return batchReply('firstBatch', { ...taken, cursorId: 0 });
  }
  return openCursor(engine, request, namespace, documents, batchSize);
};

function viewDocuments(
  engine: Engine,
  request: CommandRequest,
  collection: Collection,
  query: FindRequest,
): Iterable<Buffer> {
  const { command, database } = request;
  return encoded(
    aggregateCollection(engine.catalogFor(request), collection.name, viewPipeline(command, query.source), {
      database,
      view: engine.viewFor(request),
      collation: query.collation,
      variables: letVariables(command, query.collation),
      hint: query.hint,
      memory: memoryOption(command),
    }),
  );
}

function* foundDocuments(
  engine: Engine,
  request: CommandRequest,
  collection: Collection | undefined,
  query: FindRequest,
): Iterable<Buffer> {
  const { command } = request;
  const project = projecting(command, 'projection', query);
  if (collection === undefined) return;
  const skip = countOption(command, 'skip') ?? 0;
  const limit = Math.abs(numberOption(command, 'limit') ?? 0) || Infinity;
  let passed = 0;
  for (const row of findRows(engine.viewFor(request), collection, { ...query, limit: skip + limit })) {
    passed += 1;
    if (passed > skip) yield project(row.raw);
  }
}

const getMore: CommandHandler = async (request, engine) => {
  const { command } = request;
  const id = numberOption(command, 'getMore') ?? 0;
  const cursor = engine.cursors.find(id);
  if (cursor.kind === 'change stream' && cursor.stream.busy) throw cursorInUse(id);
  requireNamespace(cursor.namespace, `${request.database}.${textOption(command, 'collection')}`);
  requireSession(id, cursor.session, request.session?.key);
  const fault = engine.failPoints.forGetMore();
  if (fault !== undefined)
    throw new CommandError(fault, "Failing getMore via 'failGetMoreAfterCursorCheckout' failpoint");
  const size = countOption(command, 'batchSize');
  const limit = numberOption(command, 'maxTimeMS') ?? 0;
  if (cursor.kind === 'results') {
    if (limit > 0) throw noTimeLimit();
    return batchReply('nextBatch', engine.cursors.next(id, cursor, size));
  }
  const { stream, namespace } = cursor;
  const end = (error: CommandError): void => stream.end(error);
  const work = stream.next(size || 1000, Math.min(limit || 1000, 10_000));
  const events = await engine.operations
    .during({ connection: request.connection, namespace, command, end }, work)
    .catch((error: unknown) => {
      // As with every other cursor, one whose batch has failed is at its end.
      engine.cursors.kill(id);
      throw error;
    });
  if (stream.invalidated) engine.cursors.kill(id);
  return {
    kind: 'cursor',
    batch: 'nextBatch',
    documents: events.map(encode),
    cursor: {
      id: stream.invalidated ? Long.ZERO : Long.fromNumber(id),
      ns: namespace,
      postBatchResumeToken: { _data: stream.position },
    },
  };
};

const killCursors: CommandHandler = ({ command }, engine) => {
  const killed: Value[] = [];
  const missing: Value[] = [];
  for (const id of listOption(command, 'cursors')) {
    const found = engine.cursors.kill(Number(id)) || engine.longReads?.killCursor(Number(id)) === true;
    (found ? killed : missing).push(id);
  }
  return fields({ cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] });
};

/** The rows a query finds, in a collection or in a view. */
function* matchingDocuments(
  engine: Engine,
  request: CommandRequest,
  collection: Collection | undefined,
  query: FindRequest,
): Iterable<Document> {
  if (collection === undefined) return;
  if (collection.view !== undefined) {
    for (const raw of viewDocuments(engine, { ...request, command: {} }, collection, query)) yield decode(raw);
    return;
  }
  for (const { raw } of findRows(engine.viewFor(request), collection, query)) yield decode(raw);
}

const count: CommandHandler = (request, engine) => {
  const { command, database } = request;
  const collection = engine.catalogFor(request).find(database, collectionName(command, 'count'));
  const query = findRequest(command, 'query', collection);
  const skip = countOption(command, 'skip') ?? 0;
  const limit = Math.abs(numberOption(command, 'limit') ?? 0) || Infinity;
  const found = countMatching(engine, request, collection, query);
  return fields({ n: new Int32(Math.min(limit, Math.max(0, found - skip))) });
};

/** How many documents a query finds. */
export function countMatching(
  engine: Engine,
  request: CommandRequest,
  collection: Collection | undefined,
  query: FindRequest,
): number {
  if (collection === undefined) return 0;
  const plain = collection.view === undefined && request.transaction === undefined;
  if (plain && query.filter.trivial) return engine.store.count(collection);
  const counted = collection.view === undefined ? countByIndex(engine.viewFor(request), collection, query) : undefined;
  if (counted !== undefined) return counted;
  let found = 0;
  const rows: Iterable<unknown> =
    collection.view === undefined
      ? findRows(engine.viewFor(request), collection, query)
      : matchingDocuments(engine, request, collection, query);
  for (const _ of rows) found += 1;
  return found;
}

const distinct: CommandHandler = (request, engine) => {
  const { command, database } = request;
  const collection = engine.catalogFor(request).find(database, collectionName(command, 'distinct'));
  const path = textOption(command, 'key').split('.');
  const query = findRequest(command, 'query', collection);
  const values = new Map<string, Value>();
  for (const document of matchingDocuments(engine, request, collection, query)) {
    for (const value of valuesAt(document, path)) {
      const empty = Array.isArray(value) && value.length === 0;
      const key = identityKey(value);
      if (value !== undefined && !empty && !values.has(key)) values.set(key, value);
    }
  }
  const compare = comparisonFor(query.collation);
  const sorted = [...values.values()].sort(compare);
  return fields({
    values:
      query.collation === undefined
        ? sorted
        : sorted.filter((value, at) => at === 0 || compare(sorted[at - 1], value) !== 0),
  });
};

/** Commands that read. */
export const readCommands: Readonly<Record<string, CommandHandler>> = { find, getMore, killCursors, count, distinct };
