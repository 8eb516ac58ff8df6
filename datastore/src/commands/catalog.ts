import { Int32, Long } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import type { Engine } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import {
  collectionName,
  countOption,
  documentOption,
  documentsOption,
  flagOption,
  splitNamespace,
  textOption,
} from '../engine/options.js';
import { type CommandRequest, fields } from '../engine/request.js';
import { compileFilter } from '../filter/filter.js';
import type { Collection } from '../storage/collection.js';
import { parseCollation } from '../values/collation.js';
import { CommandError, notSupported } from '../values/errors.js';
import { type Document, fieldOf } from '../values/value.js';
import { encoded, openCursor } from './cursor-reply.js';

const knownOptions = [
  'viewOn',
  'pipeline',
  'validator',
  'validationLevel',
  'validationAction',
  'collation',
  'changeStreamPreAndPostImages',
  'idIndex',
  'indexOptionDefaults',
];
const unsupportedOptions = [
  'capped',
  'timeseries',
  'clusteredIndex',
  'expireAfterSeconds',
  'encryptedFields',
  'storageEngine',
  'recordPreImages',
  'temp',
  'flags',
];

/** What a command says of how a collection is kept. @throws CommandError for what this store does not have */
export function creationOptions(command: Document): Document {
  const unsupported = unsupportedOptions.find(
    (name) => ![undefined, false].includes(fieldOf(command, name) as undefined),
  );
  if (unsupported !== undefined) throw notSupported(`a collection with '${unsupported}'`);
  if ('size' in command || 'max' in command)
    throw new CommandError(
      72,
      "the 'capped' field needs to be true when either the 'size' or 'max' fields are present",
    );
  const options = Object.fromEntries(knownOptions.flatMap((name) => (name in command ? [[name, command[name]]] : [])));
  parseCollation(fieldOf(options, 'collation'));
  checkRules(options);
  return options;
}

/** Compiles what will be run later, so that a mistake shows now. */
function checkRules(options: Document): void {
  const validator = documentOption(options, 'validator');
  if (validator !== undefined) compileFilter(validator, { collation: undefined, variables: undefined });
  if ('viewOn' in options) {
    const nothing = { aggregate: () => [] };
    compilePipeline(documentsOption(options, 'pipeline'), {
      collation: undefined,
      variables: undefined,
      collections: nothing,
    });
  }
}

const create: CommandHandler = async ({ command, database }, engine) => {
  const name = collectionName(command, 'create');
  const options = creationOptions(command);
  await engine.store.commits.submit((unit) => {
    if (engine.store.catalog.find(database, name) !== undefined)
      throw new CommandError(48, `Collection ${database}.${name} already exists.`);
    engine.collectionIn(unit, database, name, options);
  });
  return fields();
};

const drop: CommandHandler = async ({ command, database }, engine) => {
  const name = collectionName(command, 'drop');
  const collection = engine.store.catalog.find(database, name);
  if (collection === undefined) return fields();
  const indexes = collection.indexes.length;
  await engine.store.commits.submit((unit) => {
    const found = engine.store.catalog.find(database, name);
    if (found !== undefined) engine.dropCollection(unit, found);
  });
  return fields({ nIndexesWas: new Int32(indexes), ns: collection.namespace });
};

const dropDatabase: CommandHandler = async ({ database }, engine) => {
  await engine.store.commits.submit((unit) => {
    const collections = engine.store.catalog.inDatabase(database);
    for (const collection of collections) engine.dropCollection(unit, collection);
    if (collections.length > 0) engine.changes.appendDroppedDatabase(unit, database);
  });
  return fields({ dropped: database });
};

const renameCollection: CommandHandler = async ({ command }, engine) => {
  const from = splitNamespace(textOption(command, 'renameCollection'));
  const to = splitNamespace(textOption(command, 'to'));
  const { catalog, commits } = engine.store;
  await commits.submit((unit) => {
    const collection = catalog.find(from.database, from.name);
    if (collection === undefined)
      throw new CommandError(26, `Source collection ${from.database}.${from.name} does not exist`);
    engine.renameCollection(unit, collection, to, flagOption(command, 'dropTarget') === true);
  });
  return fields();
};

function describe(collection: Collection): Document {
  const isView = collection.view !== undefined;
  return {
    name: collection.name,
    type: isView ? 'view' : 'collection',
    options: collection.options,
    info: { readOnly: isView, ...(isView ? {} : { uuid: collection.uuid }) },
    ...(isView ? {} : { idIndex: { v: new Int32(2), key: { _id: new Int32(1) }, name: '_id_' } }),
  };
}

function selected(descriptions: Document[], command: Document): Document[] {
  const source = documentOption(command, 'filter');
  if (source === undefined) return descriptions;
  const filter = compileFilter(source, { collation: undefined, variables: undefined });
  return descriptions.filter((description) => filter.matches(description));
}

/** The batch size of a command that lists the catalogue. */
export function listBatchSize(command: Document): number {
  return countOption(documentOption(command, 'cursor') ?? {}, 'batchSize') ?? Infinity;
}

const listCollections: CommandHandler = (request, engine) => {
  const { command, database } = request;
  const all = selected(engine.store.catalog.inDatabase(database).map(describe), command);
  const shown = flagOption(command, 'nameOnly') === true ? all.map(({ name, type }) => ({ name, type })) : all;
  return openCursor(engine, request, `${database}.$cmd.listCollections`, encoded(shown), listBatchSize(command));
};

const listDatabases: CommandHandler = ({ command }, engine) => {
  const names = [...new Set(engine.store.catalog.all().map((collection) => collection.database))].sort();
  const databases = selected(
    names.map((name) => ({ name, sizeOnDisk: Long.ZERO, empty: false })),
    command,
  );
  if (flagOption(command, 'nameOnly') === true) return fields({ databases: databases.map(({ name }) => ({ name })) });
  return fields({ databases, totalSize: Long.ZERO, totalSizeMb: Long.ZERO });
};

const collStats: CommandHandler = ({ command, database }, engine) => {
  const name = collectionName(command, 'collStats');
  const collection = engine.store.catalog.find(database, name);
  return fields({
    ns: `${database}.${name}`,
    count: Long.fromNumber(collection === undefined ? 0 : engine.store.count(collection)),
    nindexes: new Int32(collection?.indexes.length ?? 0),
    capped: false,
  });
};

const dbStats: CommandHandler = ({ database }, engine) => {
  const collections = engine.store.catalog.inDatabase(database);
  return fields({
    db: database,
    collections: new Int32(collections.filter((collection) => collection.view === undefined).length),
    views: new Int32(collections.filter((collection) => collection.view !== undefined).length),
    objects: Long.fromNumber(collections.reduce((total, collection) => total + engine.store.count(collection), 0)),
    indexes: new Int32(collections.reduce((total, collection) => total + collection.indexes.length, 0)),
  });
};

/** Finds the collection a command names, or refuses. */
export function requireCollection({ command, database }: CommandRequest, engine: Engine, field: string): Collection {
  const name = collectionName(command, field);
  const collection = engine.store.catalog.find(database, name);
  if (collection === undefined) throw new CommandError(26, `ns does not exist: ${database}.${name}`);
  return collection;
}

/** Commands about databases and collections. */
export const catalogCommands: Readonly<Record<string, CommandHandler>> = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  listCollections,
  listDatabases,
  collStats,
  dbStats,
  dbstats: dbStats,
};
