import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Document } from 'bson';
import { type Collection, MongoClient, MongoServerError } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';
import { projectionCases, sortCases } from './shape-cases.js';

let store: Datastore;
let client: MongoClient;
let collection: Collection<{ _id: number }>;

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  collection = client.db('semantics').collection('shapes');
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

async function shown(filter: Document, projection: Document): Promise<unknown> {
  try {
    return await collection.findOne(filter, { projection });
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { error: error.code };
  }
}

describe('a projection', () => {
  test.each(projectionCases)('$says', async ({ document, filter = {}, projection, shows }) => {
    await collection.drop();
    await collection.insertOne({ _id: 0, ...document });
    const result = await shown(filter, projection);
    expect(JSON.stringify(result)).toBe(JSON.stringify(shows));
  });
});

describe('a sort orders', () => {
  test.each(sortCases)('$says', async ({ documents, sort, order }) => {
    await collection.drop();
    await collection.insertMany(documents.map((document, _id) => ({ _id, ...document })));
    const found = async () => (await collection.find().sort(sort).toArray()).map(({ _id }) => _id);
    expect(await found()).toEqual(order);
    await collection.createIndexes([{ key: sort }]);
    expect(await found()).toEqual(order);
    expect((await collection.find().sort(sort).limit(2).toArray()).map(({ _id }) => _id)).toEqual(order.slice(0, 2));
  });
});
