import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Collection,
  type CommandOperationOptions,
  type Document,
  Long,
  MongoClient,
  MongoServerError,
} from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

interface Thing {
  readonly _id: number;
  readonly n: number;
  readonly text: string;
}

describe('a read that takes long', () => {
  const count = 4000;
  let store: Datastore;
  let client: MongoClient;
  let things: Collection<Thing>;

  beforeAll(async () => {
    const readerScript = pathToFileURL(path.resolve(__dirname, '../testing/reader-thread.mjs'));
    store = await startTemporaryStore({ readerScript });
    client = await new MongoClient(store.uri).connect();
    things = client.db('long').collection<Thing>('things');
    await things.insertMany(
      Array.from({ length: count }, (_, _id) => ({ _id, n: _id % 10, text: `${'a'.repeat(40)}${_id}!` })),
    );
  });
  afterAll(async () => {
    await client.close();
    await store.stop();
  });

  /** Looks at every pair, again and again: nobody waits for its end. */
  const endless = [
    { $lookup: { from: 'things', pipeline: [{ $match: { $expr: { $lt: ['$n', 5] } } }], as: 'all' } },
    { $lookup: { from: 'things', pipeline: [{ $match: { $expr: { $gt: ['$n', 5] } } }], as: 'others' } },
    { $group: { _id: null, n: { $sum: { $size: '$all' } } } },
  ];

  async function operationOf(comment: string): Promise<number> {
    for (;;) {
      const running = await client
        .db('admin')
        .aggregate([{ $currentOp: {} }, { $match: { 'command.comment': comment } }])
        .toArray();
      const id: unknown = running[0]?.['opid'];
      if (typeof id === 'number') return id;
    }
  }

  test('keeps nobody waiting, and ends when it is killed', async () => {
    let ended = false;
    const long = things
      .aggregate(endless, { comment: 'killed' })
      .toArray()
      .catch((error: unknown) => error)
      .finally(() => {
        ended = true;
      });
    const operation = await operationOf('killed');
    for (let _id = 0; _id < 50; _id += 1) expect(await things.findOne({ _id })).toMatchObject({ _id });
    await things.updateOne({ _id: 1 }, { $set: { n: 1 } });
    expect(ended).toBe(false);
    await client.db('admin').command({ killOp: 1, op: operation });
    expect(await long).toMatchObject({ code: 11601, codeName: 'Interrupted' });
  });

  test('ends with its time, or with its client', async () => {
    await expect(things.aggregate(endless, { maxTimeMS: 50 }).toArray()).rejects.toMatchObject({ code: 50 });
    const slow = { text: { $regex: '^(?=(a+)+$)' } };
    await expect(things.find(slow, { maxTimeMS: 50 }).toArray()).rejects.toMatchObject({ code: 50 });
    await expect(things.countDocuments(slow)).rejects.toMatchObject({ code: 51156 });

    const other = await new MongoClient(store.uri).connect();
    const long = other
      .db('long')
      .collection('things')
      .aggregate(endless, { comment: 'left' })
      .toArray()
      .catch((error: unknown) => error);
    await operationOf('left');
    await other.close();
    expect(await long).toBeInstanceOf(Error);
    let running = 1;
    while (running > 0)
      running = (
        await client
          .db('admin')
          .aggregate([{ $currentOp: {} }, { $match: { 'command.comment': 'left' } }])
          .toArray()
      ).length;
    expect(running).toBe(0);
  });

  test('finds what a short one finds, batch by batch, and what was written just before', async () => {
    const wanted = Array.from({ length: count }, (_, _id) => _id).filter((_id) => _id % 10 === 3);
    const found = await things.find({ n: 3 }, { batchSize: 7 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(wanted);
    const grouped = await things
      .aggregate([{ $group: { _id: '$n', all: { $push: '$_id' } } }, { $sort: { _id: 1 } }])
      .toArray();
    expect(grouped[3]).toEqual({ _id: 3, all: wanted });
    for (let round = 0; round < 5; round += 1) {
      const name = `new${round}`;
      await client
        .db('long')
        .collection(name)
        .insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
      await client
        .db('long')
        .collection(name)
        .createIndexes([{ key: { n: 1 } }]);
      expect(
        await client
          .db('long')
          .collection(name)
          .find({ n: { $gte: round } })
          .toArray(),
      ).toHaveLength(300 - round);
      await client
        .db('long')
        .collection(name)
        .updateMany({}, { $push: { tags: round } as never });
      const tagged = await client
        .db('long')
        .collection(name)
        .aggregate([{ $unwind: '$tags' }, { $match: { tags: round } }])
        .toArray();
      expect(tagged).toHaveLength(300);
    }
  });

  test('ends in its time also while it waits for a thread', async () => {
    const many = Array.from({ length: 5 }, (_, at) =>
      things
        .aggregate([...endless], { comment: `many${at}` })
        .toArray()
        .catch((error: unknown) => error),
    );
    for (const at of many.keys()) await operationOf(`many${at}`);
    await expect(things.aggregate(endless, { maxTimeMS: 60 }).toArray()).rejects.toMatchObject({ code: 50 });
    // The fifth waits for one of the others; it is the first to be killed.
    for (const at of [...many.keys()].reverse())
      await client.db('admin').command({ killOp: 1, op: await operationOf(`many${at}`) });
    for (const each of many) expect(await each).toMatchObject({ code: 11601 });
  });

  test('inside a transaction is bounded, for others wait for it', async () => {
    const session = client.startSession();
    session.startTransaction();
    await expect(things.aggregate(endless, { session }).toArray()).rejects.toMatchObject({
      code: 290,
      message: expect.stringContaining('outside of the transaction'),
    });
    await session.endSession();
    expect(await things.findOne({ _id: 1 })).toMatchObject({ _id: 1 });
  });

  test('whose results are written keeps nobody waiting while it looks for them', async () => {
    let ended = false;
    const long = things
      .aggregate([...endless, { $out: 'results' }], { comment: 'written' })
      .toArray()
      .catch((error: unknown) => error)
      .finally(() => {
        ended = true;
      });
    const operation = await operationOf('written');
    for (let _id = 0; _id < 20; _id += 1) expect(await things.findOne({ _id })).toMatchObject({ _id });
    expect(ended).toBe(false);
    await client.db('admin').command({ killOp: 1, op: operation });
    expect(await long).toMatchObject({ code: 11601 });
    const copied = [{ $match: { $expr: { $lt: ['$n', 5] } } }, { $sort: { text: 1 } }];
    await things.aggregate([...copied, { $out: 'results' }]).toArray();
    await things.aggregate([...copied, { $merge: 'results' }]).toArray();
    const results = await client.db('long').collection('results').find().toArray();
    expect(results).toEqual(await things.aggregate(copied).toArray());
    expect(results).toHaveLength(count / 2);
  });

  describe.each(['a pipeline', 'a change stream'])('the next batch of %s', (kind) => {
    const [first] = kind === 'a pipeline' ? [endless] : [[{ $changeStream: {} }]];
    const database = () => client.db('long');

    /** Asks for a batch that does not come. */
    async function asked(comment: string, from = client, options: CommandOperationOptions = {}) {
      const open = { aggregate: 'things', pipeline: first, cursor: { batchSize: 0 } };
      const opened = await from.db('long').command(open, options);
      const id: unknown = (opened['cursor'] as Document)['id'];
      const more = { getMore: typeof id === 'number' ? Long.fromNumber(id) : id, collection: 'things', comment };
      // Without a time limit a stream that has no events answers after a second.
      const asking = kind === 'a pipeline' ? more : { ...more, maxTimeMS: 10_000 };
      const outcome = from
        .db('long')
        .command(asking, options)
        .catch((error: unknown) => error);
      return { id: more.getMore, more, outcome, operation: await operationOf(comment) };
    }

    const isGone = ({ more }: Awaited<ReturnType<typeof asked>>) =>
      expect(database().command(more)).rejects.toMatchObject({ code: 43 });

    test('ends when its cursor is killed', async () => {
      const batch = await asked(`${kind} killed`);
      await expect(database().command(batch.more)).rejects.toMatchObject({ code: 12051, codeName: 'CursorInUse' });
      const killed = await database().command({ killCursors: 'things', cursors: [batch.id] });
      expect(killed).toMatchObject({ cursorsKilled: [expect.anything()], cursorsNotFound: [], cursorsAlive: [] });
      expect(await batch.outcome).toMatchObject({ code: 237, codeName: 'CursorKilled' });
      await isGone(batch);
    });

    test('ends by killOp', async () => {
      const batch = await asked(`${kind} interrupted`);
      await client.db('admin').command({ killOp: 1, op: batch.operation });
      expect(await batch.outcome).toMatchObject({ code: 11601 });
      await isGone(batch);
    });

    test('ends with its session', async () => {
      const session = client.startSession();
      const batch = await asked(`${kind} in a session`, client, { session });
      const other = client.startSession();
      await client.db('admin').command({ killSessions: [other.id] });
      expect(await operationOf(`${kind} in a session`)).toBe(batch.operation);
      await client.db('admin').command({ killSessions: [session.id] });
      const error: unknown = await batch.outcome;
      expect(error instanceof MongoServerError && [237, 11601].includes(Number(error.code))).toBe(true);
      await isGone(batch);
      await session.endSession();
      await other.endSession();
    });

    test('ends with its client', async () => {
      const leaving = await new MongoClient(store.uri).connect();
      const batch = await asked(`${kind} left`, leaving);
      await leaving.close(true);
      await batch.outcome;
      const others = [{ $currentOp: {} }, { $match: { 'command.comment': `${kind} left` } }];
      while ((await client.db('admin').aggregate(others).toArray()).length > 0);
      await isGone(batch);
    });
  });

  test('a time limit of a batch is for streams alone', async () => {
    const cursor = things.find({ n: { $gte: 0 } }, { batchSize: 2 });
    await cursor.next();
    const more = { getMore: cursor.id, collection: 'things', maxTimeMS: 100 };
    await expect(client.db('long').command(more)).rejects.toMatchObject({ code: 2 });
    await cursor.close();
  });

  test('has cursors that end when they are killed', async () => {
    const cursor = things.find({ n: { $gte: 0 } }, { batchSize: 2 });
    expect(await cursor.next()).not.toBeNull();
    const { id } = cursor;
    const killed = await client.db('long').command({ killCursors: 'things', cursors: [id] });
    expect(killed['cursorsKilled']).toHaveLength(1);
    const more: unknown = await client
      .db('long')
      .command({ getMore: id, collection: 'things' })
      .catch((error: unknown) => error);
    expect(more instanceof MongoServerError && more.code).toBe(43);
    await cursor.close();
  });
});
