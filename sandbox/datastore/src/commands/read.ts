import { Int32, Long } from 'bson';
import { CommandError } from '../errors.js';
import { compileProjection } from '../projection/projection.js';
import { compileFilter } from '../query/filter.js';
import { findRows, planFor, type FindRequest } from '../query/find.js';
import type { MatchTrace } from '../query/walk.js';
import type { Plan } from '../query/plan/plan.js';
import { keyPattern } from '../storage/index-definition.js';
import type { Collection } from '../storage/collection.js';
import type { Row } from '../storage/read-view.js';
import { comparisonFor } from '../values/collation.js';
import { decode, encode } from '../values/codec.js';
import { identityKey } from '../values/key.js';
import { valuesAt } from '../values/path.js';
import { fieldOf, isDocument, type Document, type Value } from '../values/value.js';
import type { Engine } from '../server/engine.js';
import {
  collationOption, collectionName, countOption, documentOption, filledOption, flagOption, letVariables, numberOption, textOption, documentsOption,
} from '../server/options.js';
import type { CommandHandler } from '../server/handler.js';
import { fields, type CommandRequest } from '../server/request.js';
import { batchReply, encoded, openCursor } from './cursor-reply.js';

/** Reads a query's parts from a command. */
export function findRequest(command: Document, filterField: string, collection: Collection | undefined): FindRequest {
  const source = documentOption(command, filterField) ?? {};
  const collation = collationOption(command, collection);
  return {
    source,
    filter: compileFilter(source, { collation, variables: letVariables(command) }),
    sort: filledOption(command, 'sort'),
    collation,
    hint: fieldOf(command, 'hint'),
    limit: Infinity,
  };
}

/** What of a document goes to the client: all as it is stored, or what a projection leaves. */
export function projecting(command: Document, field: string, request: FindRequest): (raw: Buffer) => Buffer {
  const specification = filledOption(command, field);
  if (specification === undefined) return (raw) => raw;
  const projection = compileProjection(specification, { command: 'find', collation: request.collation, variables: letVariables(command) });
  return (raw) => {
    const document = decode(raw);
    if (!projection.needsPosition) return encode(projection.apply(document));
    const trace: MatchTrace = {};
    request.filter.matches(document, trace);
    return encode(projection.apply(document, trace.position));
  };
}

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
  if (unsupported !== undefined) throw new CommandError(115, `find with '${unsupported}' is not supported by the embedded store`);
  const namespace = `${database}.${name}`;
  const collection = engine.store.catalog.find(database, name);
  const query = findRequest(command, 'filter', collection);
  const batchSize = countOption(command, 'batchSize');
  const limit = numberOption(command, 'limit') ?? 0;
  const documents = collection?.view === undefined ? foundDocuments(engine, request, collection, query) : viewDocuments(engine, request, collection, query);
  if (flagOption(command, 'singleBatch') === true || limit < 0) {
    const taken = engine.cursors.open(namespace, documents, batchSize ?? (limit === 0 ? undefined : Math.abs(limit)), request.transaction);
    engine.cursors.kill(taken.cursorId);
    return batchReply('firstBatch', { ...taken, cursorId: 0 });
  }
  return openCursor(engine, request, namespace, documents, batchSize);
};

function viewDocuments(engine: Engine, request: CommandRequest, collection: Collection, query: FindRequest): Iterable<Buffer> {
  const { command, database } = request;
  return encoded(
    engine.aggregate(collection.name, viewPipeline(command, query.source), {
      database, view: engine.viewFor(request), collation: query.collation, variables: letVariables(command), hint: query.hint,
    }),
  );
}

function* foundDocuments(engine: Engine, request: CommandRequest, collection: Collection | undefined, query: FindRequest): Iterable<Buffer> {
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
  const size = countOption(command, 'batchSize');
  if (cursor.kind === 'results') return batchReply('nextBatch', engine.cursors.next(id, cursor, size));
  const events = await cursor.stream.next(size || 1000, Math.min(numberOption(command, 'maxTimeMS') ?? 1000, 10_000));
  if (cursor.stream.invalidated) engine.cursors.kill(id);
  else engine.cursors.find(id);
  return {
    kind: 'cursor',
    batch: 'nextBatch',
    documents: events.map(encode),
    cursor: {
      id: cursor.stream.invalidated ? Long.ZERO : Long.fromNumber(id),
      ns: cursor.namespace,
      postBatchResumeToken: { _data: cursor.stream.position },
    },
  };
};

