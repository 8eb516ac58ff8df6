import { BSONRegExp, Int32 } from 'bson';
import type { CommandHandler } from '../engine/handler.js';
import { collectionName, documentOption, documentsOption, switchOption } from '../engine/options.js';
import { fields } from '../engine/request.js';
import type { Collection } from '../storage/collection.js';
import { findIndex, Index, keyPattern } from '../storage/index-definition.js';
import { parseCollation } from '../values/collation.js';
import { CommandError } from '../values/errors.js';
import { identityKey } from '../values/key.js';
import { show } from '../values/show.js';
import {
  type Document,
  fieldOf,
  isDocument,
  isNumeric,
  isOperatorDocument,
  isTruthy,
  toDouble,
  type Value,
} from '../values/value.js';
import { listBatchSize, requireCollection } from './catalog.js';
import { encoded, openCursor } from './cursor-reply.js';
import { refuseView } from './write.js';

/** Options of an index that this store keeps or acts upon. */
const knownOptions = [
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'hidden',
  'background',
  'ns',
];

const part = 'createIndexes.indexes';

/** The specification as it is stored: normalised, and checked as a whole. */
function normalized(requested: Document, collection: Collection): Document {
  const unknown = Object.keys(requested).find((option) => !knownOptions.includes(option));
  if (unknown !== undefined)
    throw new CommandError(197, `The field '${unknown}' is not valid for an index specification of the embedded store`);
  const key = keyPattern(requested);
  const { background: _, ns: __, ...kept } = requested;
  switchOption(requested, 'background', part);
  const name =
    fieldOf(requested, 'name') ??
    Object.entries(key)
      .map(([field, kind]) => `${field}_${String(kind)}`)
      .join('_');
  const spec: Document = { v: new Int32(2), ...kept, name };
  for (const flag of ['unique', 'sparse', 'hidden']) {
    // Another way to say yes would be read as no by whoever looks for `true`.
    if (switchOption(requested, flag, part) === true) spec[flag] = true;
    else delete spec[flag];
  }
  for (const field of Object.keys(key)) checkField(field);
  checkPartial(documentOption(requested, 'partialFilterExpression') ?? {});
  parseCollation(fieldOf(requested, 'collation'));
  const collation = fieldOf(spec, 'collation') ?? fieldOf(collection.options, 'collation');
  if (isDocument(collation))
    spec['collation'] = { ...collation, strength: fieldOf(collation, 'strength') ?? new Int32(3) };
  checkOptions(spec, Object.keys(key).length);
  return spec;
}

/** Parts of a path that begin with a dollar sign and are fields all the same, but not the first. */
const ofReferences: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** @throws CommandError 67 for what is no path of a field */
function checkField(field: string): void {
  // Whoever reads the pattern says that there are none of these.
  if (field.includes('$**')) return;
  for (const [at, part] of field.split('.').entries()) {
    if (part === '') throw new CommandError(67, 'Index keys cannot contain an empty field.');
    if (part.startsWith('$') && (at === 0 || !ofReferences.has(part)))
      throw new CommandError(67, "Index key contains an illegal field name: field name starts with '$'.");
  }
}

/** What a partial index may ask of a field: what its documents are found by. */
const ofPartial: ReadonlySet<string> = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$type', '$in', '$exists']);

/** @throws CommandError 67 for a filter that no partial index may have */
function checkPartial(filter: Document): void {
  for (const [name, operand] of Object.entries(filter)) {
    if ((name === '$and' || name === '$or') && Array.isArray(operand)) operand.filter(isDocument).forEach(checkPartial);
    else if (name.startsWith('$') && name !== '$comment') throw unfit(filter);
    else if (operand instanceof BSONRegExp) throw unfit(filter);
    else if (isOperatorDocument(operand)) checkConditions(operand);
  }
}

function checkConditions(conditions: Document): void {
  for (const [operator, operand] of Object.entries(conditions)) {
    const isAbsence = operator === '$exists' && !isTruthy(operand);
    if (!ofPartial.has(operator) || isAbsence || operand instanceof BSONRegExp) throw unfit(conditions);
  }
}

function unfit(part: Document): CommandError {
  return new CommandError(67, `Expression not supported in partial index: ${show(part)}`);
}

const mostSeconds = 2 ** 31 - 1;

/** Whether documents can expire after so many seconds. */
export function isExpiry(seconds: number): boolean {
  return seconds >= 0 && seconds <= mostSeconds;
}

