import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { ClientSession, Collection, Db, Document } from 'mongodb';
import { withStore } from '../testing/temporary-store.js';
import { Store } from './store.js';

interface Thing extends Document {
  readonly _id: number;
  readonly a: number;
}

/** Runs a test with a transaction that has begun, on a collection of two documents. */
function withTransaction(
  run: (things: Collection<Thing>, session: ClientSession, database: Db) => Promise<void>,
): Promise<void> {
  return withStore(async (client) => {
    const database = client.db('changed');
    const things = database.collection<Thing>('things');
    await things.insertMany([
      { _id: 1, a: 5 },
      { _id: 2, a: 6 },
    ]);
    await client.withSession(async (session) => {
      session.startTransaction();
      await things.findOne({ _id: 0 }, { session });
      await run(things, session, database);
      if (session.inTransaction()) await session.abortTransaction();
    });
  });
}

const ids = (documents: readonly Document[]): unknown[] => documents.map(({ _id }): unknown => _id);

test('a transaction reads what an index that was built since lacks', () =>
  withTransaction(async (things, session, database) => {
    await things.createIndexes([{ key: { a: 1 } }]);
    await things.insertOne({ _id: 3, a: 5 });
    expect(ids(await things.find({ a: 5 }, { session }).toArray())).toEqual([1]);
    expect(ids(await things.find({ $or: [{ a: 5 }, { a: 6 }] }, { session }).toArray())).toEqual([1, 2]);
    expect(ids(await things.find({}, { session }).sort({ a: -1 }).toArray())).toEqual([2, 1]);
    expect(await things.countDocuments({ a: 5 }, { session })).toBe(1);
    expect(await things.distinct('_id', { a: 6 }, { session })).toEqual([2]);
    const joined = [
      { $match: { a: 5 } },
      { $lookup: { from: 'things', localField: 'a', foreignField: 'a', as: 'same' } },
      { $graphLookup: { from: 'things', startWith: 6, connectFromField: 'no', connectToField: 'a', as: 'met' } },
      { $unionWith: { coll: 'things', pipeline: [{ $match: { a: 6 } }] } },
      { $project: { same: '$same._id', met: '$met._id' } },
    ];
    expect(await things.aggregate(joined, { session }).toArray()).toEqual([
      { _id: 1, same: [1], met: [2] },
      { _id: 2 },
    ]);
    const explained = await database.command({ explain: { find: 'things', filter: { a: 5 } } });
    expect(explained).toMatchObject({ queryPlanner: { winningPlan: { stage: 'FETCH' } } });
  }));

test('a transaction changes what it sees, whatever indexes were built since', () =>
  withTransaction(async (things, session) => {
    await things.createIndexes([{ key: { a: 1 } }]);
    expect(await things.updateMany({ a: 5 }, { $set: { z: 1 } }, { session })).toMatchObject({ matchedCount: 1 });
    expect(await things.updateOne({ a: 6 }, { $inc: { a: 1 } }, { session, upsert: true })).toMatchObject({
      matchedCount: 1,
      upsertedCount: 0,
    });
    await things.deleteOne({ a: 5 }, { session });
    await session.commitTransaction();
    expect(await things.find().toArray()).toEqual([{ _id: 2, a: 7 }]);
    expect(ids(await things.find({ a: 7 }).hint('a_1').toArray())).toEqual([2]);
    expect(
      await things
        .find({ a: { $lte: 6 } })
        .hint('a_1')
        .toArray(),
    ).toEqual([]);
  }));

