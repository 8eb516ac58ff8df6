import { describe, expect, test } from '@jest/globals';
import { Binary, Int32, Long, UUID } from 'bson';
import { withFolder } from '../testing/temporary-folder.js';
import { withStoreIn } from '../testing/temporary-store.js';
import { runCommand } from '../wire/client.js';

describe('after a restart', () => {
  test('documents, indexes, views and rules are as they were', () =>
    withFolder(async (dataDir) => {
      await withStoreIn(dataDir, async (client) => {
        const database = client.db('kept');
        const collection = await database.createCollection('things', { validator: { n: { $type: 'int' } } });
        await collection.createIndexes([
          { key: { code: 1 }, unique: true, partialFilterExpression: { active: true } },
          { key: { tags: 1 } },
        ]);
        await collection.insertMany(
          Array.from({ length: 100 }, (_, n) => ({ n, code: `c${n}`, active: n % 2 === 0, tags: [n % 3, n % 5] })),
        );
        await database.createCollection('even', { viewOn: 'things', pipeline: [{ $match: { active: true } }] });
      });
      await withStoreIn(dataDir, async (client) => {
        const database = client.db('kept');
        const collection = database.collection('things');
        expect((await collection.find().toArray()).map((each) => each['n'])).toEqual(
          Array.from({ length: 100 }, (_, n) => n),
        );
        expect(await collection.find({ tags: 4 }).hint('tags_1').toArray()).toHaveLength(20);
        expect(await database.collection('even').countDocuments()).toBe(50);
        await expect(collection.insertOne({ n: 1, code: 'c0', active: true })).rejects.toMatchObject({ code: 11000 });
        await collection.insertOne({ n: 1, code: 'c0', active: false });
        await expect(collection.insertOne({ n: 'x' })).rejects.toMatchObject({ code: 121 });
        // It knows that an index has several entries per document, and so never trusts both bounds of a range.
        expect(await collection.countDocuments({ tags: { $gt: 1, $lt: 2 } })).toBe(
          (await collection.find({ tags: { $exists: true } }).toArray()).filter(
            ({ tags }) => Math.max(...tags) > 1 && Math.min(...tags) < 2,
          ).length,
        );
      });
    }));

  test('a repeated write has the reply it had before, and is not done again', () =>
    withFolder(async (dataDir) => {
      const lsid = { id: new UUID() };
      const increment = {
        update: 'counters',
        updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
        $db: 'kept',
        lsid,
      };
      const run = (port: number, number: number) =>
        runCommand(port, { ...increment, txnNumber: Long.fromNumber(number) });
      const before = await withStoreIn(dataDir, (_, { port }) => run(port, 7));
      expect(before['ok']).toEqual(new Int32(1));
      await withStoreIn(dataDir, async (client, { port }) => {
        const again = await run(port, 7);
        expect([again['n'], again['upserted']]).toEqual([before['n'], before['upserted']]);
        expect(await client.db('kept').collection('counters').findOne()).toEqual({ _id: 1, n: 1 });
        expect((await run(port, 6))['code']).toEqual(new Int32(225));
      });
    }));

  test('binary data and long keys are found by their index', () =>
    withFolder(async (dataDir) => {
      const long = 'k'.repeat(5000);
      await withStoreIn(dataDir, async (client) => {
        const collection = client.db('kept').collection('keys');
        await collection.createIndexes([{ key: { key: 1 }, unique: true }]);
        await collection.insertMany([
          { key: `${long}a` },
          { key: `${long}b` },
          { key: new Binary(Buffer.from([1, 2])) },
        ]);
      });
      await withStoreIn(dataDir, async (client) => {
        const collection = client.db('kept').collection('keys');
        expect(await collection.countDocuments({ key: `${long}a` })).toBe(1);
        expect(await collection.countDocuments({ key: { $gt: long } })).toBe(2);
        expect(
          (
            await collection
              .find({ key: { $type: 'string' } })
              .sort({ key: -1 })
              .toArray()
          ).map(({ key }) => String(key).at(-1)),
        ).toEqual(['b', 'a']);
        await expect(collection.insertOne({ key: `${long}b` })).rejects.toMatchObject({ code: 11000 });
      });
    }));
});
