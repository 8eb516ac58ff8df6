import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type AbstractCursor, type Collection, type Document, MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

interface Thing {
  readonly _id: number;
  readonly n: number;
}

const count = 400;
let store: Datastore;
let client: MongoClient;
let made = 0;

beforeAll(async () => {
  const readerScript = pathToFileURL(path.resolve(__dirname, '../testing/reader-thread.mjs'));
  store = await startTemporaryStore({ readerScript });
  client = await new MongoClient(store.uri).connect();
});
afterAll(async () => {
  await client.close();
  await store.stop();
});

async function someThings(): Promise<Collection<Thing>> {
  made += 1;
  const things = client.db('dropped').collection<Thing>(`things${made}`);
  await things.createIndexes([{ key: { n: 1 } }, { key: { n: -1 }, unique: true }]);
  await things.insertMany(Array.from({ length: count }, (_, _id) => ({ _id, n: _id })));
  return things;
}

type Reading = (things: Collection<Thing>) => AbstractCursor<Document>;
type Change = (things: Collection<Thing>) => Promise<unknown>;

/** Some go on in this thread; whatever filters, sorts or computes goes on in one of its own. */
const readings: readonly [string, Reading][] = [
  ['find of all', (things) => things.find({}, { batchSize: 5 })],
  ['find of all, backwards', (things) => things.find({}, { batchSize: 5 }).sort({ $natural: -1 })],
  ['find by a range', (things) => things.find({ n: { $gte: 0 } }, { batchSize: 5 })],
  ['find in the order of an index', (things) => things.find({}, { batchSize: 5 }).sort({ n: 1 })],
  [
    'find by many unique values',
    (things) => things.find({ n: { $in: Array.from({ length: count }, (_, n) => n) } }, { batchSize: 5 }).hint('n_-1'),
  ],
  ['aggregate', (things) => things.aggregate([{ $match: { n: { $gte: 0 } } }, { $set: { m: 1 } }], { batchSize: 5 })],
];
const byIndex = readings.filter(([name]) => !name.includes('all'));

async function restAfter(things: Collection<Thing>, read: Reading, change: Change): Promise<number> {
  const cursor = read(things);
  await cursor.next();
  await change(things);
  return (await cursor.toArray()).length;
}

const dropAndMake: Change = async (things) => {
  await things.drop();
  await things.insertMany(Array.from({ length: count }, (_, _id) => ({ _id, n: _id })));
};

describe('a cursor', () => {
  test.each(readings)('whose collection is dropped says so: %s', async (_, read) => {
    await expect(restAfter(await someThings(), read, (things) => things.drop())).rejects.toMatchObject({ code: 175 });
  });

  test.each(readings)('whose collection is made anew says so: %s', async (_, read) => {
    await expect(restAfter(await someThings(), read, dropAndMake)).rejects.toMatchObject({ code: 175 });
  });

  test.each(byIndex)('whose index is dropped says so: %s', async (_, read) => {
    const drop: Change = (things) => things.dropIndexes();
    await expect(restAfter(await someThings(), read, drop)).rejects.toMatchObject({ code: 175 });
  });

  test.each(readings)('goes on when its collection has another name, or another index: %s', async (_, read) => {
    const change: Change = async (things) => {
      await things.createIndexes([{ key: { m: 1 } }]);
      await things.rename(`${things.collectionName}-renamed`);
    };
    expect(await restAfter(await someThings(), read, change)).toBe(count - 1);
  });

  test('that has failed is at its end', async () => {
    const things = await someThings();
    const { cursor } = await client.db('dropped').command({ find: things.collectionName, batchSize: 5 });
    await things.drop();
    const more = { getMore: (cursor as Document)['id'] as unknown, collection: things.collectionName };
    await expect(client.db('dropped').command(more)).rejects.toMatchObject({ code: 175, codeName: 'QueryPlanKilled' });
    await expect(client.db('dropped').command(more)).rejects.toMatchObject({ code: 43 });
  });

  test('that has asked for nothing yet says so as well', async () => {
    const things = await someThings();
    const pipeline = [{ $group: { _id: null, n: { $sum: 1 } } }];
    for (const stages of [pipeline, [{ $match: { n: { $gte: 0 } } }, ...pipeline]]) {
      const fresh = await someThings();
      const cursor = fresh.aggregate(stages, { batchSize: 0 });
      await cursor.tryNext();
      await cursor.close();
    }
    const opened = await client
      .db('dropped')
      .command({ aggregate: things.collectionName, pipeline, cursor: { batchSize: 0 } });
    await things.drop();
    const more = { getMore: (opened['cursor'] as Document)['id'] as unknown, collection: things.collectionName };
    await expect(client.db('dropped').command(more)).rejects.toMatchObject({ code: 175 });
  });

  test('is asked under its own name and in its own session', async () => {
    const things = await someThings();
    const database = client.db('dropped');
    for (const filter of [{}, { n: { $gte: 0 } }])
      await client.withSession(async (session) => {
        const { cursor } = await database.command({ find: things.collectionName, filter, batchSize: 5 }, { session });
        const more = { getMore: (cursor as Document)['id'] as unknown, collection: things.collectionName };
        await expect(database.command({ ...more, collection: 'others' }, { session })).rejects.toMatchObject({
          code: 13,
        });
        await expect(database.command(more)).rejects.toMatchObject({ code: 50738 });
        expect(await database.command(more, { session })).toMatchObject({ cursor: { ns: things.namespace } });
      });
  });
});

test('an index of a collection that is dropped and made anew at the same moment is dropped of the new one, or is none', async () => {
  for (let round = 0; round < 20; round += 1) {
    const things = await someThings();
    const name = things.collectionName;
    const database = client.db('dropped');
    const [, , dropped] = await Promise.allSettled([
      things.drop(),
      database.createCollection(name),
      things.dropIndex('n_1'),
    ]);
    const left = (await database.collection(name).indexes()).map((index) => index.name);
    expect(left).not.toContain('n_1');
    if (dropped.status === 'fulfilled') continue;
    expect(String(dropped.reason)).toMatch(/ns does not exist|ns not found|index not found/);
    await database.dropCollection(name);
  }
});
