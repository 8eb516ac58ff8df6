import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, type Document, MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

let store: Datastore;
let client: MongoClient;
let database: Db;

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  database = client.db('options');
  await database.collection<{ _id: number }>('some').insertMany([{ _id: 1 }, { _id: 2 }]);
});
afterAll(async () => {
  await client.close();
  await store.stop();
});

const watching = (options: Document, ...stages: Document[]): Document => ({
  aggregate: 'some',
  pipeline: [{ $changeStream: options }, ...stages],
  cursor: {},
});

test.each<[Document, number]>([
  [{ find: 'some', nonsense: 1 }, 40415],
  [{ aggregate: 'some', pipeline: [], cursor: {}, nonsense: 1 }, 40415],
  [{ insert: 'some', documents: [{ _id: 3 }], nonsense: 1 }, 40415],
  [{ update: 'some', updates: [{ q: {}, u: { $set: { a: 1 } }, nonsense: 1 }] }, 40415],
  [{ delete: 'some', deletes: [{ q: {}, limit: 0, nonsense: 1 }] }, 40415],
  [{ delete: 'some', deletes: [{ q: {}, limit: 2 }] }, 9],
  [
    {
      delete: 'some',
      deletes: [
        { q: {}, limit: 0 },
        { q: {}, limit: 0.5 },
      ],
    },
    9,
  ],
  [{ delete: 'some', deletes: [{ q: {}, limit: 'all' }] }, 9],
  [{ delete: 'some', deletes: [{ q: {} }] }, 9],
  [{ count: 'some', nonsense: 1 }, 40415],
  [{ distinct: 'some', key: '_id', nonsense: 1 }, 40415],
  [{ findAndModify: 'some', remove: true, nonsense: 1 }, 40415],
  [{ create: 'other', nonsense: 1 }, 40415],
  [{ createIndexes: 'some', indexes: [{ key: { a: 1 }, name: 'a' }], nonsense: 1 }, 40415],
  [{ create: 'other', size: 1000 }, 72],
  [{ create: 'other', max: 10 }, 72],
  [{ create: 'other', storageEngine: { wiredTiger: {} } }, 115],
  [{ find: 'some', readConcern: 'nonsense' }, 14],
  [{ find: 'some', readConcern: { level: 'nonsense' } }, 2],
  [{ find: 'some', maxTimeMS: -1 }, 2],
  [watching({ nonsense: 1 }), 40415],
  [watching({}, { $group: { _id: null } }), 20],
  [{ aggregate: 'some', pipeline: [{ $collStats: { storageStats: {} } }], cursor: {} }, 115],
])('%j is refused', async (command, code) => {
  await expect(database.command(command)).rejects.toMatchObject({ code });
  expect(await database.collection('some').countDocuments()).toBe(2);
});

test('a bulk write refuses what its operations do not have', async () => {
  const operation = { update: 0, filter: {}, updateMods: { $set: { a: 1 } }, nonsense: 1 };
  const written = client.db('admin').command({ bulkWrite: 1, ops: [operation], nsInfo: [{ ns: 'options.some' }] });
  await expect(written).rejects.toMatchObject({ code: 40415 });
});

test('what is told of the store is what it knows', async () => {
  const some = database.collection('some');
  const [counted] = await some.aggregate([{ $collStats: { count: {} } }]).toArray();
  expect(counted).toMatchObject({ ns: 'options.some', count: 2 });
  const explained = await database.command({
    aggregate: 'some',
    pipeline: [{ $match: { _id: 1 } }],
    explain: true,
  });
  expect(explained).toMatchObject({ queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN' } } } });
  await client.withSession(async (session) => {
    const sessions = await database.aggregate([{ $listLocalSessions: {} }], { session }).toArray();
    expect(sessions.map(({ _id }) => String(_id.id))).toContain(String(session.id?.id.toUUID()));
  });
});
