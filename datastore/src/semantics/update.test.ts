import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Document, EJSON, Int32 } from 'bson';
import { type Collection, MongoClient, MongoServerError } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';
import { updateCases, upsertCases } from './update-cases.js';

let store: Datastore;
let client: MongoClient;
let collection: Collection<Document & { _id: number }>;

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri, { promoteValues: false }).connect();
  collection = client.db('semantics').collection('updates');
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

/** With every type and the order of the fields. */
function exact(document: unknown): string {
  return EJSON.stringify(document, { relaxed: false });
}

async function outcome(work: Promise<unknown>, document: () => Promise<Document | null>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return exact({ error: Number(error.code) });
  }
  const { _id, ...rest } = (await document()) ?? {};
  return exact(rest);
}

describe('an update', () => {
  test.each(updateCases)('$says', async ({ document, update, filter = {}, arrayFilters, becomes }) => {
    await collection.drop();
    await collection.insertOne({ _id: 0, ...document });
    const options = arrayFilters === undefined ? {} : { arrayFilters };
    const work = collection.updateOne({ _id: 0, ...filter }, update, options);
    expect(await outcome(work, () => collection.findOne())).toBe(exact(becomes));
    if ('error' in becomes) expect(exact(await collection.findOne())).toBe(exact({ _id: 0, ...document }));
  });

  test('that changes nothing says so', async () => {
    await collection.drop();
    await collection.insertOne({ _id: 0, a: 1, b: [1] });
    const changes: Document[] = [{ $set: { a: 1 } }, { $unset: { x: 1 } }, { $addToSet: { b: 1 } }, { $max: { a: 0 } }];
    for (const change of changes) {
      const { matchedCount, modifiedCount } = await collection.updateOne({ _id: 0 }, change);
      // The client leaves numbers as they come.
      expect(exact([matchedCount, modifiedCount])).toBe(exact([new Int32(1), new Int32(0)]));
    }
  });
});

describe('an upsert', () => {
  test.each(upsertCases)('takes $says', async ({ filter, update, inserts }) => {
    await collection.drop();
    const work = collection.updateOne(filter, update, { upsert: true });
    expect(await outcome(work, () => collection.findOne())).toBe(exact(inserts));
  });

  test('with a replacement takes only the id of the query', async () => {
    await collection.drop();
    await collection.replaceOne({ _id: 7, a: 1 }, { b: 2 }, { upsert: true });
    expect(exact(await collection.findOne())).toBe(exact({ _id: 7, b: 2 }));
  });
});
