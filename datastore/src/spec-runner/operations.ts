import type { AnyClientBulkWriteModel, ClientSession, Db, Document as DriverDocument, MongoClient } from 'mongodb';
import type { Document } from '../values/value.js';
import { type Call, notInDriver, type Operation, type Operations, type RunOperations, take } from './call.js';
import { collectionOperations } from './collection-operations.js';
import { begin, bucketOperations, commandCursor, cursorOperations, openStream } from './cursor-operations.js';
import { driverOptions, type Entities } from './entities.js';
import { documentIn, documentsIn, textIn } from './specification.js';

const databaseOperations: Operations<Db> = {
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
    return database.command(command, options);
  },
  async createCollection(database, call) {
    const { options } = take(call, 'collection');
    await database.createCollection(textIn(call.source, 'collection') ?? '', options);
  },
  dropCollection(database, call) {
    return database.dropCollection(textIn(call.source, 'collection') ?? '');
  },
  listCollections(database, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    return database.listCollections(filter, options).toArray();
  },
  async listCollectionNames(database, call) {
    const {
      taken: [filter = {}],
      options,
    } = take(call, 'filter');
    const found = await database.listCollections(filter, { ...options, nameOnly: true }).toArray();
    return found.map(({ name }) => name);
  },
  listCollectionObjects: notInDriver('list of collections as objects'),
  runCursorCommand: (database, call) => commandCursor(database, call).toArray(),
  async createCommandCursor(database, call) {
    const cursor = commandCursor(database, call);
    await begin(cursor);
    return cursor;
  },
  createChangeStream: (database, call) => openStream(database, call),
  modifyCollection(database, call) {
    const { options } = take(call, 'collection');
    return database.command({ collMod: textIn(call.source, 'collection'), ...options });
  },
};

const clientOperations: Operations<MongoClient> = {
  listDatabases: (client, call) => client.db().admin().listDatabases(take(call).options),
  async listDatabaseNames(client, call) {
    const { databases } = await client
      .db()
      .admin()
      .listDatabases({ ...take(call).options, nameOnly: true });
    return databases.map(({ name }) => name);
  },
  listDatabaseObjects: notInDriver('list of databases as objects'),
  createChangeStream: (client, call) => openStream(client, call),
  clientBulkWrite(client, call) {
    const { options } = take(call, 'models');
    const models = documentsIn(call.source, 'models').map((model) => {
      const [name = ''] = Object.keys(model);
      return { name, ...driverOptions(documentIn(model, name)) };
    });
    return client.bulkWrite(models as unknown as AnyClientBulkWriteModel<DriverDocument>[], options);
  },
};

const sessionOperations: Operations<ClientSession> = {
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
  endSession: (session) => session.endSession(),
  getSnapshotTime: (session) => Promise.resolve(Reflect.get(session, 'snapshotTime') as unknown),
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
    case 'bucket':
      return known(bucketOperations[name], name)(entities.bucket(object), call);
    case 'cursor':
      return known(cursorOperations[name], name)(entities.cursor(object), call);
    default:
      throw new Error(`there is no entity '${object}'`);
  }
}

function known<Target>(operation: Operation<Target> | undefined, name: string): Operation<Target> {
  if (operation === undefined) throw new Error(`this runner does not know the operation '${name}'`);
  return operation;
}