test.each(['dropped', 'dropped and made again', 'renamed', 'replaced by another'])(
  'a transaction goes on reading a collection that was %s, and does not write to it',
  (how) =>
    withTransaction(async (things, session, database) => {
      await database.collection<Thing>('others').insertOne({ _id: 9, a: 9 });
      await things.find({ a: 5 }, { session }).toArray();
      if (how === 'renamed') await things.rename('elsewhere');
      else if (how === 'replaced by another') await database.renameCollection('others', 'things', { dropTarget: true });
      else await things.drop();
      if (how === 'dropped and made again') await things.insertOne({ _id: 1, a: 9 });
      expect(ids(await things.find({}, { session }).toArray())).toEqual([1, 2]);
      expect(ids(await things.find({ _id: 1 }, { session }).toArray())).toEqual([1]);
      expect(await things.countDocuments({}, { session })).toBe(2);
      expect(await things.aggregate([{ $group: { _id: null, n: { $sum: '$a' } } }], { session }).toArray()).toEqual([
        { _id: null, n: 11 },
      ]);
      await expect(things.updateOne({ _id: 1 }, { $inc: { a: 1 } }, { session })).rejects.toMatchObject({
        code: 112,
        errorLabels: ['TransientTransactionError'],
      });
    }),
);

test('a transaction does not write to a collection that has come to have its name since', () =>
  withTransaction(async (things, session, database) => {
    await things.rename('elsewhere');
    const elsewhere = database.collection<Thing>('elsewhere');
    expect(await elsewhere.find({}, { session }).toArray()).toEqual([]);
    await expect(elsewhere.insertOne({ _id: 3, a: 7 }, { session })).rejects.toMatchObject({
      code: 112,
      errorLabels: ['TransientTransactionError'],
    });
  }));

test('a transaction reads and writes a collection that was made since', () =>
  withTransaction(async (_, session, database) => {
    const made = database.collection<Thing>('made');
    await made.insertOne({ _id: 1, a: 1 });
    expect(await made.find({}, { session }).toArray()).toEqual([]);
    await made.insertOne({ _id: 2, a: 1 }, { session });
    expect(ids(await made.find({ a: 1 }, { session }).toArray())).toEqual([2]);
    await session.commitTransaction();
    expect(ids(await made.find().toArray())).toEqual([1, 2]);
  }));

test('a transaction that an index has overtaken begins again', () =>
  withStore(async (client) => {
    const things = client.db('changed').collection<Thing>('things');
    await things.insertOne({ _id: 1, a: 5 });
    let attempts = 0;
    const write = client.withSession((session) =>
      session.withTransaction(async () => {
        attempts += 1;
        await things.insertOne({ _id: 2, a: 5 }, { session });
        if (attempts === 1) await things.createIndexes([{ key: { a: 1 }, unique: true }]);
      }),
    );
    await expect(write).rejects.toMatchObject({ code: 11000 });
    expect(attempts).toBe(2);
    expect(ids(await things.find().toArray())).toEqual([1]);
  }));

test('a reader beside the writer has the catalogue of the state it looks at', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'datastore-'));
  const store = Store.open(folder, { fsync: false });
  const reader = Store.reading(folder, store.marks);
  try {
    const known = (): unknown => reader.catalog.find('test', 'things')?.indexes.map(({ name }) => name);
    const things = await store.commits.submit((unit) => store.catalog.create(unit, 'test', 'things', {}));
    expect(known()).toBeUndefined();
    reader.refresh();
    expect(known()).toEqual(['_id_']);
    const first = reader.catalog;
    await store.commits.submit((unit) =>
      store.write(unit, things, store.catalog.nextRecordId(), undefined, Buffer.from([5, 0, 0, 0, 0])),
    );
    reader.refresh();
    // Nothing of it has changed.
    expect(reader.catalog).toBe(first);
    await store.commits.submit((unit) => store.buildIndex(unit, things, { v: 2, key: { a: 1 }, name: 'a' }));
    expect(known()).toEqual(['_id_']);
    reader.refresh();
    expect(known()).toEqual(['_id_', 'a']);
    await store.commits.submit((unit) => store.catalog.drop(unit, things));
    reader.refresh();
    expect(known()).toBeUndefined();
  } finally {
    await reader.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