const killCursors: CommandHandler = ({ command }, engine) => {
  const ids = (fieldOf(command, 'cursors') as Value[] | undefined) ?? [];
  const killed: Value[] = [];
  const missing: Value[] = [];
  for (const id of ids) (engine.cursors.kill(Number(id)) ? killed : missing).push(id);
  return fields({ cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] });
};

/** The rows a query finds, in a collection or in a view. */
function* matchingDocuments(engine: Engine, request: CommandRequest, collection: Collection | undefined, query: FindRequest): Iterable<Document> {
  if (collection === undefined) return;
  if (collection.view !== undefined) {
    for (const raw of viewDocuments(engine, { ...request, command: {} }, collection, query)) yield decode(raw);
    return;
  }
  for (const { raw } of findRows(engine.viewFor(request), collection, query)) yield decode(raw);
}

const count: CommandHandler = (request, engine) => {
  const { command, database } = request;
  const collection = engine.store.catalog.find(database, collectionName(command, 'count'));
  const query = findRequest(command, 'query', collection);
  const skip = countOption(command, 'skip') ?? 0;
  const limit = Math.abs(numberOption(command, 'limit') ?? 0) || Infinity;
  const found = countMatching(engine, request, collection, query);
  return fields({ n: new Int32(Math.min(limit, Math.max(0, found - skip))) });
};

function countMatching(engine: Engine, request: CommandRequest, collection: Collection | undefined, query: FindRequest): number {
  if (collection === undefined) return 0;
  const plain = collection.view === undefined && request.transaction === undefined;
  if (plain && query.filter.trivial) return engine.store.count(collection);
  let found = 0;
  const rows: Iterable<unknown> = collection.view === undefined ? rowsOf(engine, request, collection, query) : matchingDocuments(engine, request, collection, query);
  for (const _ of rows) found += 1;
  return found;
}

function rowsOf(engine: Engine, request: CommandRequest, collection: Collection, query: FindRequest): Iterable<Row> {
  return findRows(engine.viewFor(request), collection, query);
}

const distinct: CommandHandler = (request, engine) => {
  const { command, database } = request;
  const collection = engine.store.catalog.find(database, collectionName(command, 'distinct'));
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
  return fields({ values: query.collation === undefined ? sorted : sorted.filter((value, at) => at === 0 || compare(sorted[at - 1], value) !== 0) });
};

/** The filter of the command `explain` looks at. */
function explainedFilter(command: Document): Document {
  const [stage] = documentsOption(command, 'pipeline');
  const [write] = [...documentsOption(command, 'updates'), ...documentsOption(command, 'deletes')];
  const candidates = [fieldOf(command, 'filter'), fieldOf(command, 'query'), stage?.['$match'], write?.['q']];
  return candidates.find(isDocument) ?? {};
}

function describePlan(plan: Plan): Document {
  if (plan.kind === 'scan') return { stage: 'COLLSCAN', direction: 'forward' };
  const scans = (plan.kind === 'union' ? plan.parts : [plan]).map(({ index }) => ({
    stage: 'IXSCAN',
    keyPattern: keyPattern(index.spec),
    indexName: index.name,
    isMultiKey: index.traits.multikey,
    isUnique: index.unique,
  }));
  const [only] = scans;
  return { stage: 'FETCH', inputStage: scans.length === 1 && only !== undefined ? only : { stage: 'OR', inputStages: scans } };
}

const explain: CommandHandler = (request, engine) => {
  const explained = documentOption(request.command, 'explain') ?? {};
  const [kind = ''] = Object.keys(explained);
  const name = fieldOf(explained, kind);
  const collection = typeof name === 'string' ? engine.store.catalog.find(request.database, name) : undefined;
  const filter = explainedFilter(explained);
  const query = findRequest({ ...explained, filter }, 'filter', collection);
  const winningPlan: Document = collection === undefined || collection.view !== undefined ? { stage: 'EOF' } : describePlan(planFor(collection, query));
  const found = countMatching(engine, request, collection, query);
  const queryPlanner = { plannerVersion: 1, namespace: `${request.database}.${String(name)}`, parsedQuery: filter, winningPlan, rejectedPlans: [] };
  const withStatistics = fieldOf(request.command, 'verbosity') !== 'queryPlanner';
  return fields({
    queryPlanner,
    ...(withStatistics ? { executionStats: { executionSuccess: true, nReturned: new Int32(found), executionStages: winningPlan } } : {}),
    serverInfo: { host: engine.address },
  });
};

/** Commands that read. */
export const readCommands: Readonly<Record<string, CommandHandler>> = { find, getMore, killCursors, count, distinct, explain };