function checkOptions(spec: Document, fieldCount: number): void {
  if ('sparse' in spec && 'partialFilterExpression' in spec) {
    throw new CommandError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  }
  const seconds = fieldOf(spec, 'expireAfterSeconds');
  if (seconds !== undefined && (!isNumeric(seconds) || !isExpiry(toDouble(seconds)))) {
    throw new CommandError(67, 'TTL index "expireAfterSeconds" option must be a number of seconds, not negative');
  }
  if (seconds !== undefined && fieldCount > 1) {
    throw new CommandError(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  }
}

/** What makes two indexes with different names the same. */
function signature(spec: Document, options: readonly string[]): string {
  return identityKey(options.map((option) => fieldOf(spec, option) ?? null));
}

const identity = ['key', 'collation', 'partialFilterExpression', 'sparse', 'unique'];
const everything = [...identity, 'expireAfterSeconds'];

/**
 * Whether an index is there already.
 *
 * @throws CommandError 85 or 86 when one is there that contradicts it
 */
function exists(collection: Collection, spec: Document): boolean {
  const name = fieldOf(spec, 'name');
  const key = identityKey(keyPattern(spec));
  if (key === identityKey({ _id: 1 })) return true;
  const named = collection.indexes.find((index) => index.name === name);
  if (named !== undefined) {
    if (signature(named.spec, everything) === signature(spec, everything)) return true;
    const sameKey = identityKey(keyPattern(named.spec)) === key;
    const onlyExpiry = signature(named.spec, identity) === signature(spec, identity);
    throw new CommandError(
      sameKey && onlyExpiry ? 85 : 86,
      sameKey
        ? `An equivalent index already exists with the same name but different options. Requested index: ${show(spec)}, existing index: ${show(named.spec)}`
        : `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${show(spec)}, existing index: ${show(named.spec)}`,
    );
  }
  const same = collection.indexes.find(
    (index) => index.name !== '_id_' && signature(index.spec, identity) === signature(spec, identity),
  );
  if (same !== undefined) throw new CommandError(85, `Index already exists with a different name: ${same.name}`);
  return false;
}

const createIndexes: CommandHandler = async (request, engine) => {
  const { command, database } = request;
  const name = collectionName(command, 'createIndexes');
  const created = engine.store.catalog.find(database, name) === undefined;
  const prepared = await engine.ensureCollection(request, database, name);
  refuseView(prepared);
  const requested = documentsOption(command, 'indexes');
  const counts = await engine.store.commits.submit((unit) => {
    const collection = engine.collectionIn(unit, database, name);
    const before = collection.indexes.length;
    for (const each of requested) {
      const spec = normalized(each, collection);
      // Constructed once to have it checked even where it is there already.
      new Index(0, spec);
      if (!exists(collection, spec)) engine.store.buildIndex(unit, collection, spec);
    }
    const built = collection.indexes.slice(before).map((index) => index.spec);
    if (built.length > 0) engine.changes.appendCatalogChange(unit, 'createIndexes', collection, { indexes: built });
    return { before, after: collection.indexes.length };
  });
  return fields({
    numIndexesBefore: new Int32(counts.before),
    numIndexesAfter: new Int32(counts.after),
    createdCollectionAutomatically: created,
    commitQuorum: 'votingMembers',
    ...(counts.before === counts.after ? { note: 'all indexes already exist' } : {}),
  });
};

const listIndexes: CommandHandler = (request, engine) => {
  const collection = requireCollection(request, engine, 'listIndexes');
  refuseView(collection);
  return openCursor(
    engine,
    request,
    collection.namespace,
    encoded(collection.indexes.map((index) => index.spec)),
    listBatchSize(request.command),
  );
};

function named(collection: Collection, wanted: Value): Index {
  const index = findIndex(collection.indexes, wanted);
  if (index === undefined)
    throw new CommandError(27, `index not found with name [${typeof wanted === 'string' ? wanted : show(wanted)}]`);
  if (index.name === '_id_') throw new CommandError(72, 'cannot drop _id index');
  return index;
}

const dropIndexes: CommandHandler = async (request, engine) => {
  requireCollection(request, engine, request.name);
  const wanted = fieldOf(request.command, 'index');
  const before = await engine.store.commits.submit((unit) => {
    // As it is once whatever was written before is: it may have been dropped, or be another one.
    const collection = requireCollection(request, engine, request.name);
    const { length } = collection.indexes;
    const indexes =
      wanted === '*'
        ? collection.indexes.filter((index) => index.name !== '_id_')
        : (Array.isArray(wanted) ? wanted : [wanted]).map((each) => named(collection, each));
    for (const index of indexes) engine.store.catalog.dropIndex(unit, collection, index);
    const gone = indexes.map(({ spec, name }) => ({ v: spec['v'], key: keyPattern(spec), name }));
    if (gone.length > 0) engine.changes.appendCatalogChange(unit, 'dropIndexes', collection, { indexes: gone });
    return length;
  });
  return fields({ nIndexesWas: new Int32(before) });
};

/** Commands about indexes. */
export const indexCommands: Readonly<Record<string, CommandHandler>> = {
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
};
