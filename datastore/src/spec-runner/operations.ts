import type {
  AnyBulkWriteOperation,
  AnyClientBulkWriteModel,
  ClientSession,
  Collection,
  Db,
  Document as DriverDocument,
  MongoClient,
} from 'mongodb';
import type { Document } from '../values/value.js';
import { driverOptions, type Entities } from './entities.js';
import { documentIn, documentsIn, textIn } from './specification.js';

/** Runs the operations of a `withTransaction` callback. */
export type RunOperations = (operations: readonly Document[]) => Promise<void>;

interface Call {
  readonly arguments: Record<string, unknown>;
  readonly source: Document;
  readonly entities: Entities;
  readonly run: RunOperations;
}

type Operation<Target> = (target: Target, call: Call) => Promise<unknown>;

/** Takes named arguments out; what is left are options. */
function take(call: Call, ...names: string[]): { readonly taken: DriverDocument[]; readonly options: DriverDocument } {
  const options: DriverDocument = { ...call.arguments };
  const session = textIn(call.source, 'session');
  if (session !== undefined) options['session'] = call.entities.session(session);
  const taken = names.map((name) => {
    const value: unknown = options[name];
    delete options[name];
    return value as DriverDocument;
  });
  if (typeof options['returnDocument'] === 'string')
    options['returnDocument'] = options['returnDocument'].toLowerCase();
  return { taken, options };
}

const collectionOperations: Readonly<Record<string, Operation<Collection>>> = {
  insertOne(collection, call) {
    const {
      taken: [document = {}],
      options,
    } = take(call, 'document');
    return collection.insertOne(document, options);
  },
  insertMany(collection, call) {
    const {
      taken: [documents = []],
      options,
    } = take(call, 'documents');
    return collection.insertMany(documents as DriverDocument[], options);
  },
  find(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.find(filter, options).toArray();
  },
  findOne(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.findOne(filter, options);
  },
  updateOne(collection, call) {
    const {
      taken: [filter = {}, update = {}],
      options,
    } = take(call, 'filter', 'update');
    return collection.updateOne(filter, update, options);
  },
  updateMany(collection, call) {
    const {
      taken: [filter = {}, update = {}],
      options,
    } = take(call, 'filter', 'update');
    return collection.updateMany(filter, update, options);
  },
  replaceOne(collection, call) {
    const {
      taken: [filter = {}, replacement = {}],
      options,
    } = take(call, 'filter', 'replacement');
    return collection.replaceOne(filter, replacement, options);
  },
  deleteOne(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.deleteOne(filter, options);
  },
  deleteMany(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.deleteMany(filter, options);
  },
  findOneAndUpdate(collection, call) {
    const {
      taken: [filter = {}, update = {}],
      options,
    } = take(call, 'filter', 'update');
    return collection.findOneAndUpdate(filter, update, options);
  },
  findOneAndReplace(collection, call) {
    const {
      taken: [filter = {}, replacement = {}],
      options,
    } = take(call, 'filter', 'replacement');
    return collection.findOneAndReplace(filter, replacement, options);
  },
  findOneAndDelete(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.findOneAndDelete(filter, options);
  },
  bulkWrite(collection, call) {
    const {
      taken: [requests = []],
      options,
    } = take(call, 'requests');
    return collection.bulkWrite(requests as AnyBulkWriteOperation[], options);
  },
  aggregate(collection, call) {
    const {
      taken: [pipeline = []],
      options,
    } = take(call, 'pipeline');
    return collection.aggregate(pipeline as DriverDocument[], options).toArray();
  },
  countDocuments(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return collection.countDocuments(filter, options);
  },
  estimatedDocumentCount(collection, call) {
    return collection.estimatedDocumentCount(take(call).options);
  },
  count(collection, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The tests are about this very helper.
    return collection.count(filter, options);
  },
  distinct(collection, call) {
    const field = textIn(call.source, 'fieldName') ?? '';
    const {
      taken: [, filter = {}],
      options,
    } = take(call, 'fieldName', 'filter');
    return collection.distinct(field, filter, options);
  },
  createIndex(collection, call) {
    const {
      taken: [keys = {}],
      options,
    } = take(call, 'keys');
    return collection.createIndex(keys, options, {});
  },
};

const databaseOperations: Readonly<Record<string, Operation<Db>>> = {
  aggregate(database, call) {
    const {
      taken: [pipeline = []],
      options,
    } = take(call, 'pipeline');
    return database.aggregate(pipeline as DriverDocument[], options).toArray();
  },
  runCommand(database, call) {
    const {
      taken: [command = {}],
      options,
    } = take(call, 'command', 'commandName');
    const session = options['session'] as ClientSession | undefined;
    return database.command(command, session === undefined ? {} : { session });
  },
  async createCollection(database, call) {
    const { options } = take(call, 'collection');
    await database.createCollection(textIn(call.source, 'collection') ?? '', options);
  },
  dropCollection(database, call) {
    return database.dropCollection(textIn(call.source, 'collection') ?? '');
  },
  modifyCollection(database, call) {
    const { options } = take(call, 'collection');
    return database.command({ collMod: textIn(call.source, 'collection'), ...options });
  },
};

const clientOperations: Readonly<Record<string, Operation<MongoClient>>> = {
  clientBulkWrite(client, call) {
    const { options } = take(call, 'models');
    const models = documentsIn(call.source, 'models').map((model) => {
      const [name = ''] = Object.keys(model);
      return { name, ...driverOptions(documentIn(model, name)) };
    });
    return client.bulkWrite(models as unknown as AnyClientBulkWriteModel<DriverDocument>[], options);
  },
};

const sessionOperations: Readonly<Record<string, Operation<ClientSession>>> = {
  withTransaction(session, call) {
    const { options } = take(call, 'callback');
    return session.withTransaction(() => call.run(documentsIn(call.source, 'callback')), options);
  },
  async startTransaction(session, call) {
    session.startTransaction(take(call).options);
    return Promise.resolve();
  },
  commitTransaction: (session) => session.commitTransaction(),
  abortTransaction: (session) => session.abortTransaction(),
};

/**
 * Runs one operation of a test on its entity.
 *
 * @returns what the driver returns
 * @throws what the driver throws, and Error for an operation this runner does not know
 */
export async function runOperation(operation: Document, entities: Entities, run: RunOperations): Promise<unknown> {
  const object = textIn(operation, 'object') ?? '';
  const name = textIn(operation, 'name') ?? '';
  const source = documentIn(operation, 'arguments');
  const call: Call = { source, arguments: driverOptions(source), entities, run };
  switch (entities.kindOf(object)) {
    case 'collection':
      return known(collectionOperations[name], name)(entities.collection(object), call);
    case 'database':
      return known(databaseOperations[name], name)(entities.database(object), call);
    case 'client':
      return known(clientOperations[name], name)(entities.client(object), call);
    case 'session':
      return known(sessionOperations[name], name)(entities.session(object), call);
    default:
      throw new Error(`there is no entity '${object}'`);
  }
}

function known<Target>(operation: Operation<Target> | undefined, name: string): Operation<Target> {
  if (operation === undefined) throw new Error(`this runner does not know the operation '${name}'`);
  return operation;
}
