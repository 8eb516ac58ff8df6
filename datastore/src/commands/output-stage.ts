import { ObjectId } from 'bson';
import type { Engine, Writer } from '../engine/engine.js';
import { collationOption, letVariables } from '../engine/options.js';
import type { CommandRequest } from '../engine/request.js';
import { CommandError, failedToParse } from '../errors.js';
import { compileFilter } from '../filter/filter.js';
import { findRows } from '../query/find.js';
import type { Collection } from '../storage/collection.js';
import { duplicateKey } from '../storage/duplicate-key.js';
import type { Index } from '../storage/index-definition.js';
import type { Row } from '../storage/read-view.js';
import { compileUpdate, type Update, updateDocument } from '../update/update.js';
import { decode, encode } from '../values/codec.js';
import type { Collation } from '../values/collation.js';
import { valueAt } from '../values/path.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { refuseView } from './write.js';
import { insertDocument, type WriteTarget } from './write-statements.js';

/** Writes the results of a pipeline whose last stage is `$out` or `$merge`, all of them or none. */
export async function writeResults(
  request: CommandRequest,
  engine: Engine,
  documents: readonly Document[],
  stage: Document,
): Promise<void> {
  const merge = fieldOf(stage, '$merge');
  const { database, name } = targetOf(
    request.database,
    merge === undefined ? stage['$out'] : mergeOptions(merge)['into'],
  );
  refuseView(engine.store.catalog.find(database, name));
  await engine.write({ ...request, retryableWrite: undefined }, (writer) => {
    if (writer.unit === undefined) throw new CommandError(263, 'results cannot be written in a transaction');
    const collection = engine.collectionIn(writer.unit, database, name);
    const target: WriteTarget = { engine, writer, collection, command: request.command, bypassValidation: false };
    if (merge === undefined) replaceAll(target, documents);
    else mergeAll(target, documents, mergeOptions(merge), request.command, sourceCollation(request, engine));
    return {};
  });
}

function targetOf(database: string, target: Value): { database: string; name: string } {
  if (typeof target === 'string') return { database, name: target };
  const name = isDocument(target) ? fieldOf(target, 'coll') : undefined;
  const other = isDocument(target) ? fieldOf(target, 'db') : undefined;
  if (typeof name !== 'string') throw failedToParse('the target collection must be a string or {db, coll}');
  return { database: typeof other === 'string' ? other : database, name };
}

function mergeOptions(merge: Value): Document {
  if (typeof merge === 'string') return { into: merge };
  if (!isDocument(merge) || !('into' in merge)) throw failedToParse('$merge requires an into');
  return merge;
}

function replaceAll(target: WriteTarget, documents: readonly Document[]): void {
  const { collection, writer } = target;
  for (const row of [...writer.view.scan(collection, false)]) {
    writer.write({ collection, kind: 'delete', before: row.raw, after: undefined }, row.id);
  }
  for (const document of documents) insertDocument(target, encode(document));
}

/** By what the source is compared, and so are the fields that results are joined by. */
function sourceCollation({ command, database }: CommandRequest, engine: Engine): Collation | undefined {
  const name = fieldOf(command, 'aggregate');
  return collationOption(command, typeof name === 'string' ? engine.store.catalog.find(database, name) : undefined);
}

function mergeAll(
  target: WriteTarget,
  documents: readonly Document[],
  options: Document,
  command: Document,
  collation: Collation | undefined,
): void {
  const keys = joinFields(options);
  const unique = joinIndex(target.collection, keys, collation);
  for (const source of documents) {
    const document = '_id' in source ? source : { _id: new ObjectId(), ...source };
    const condition = Object.fromEntries(keys.map((key) => [key, { $eq: valueAt(document, key.split('.')) ?? null }]));
    const row = findOne(target.writer, target.collection, condition, collation);
    if (row === undefined) whenNotMatched(target, document, options);
    else whenMatched(target, row, document, options, command, unique);
  }
}

function joinFields(options: Document): string[] {
  const on = fieldOf(options, 'on') ?? '_id';
  return (Array.isArray(on) ? on : [on]).map((field) => {
    if (typeof field !== 'string') throw failedToParse("$merge 'on' field must be a string or an array of strings");
    return field;
  });
}

/** The unique index that makes a join by these fields find one document at most. */
function joinIndex(collection: Collection, fields: readonly string[], collation: Collation | undefined): Index {
  const wanted = fields.toSorted().join();
  const index = collection.indexes.find(
    (each) =>
      each.unique &&
      each.partial === undefined &&
      each.collation?.identity === collation?.identity &&
      each.fields
        .map(({ name }) => name)
        .sort()
        .join() === wanted,
  );
  if (index === undefined) throw new CommandError(51183, 'Cannot find index to verify that join fields will be unique');
  return index;
}

function findOne(
  writer: Writer,
  collection: Collection,
  source: Document,
  collation: Collation | undefined,
): Row | undefined {
  const filter = compileFilter(source, { collation, variables: undefined });
  for (const row of findRows(writer.view, collection, {
    source,
    filter,
    sort: undefined,
    collation,
    hint: undefined,
    limit: 1,
  }))
    return row;
  return undefined;
}

function whenNotMatched(target: WriteTarget, document: Document, options: Document): void {
  const action = fieldOf(options, 'whenNotMatched') ?? 'insert';
  if (action === 'insert') insertDocument(target, encode(document));
  else if (action === 'fail')
    throw new CommandError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  else if (action !== 'discard') throw failedToParse(`unknown whenNotMatched '${String(action)}'`);
}

function whenMatched(
  target: WriteTarget,
  row: Row,
  document: Document,
  options: Document,
  command: Document,
  unique: Index,
): void {
  const action = fieldOf(options, 'whenMatched') ?? 'merge';
  if (action === 'keepExisting') return;
  if (action === 'fail') throw duplicateKey(target.collection, unique, document);
  const after = updateDocument(row.raw, mergingUpdate(action, row, document, options, command), undefined);
  if (after === row.raw) return;
  target.writer.write({ collection: target.collection, kind: 'update', before: row.raw, after }, row.id);
}

function mergingUpdate(action: Value, row: Row, document: Document, options: Document, command: Document): Update {
  const bound = fieldOf(options, 'let');
  const variables = new Map([
    ...letVariables(command, undefined, isDocument(bound) ? bound : {}),
    ['new', document] as const,
  ]);
  const context = { arrayFilters: [], collation: undefined, variables };
  const id = fieldOf(decode(row.raw), '_id');
  if (Array.isArray(action)) return compileUpdate(action, context, false);
  if (action === 'replace') return { kind: 'replacement', apply: () => ({ ...document, _id: id }) };
  if (action === 'merge') return { kind: 'replacement', apply: (existing) => ({ ...existing, ...document, _id: id }) };
  throw failedToParse(`unknown whenMatched '${String(action)}'`);
}
