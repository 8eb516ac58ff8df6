import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';
import { queryCases } from './query-cases.js';

let store: Datastore;
let client: MongoClient;

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

describe('a query', () => {
  test.each(queryCases)('$says', async ({ documents, filter, finds, index = { a: 1 } }) => {
    const collection = client.db('semantics').collection<{ _id: number }>('queries');
    await collection.drop();
    await collection.insertMany(documents.map((document, _id) => ({ _id, ...document })));
    const found = async (options: object) =>
      (await collection.find(filter, options).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await found({})).toEqual(finds);
    for (const direction of [1, -1] as const) {
      const key = Object.fromEntries(Object.keys(index).map((field) => [field, direction]));
      await collection.createIndexes([{ key, name: 'tried' }]);
      expect(await found({ hint: 'tried' })).toEqual(finds);
      await collection.dropIndex('tried');
    }
    expect(await collection.countDocuments(filter)).toBe(finds.length);
  });

  test.each([
    ['an unknown operator', { a: { $near: [1, 2] } }, 2],
    ['an unknown operator at the top', { $nothing: 1 }, 2],
    ['$where', { $where: 'true' }, 115],
    ['$text', { $text: { $search: 'x' } }, 115],
    ['an empty $or', { $or: [] }, 2],
    ['$in without a list', { a: { $in: 5 } }, 2],
    ['a broken regular expression', { a: { $regex: '(' } }, 51091],
    ['a possessive quantifier', { a: { $regex: 'a++b' } }, 51091],
    ['an unknown flag', { a: { $regex: 'a', $options: 'q' } }, 51108],
    ['$mod by zero', { a: { $mod: [0, 1] } }, 2],
    ['an unknown expression', { $expr: { $nothing: 1 } }, 168],
  ])('refuses %s', async (_, filter, code) => {
    await expect(client.db('semantics').collection('queries').find(filter).toArray()).rejects.toMatchObject({ code });
  });
});
