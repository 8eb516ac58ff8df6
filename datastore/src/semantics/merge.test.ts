import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

type Item = Document & { _id: string | number };

let store: Datastore;
let client: MongoClient;
let database: Db;
let source: Collection<Item>;
let target: Collection<Item>;

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  database = client.db('merging');
  source = database.collection<Item>('source');
  target = database.collection<Item>('target');
});
afterAll(async () => {
  await client.close();
  await store.stop();
});
beforeEach(async () => {
  await database.dropDatabase();
  await source.insertMany([
    { _id: 1, k: 'a', n: 1 },
    { _id: 2, k: 'b', n: 2 },
  ]);
});

const merge = (options: Document, ...before: Document[]): Promise<Document[]> =>
  source.aggregate([...before, { $merge: { into: 'target', ...options } }]).toArray();
const all = () => target.find().sort({ _id: 1 }).toArray();

describe('$merge where a document is there', () => {
  beforeEach(() => target.insertOne({ _id: 1, z: 0, n: 0 }));
  const added = { _id: 2, k: 'b', n: 2 };

  test.each<[Document, Document[]]>([
    [{}, [{ _id: 1, z: 0, n: 1, k: 'a' }, added]],
    [{ whenMatched: 'replace' }, [{ _id: 1, k: 'a', n: 1 }, added]],
    [{ whenMatched: 'keepExisting' }, [{ _id: 1, z: 0, n: 0 }, added]],
    [{ whenNotMatched: 'discard' }, [{ _id: 1, z: 0, n: 1, k: 'a' }]],
    [{ whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n', 10] } } }] }, [{ _id: 1, z: 0, n: 11 }, added]],
    [
      { whenMatched: [{ $set: { n: '$$sum' } }], let: { sum: { $add: ['$n', 100] } } },
      [{ _id: 1, z: 0, n: 101 }, added],
    ],
    [{ whenMatched: [{ $replaceWith: '$$new' }], let: { new: '$$ROOT' } }, [{ _id: 1, k: 'a', n: 1 }, added]],
  ])('%j', async (options, wanted) => {
    await merge(options);
    expect(await all()).toEqual(wanted);
  });

  test.each<[Document, number]>([
    [{ whenMatched: 'fail' }, 11000],
    [{ whenNotMatched: 'fail' }, 13113],
    [{ whenMatched: 'fail', whenNotMatched: 'discard' }, 51181],
    [{ whenMatched: 'keepExisting', whenNotMatched: 'fail' }, 51181],
    [{ whenMatched: 'nonsense' }, 2],
    [{ whenNotMatched: 'nonsense' }, 2],
    [{ nonsense: 1 }, 40415],
    [{ let: { a: 1 } }, 51199],
    [{ whenMatched: [], let: { new: 1 } }, 51273],
    [{ whenMatched: [{ $group: { _id: 1 } }] }, 72],
    [{ whenMatched: [{ $set: { _id: 3 } }] }, 66],
    [{ on: [] }, 51187],
    [{ on: 1 }, 51186],
    [{ on: ['_id', '_id'] }, 31465],
    [{ on: 'k' }, 51183],
    [{ into: { coll: 'target', nonsense: 1 } }, 40415],
    [{ into: '' }, 73],
  ])('%j is refused, and nothing written', async (options, code) => {
    await expect(merge(options)).rejects.toMatchObject({ code });
    expect(await all()).toEqual([{ _id: 1, z: 0, n: 0 }]);
  });

  test.each([{ whenMatched: 'nonsense' }, { whenMatched: [{ $limit: 1 }] }, { nonsense: 1 }])(
    '%j is refused also where nothing is merged',
    (options) => expect(merge(options, { $match: { _id: 9 } })).rejects.toThrow(),
  );
});

describe('$merge by other fields', () => {
  beforeEach(async () => {
    await target.createIndexes([{ key: { k: 1 }, unique: true }]);
    await target.insertOne({ _id: 9, k: 'a' });
  });

  test.each(['merge', 'replace'])('%s changes no _id', async (whenMatched) => {
    await expect(merge({ on: 'k', whenMatched })).rejects.toMatchObject({ code: 66 });
    await merge({ on: 'k', whenMatched }, { $match: { _id: 1 } }, { $unset: '_id' });
    expect(await all()).toEqual([{ _id: 9, k: 'a', n: 1 }]);
  });

  test.each<[Document, number]>([
    [{ $unset: 'k' }, 51132],
    [{ $set: { k: null } }, 51132],
    [{ $set: { k: ['a'] } }, 51132],
  ])('after %j nothing tells which', async (stage, code) => {
    await expect(merge({ on: 'k' }, stage)).rejects.toMatchObject({ code });
    expect(await all()).toEqual([{ _id: 9, k: 'a' }]);
  });

  test('a comma in a name is no two names', async () => {
    await target.createIndexes([{ key: { 'x,y': 1 }, unique: true }]);
    await expect(merge({ on: ['x', 'y'] }, { $set: { x: 1, y: 1 } })).rejects.toMatchObject({ code: 51183 });
  });
});

test('$merge without `on` follows the collation of the command, and needs no index', async () => {
  const collation = { locale: 'en', strength: 2 };
  await target.insertMany([
    { _id: 'A', n: 0 },
    { _id: 'c', n: 0 },
  ]);
  const letters = [{ $project: { _id: '$k', n: 1 } }, { $merge: { into: 'target', whenMatched: 'keepExisting' } }];
  await source.aggregate(letters, { collation }).toArray();
  expect(await all()).toEqual([
    { _id: 'A', n: 0 },
    { _id: 'b', n: 2 },
    { _id: 'c', n: 0 },
  ]);
  await source.aggregate(letters).toArray();
  expect(await target.countDocuments()).toBe(4);
  const failing = [...letters.slice(0, 1), { $merge: { into: 'target', whenMatched: [{ $set: { _id: 'z' } }] } }];
  await expect(source.aggregate(failing, { collation }).toArray()).rejects.toMatchObject({ code: 66 });
});

test('$merge and $out ask the rule of a collection, unless they are told not to', async () => {
  await database.createCollection('target', { validator: { n: { $lt: 2 } } });
  await target.insertOne({ _id: 2, n: 0 });
  const out = (options?: Document) => source.aggregate([{ $out: 'target' }], options).toArray();
  for (const work of [() => merge({}), () => merge({ whenMatched: 'replace' }), () => out()]) {
    await expect(work()).rejects.toMatchObject({ code: 121 });
    expect(await all()).toEqual([{ _id: 2, n: 0 }]);
  }
  await out({ bypassDocumentValidation: true });
  expect(await all()).toEqual(await source.find().toArray());
});

test.each(['$out', '$merge'])('%s into the collection that is read sees it as it was', async (stage) => {
  await source.createIndexes([{ key: { n: 1 }, unique: true }]);
  await source.aggregate([{ $set: { n: { $add: ['$n', 10] } } }, { [stage]: 'source' }]).toArray();
  expect(await source.find().toArray()).toEqual([
    { _id: 1, k: 'a', n: 11 },
    { _id: 2, k: 'b', n: 12 },
  ]);
  expect(await source.indexes()).toHaveLength(2);
  const clash = [{ $set: { n: 1 } }, { [stage]: 'source' }];
  await expect(source.aggregate(clash).toArray()).rejects.toMatchObject({ code: 11000 });
  expect((await source.find().toArray()).map(({ n }) => Number(n))).toEqual([11, 12]);
  if (stage === '$out') {
    await source.aggregate([{ $match: { _id: 2 } }, { $out: { db: 'merging', coll: 'source' } }]).toArray();
    expect(await source.countDocuments()).toBe(1);
    const bad = [{ $out: { db: 'merging', coll: 'source', timeseries: { timeField: 'at' } } }];
    await expect(source.aggregate(bad).toArray()).rejects.toMatchObject({ code: 115 });
  }
});
