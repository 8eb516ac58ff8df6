import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ChangeStream, type ChangeStreamDocument, type Collection, MongoClient, MongoServerError } from 'mongodb';
import { startDatastore } from '../index.js';
import { backUp, restore } from '../storage/backup.js';
import { withFolder } from '../testing/temporary-folder.js';
import { startTemporaryStore, withStore } from '../testing/temporary-store.js';

/** Asks again soon, instead of after a second. */
const quick = { maxAwaitTimeMS: 20 };

/** The next events of a stream. */
async function take(stream: ChangeStream, count: number): Promise<ChangeStreamDocument[]> {
  const events: ChangeStreamDocument[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

describe('a change stream', () => {
  test('tells what transactions did when they commit, and nothing of those that do not', () =>
    withStore(async (client) => {
      const database = client.db('watched');
      const collection = await database.createCollection<{ _id: number; n?: number }>('things');
      const stream = database.watch([], quick);
      await stream.tryNext();
      const session = client.startSession();
      session.startTransaction();
      await collection.insertOne({ _id: 1 }, { session });
      await session.abortTransaction();
      session.startTransaction();
      await collection.insertOne({ _id: 2 }, { session });
      await collection.updateOne({ _id: 2 }, { $set: { n: 1 } }, { session });
      await session.commitTransaction();
      await collection.replaceOne({ _id: 2 }, { n: 5 });
      const events = await take(stream, 2);
      expect(events).toMatchObject([
        { operationType: 'insert', fullDocument: { _id: 2, n: 1 }, ns: { db: 'watched', coll: 'things' } },
        { operationType: 'replace', fullDocument: { _id: 2, n: 5 } },
      ]);
      await stream.close();
      await session.endSession();
    }));

  test('goes on after a token, and from a time', () =>
    withStore(async (client) => {
      const collection = client.db('watched').collection<{ _id: number }>('things');
      const stream = collection.watch([], quick);
      await stream.tryNext();
      await collection.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
      const [first, second] = await take(stream, 2);
      await stream.close();
      const resumed = collection.watch([], { ...quick, resumeAfter: first?._id });
      expect(await take(resumed, 2)).toMatchObject([{ documentKey: { _id: 2 } }, { documentKey: { _id: 3 } }]);
      await resumed.close();
      const clusterTime = second?.clusterTime;
      if (clusterTime === undefined) throw new Error('events have a time');
      const timed = collection.watch([], { ...quick, startAtOperationTime: clusterTime });
      expect(await take(timed, 1)).toMatchObject([{ documentKey: { _id: 2 } }]);
      await timed.close();
    }));

  test('waits for a change of what it watches: one of anything else answers no question', () =>
    withStore(async (client) => {
      const database = client.db('watched');
      await database.createCollection('things');
      const { cursor } = await database.command({ aggregate: 'things', pipeline: [{ $changeStream: {} }], cursor: {} });
      const asked = database.command({ getMore: cursor.id, collection: 'things', maxTimeMS: 10_000 });
      for (let n = 0; n < 3; n += 1) await database.collection('others').insertOne({ n });
      await database.collection('things').insertOne({ n: 3 });
      expect(await asked).toMatchObject({ cursor: { nextBatch: [{ fullDocument: { n: 3 } }] } });
      await database.command({ killCursors: 'things', cursors: [cursor.id] });
    }));

  test('ends with the collection, dropped or renamed, and goes on after that only where it is told to', () =>
    withStore(async (client) => {
      const database = client.db('watched');
      const collection = database.collection('things');
      for (const end of [() => collection.drop(), () => collection.rename('others', { dropTarget: true })]) {
        await collection.insertOne({});
        const stream = collection.watch([], quick);
        await stream.tryNext();
        await end();
        const [told, invalidate] = await take(stream, 2);
        expect([told?.operationType, invalidate?.operationType].at(-1)).toBe('invalidate');
        await stream.close();

        const again = collection.watch([], { ...quick, resumeAfter: told?._id });
        expect(await take(again, 1)).toMatchObject([{ operationType: 'invalidate' }]);
        await again.close();
        const refused = collection.watch([], { ...quick, resumeAfter: invalidate?._id });
        await expect(refused.next()).rejects.toMatchObject({ code: 260 });
        await refused.close();
        const after = collection.watch([], { ...quick, startAfter: invalidate?._id });
        await after.tryNext();
        await collection.insertOne({});
        expect(await take(after, 1)).toMatchObject([{ operationType: 'insert' }]);
        await after.close();
        await collection.drop();
      }
    }));

  test('tells of a whole database what became of its collections', () =>
    withStore(async (client) => {
      const database = client.db('watched');
      const [plain, expanded] = [{}, { showExpandedEvents: true }].map((options) =>
        database.watch([], { ...quick, ...options }),
      );
      const everything = client.watch([], quick);
      if (plain === undefined || expanded === undefined) throw new Error('there are two');
      for (const stream of [plain, expanded, everything]) await stream.tryNext();
      const collection = await database.createCollection<{ n: Date }>('things');
      await collection.createIndexes([{ key: { n: 1 }, expireAfterSeconds: 60 }]);
      await database.command({ collMod: 'things', index: { keyPattern: { n: 1 }, expireAfterSeconds: 90 } });
      await collection.dropIndex('n_1');
      await database.createCollection('others');
      await collection.rename('others', { dropTarget: true });
      await database.dropDatabase();
      const kinds = (events: ChangeStreamDocument[]) => events.map(({ operationType }) => operationType);
      const last = ['rename', 'drop', 'dropDatabase'];
      expect(kinds(await take(plain, 4))).toEqual([...last, 'invalidate']);
      expect(kinds(await take(everything, 3))).toEqual(last);
      const events = await take(expanded, 9);
      expect(kinds(events)).toEqual([
        'create',
        'createIndexes',
        'modify',
        'dropIndexes',
        'create',
        ...last,
        'invalidate',
      ]);
      expect(events).toMatchObject([
        { operationDescription: { idIndex: { name: '_id_' } } },
        { operationDescription: { indexes: [{ name: 'n_1' }] } },
        {
          operationDescription: { index: { expireAfterSeconds: 90 } },
          stateBeforeChange: { indexOptions: { expireAfterSeconds: 60 } },
        },
        { operationDescription: { indexes: [{ name: 'n_1', key: { n: 1 } }] } },
        {},
        { ns: { coll: 'things' }, to: { coll: 'others' }, operationDescription: { to: { coll: 'others' } } },
        { ns: { coll: 'others' } },
        { ns: { db: 'watched' } },
        {},
      ]);
      expect(events[5]).toHaveProperty('operationDescription.dropTarget');
      expect(events[7]).not.toHaveProperty('ns.coll');
      await Promise.all([plain, expanded, everything].map((stream) => stream.close()));
    }));

  test('shows documents before their changes where such images are kept, and says where they are not', () =>
    withStore(async (client) => {
      const database = client.db('watched');
      const images = { changeStreamPreAndPostImages: { enabled: true } };
      for (const [name, options] of [
        ['kept', images],
        ['others', {}],
      ] as const) {
        const collection = await database.createCollection<{ _id: number; n: number }>(name, options);
        await collection.insertOne({ _id: 1, n: 1 });
        const streams = (['whenAvailable', 'required'] as const).map((fullDocumentBeforeChange) =>
          collection.watch([], { ...quick, fullDocumentBeforeChange }),
        );
        for (const stream of streams) await stream.tryNext();
        await collection.updateOne({ _id: 1 }, { $inc: { n: 1 } });
        await collection.deleteOne({ _id: 1 });
        const [lenient, strict] = streams.map((stream) => take(stream, 2));
        const shown = name === 'kept' ? [{ n: 1 }, { n: 2 }] : [null, null];
        expect(await lenient).toMatchObject(
          shown.map((before) => ({ fullDocumentBeforeChange: before, documentKey: { _id: 1 } })),
        );
        if (name === 'kept') expect(await strict).toHaveLength(2);
        else await expect(strict).rejects.toMatchObject({ code: 47 });
        await Promise.all(streams.map((stream) => stream.close()));
      }
    }));

  test('that is too slow is told so, instead of being shown what happened later only', async () => {
    const store = await startTemporaryStore({ mostChanges: 10 });
    const client = await new MongoClient(store.uri).connect();
    const collection = client.db('watched').collection<{ _id: number }>('things');
    const stream = collection.watch([], quick);
    await stream.tryNext();
    await collection.insertMany(Array.from({ length: 25 }, (_, number) => ({ _id: number })));
    const failure: unknown = await stream.next().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 286 });
    expect(failure instanceof MongoServerError && failure.hasErrorLabel('NonResumableChangeStreamError')).toBe(true);
    await stream.close();
    await client.close();
    await store.stop();
  });

  test('shows the document right after an update where such images are kept, and says where they are not', () =>
    withStore(async (client) => {
      const database = client.db('watched');
      const images = { changeStreamPreAndPostImages: { enabled: true } };
      const kept = await database.createCollection<{ _id: number; n: number }>('kept', images);
      const others = await database.createCollection<{ _id: number; n: number }>('others');
      const watched = [kept, others].map((each) => each.watch([], { ...quick, fullDocument: 'required' }));
      const lenient = others.watch([], { ...quick, fullDocument: 'whenAvailable' });
      for (const stream of [...watched, lenient]) await stream.tryNext();
      for (const collection of [kept, others]) {
        await collection.insertOne({ _id: 1, n: 1 });
        await collection.updateOne({ _id: 1 }, { $set: { n: 2 } });
        await collection.updateOne({ _id: 1 }, { $set: { n: 3 } });
      }
      const [first, second] = watched;
      if (first === undefined || second === undefined) throw new Error('there are two');
      const seen = (await take(first, 3)).map((event) => ('fullDocument' in event ? event.fullDocument : undefined));
      expect(seen).toEqual([1, 2, 3].map((n) => ({ _id: 1, n })));
      expect(await take(lenient, 2)).toMatchObject([{ fullDocument: { n: 1 } }, { fullDocument: null }]);
      await expect(take(second, 2)).rejects.toMatchObject({ code: 47 });
      await Promise.all([...watched, lenient].map((stream) => stream.close()));
    }));

  test('refuses a pipeline that changes the token', () =>
    withStore(async (client) => {
      const collection = client.db('watched').collection<{ _id: number }>('things');
      const command = await client
        .db('watched')
        .command({ aggregate: 'things', pipeline: [{ $changeStream: {} }, { $project: { _id: 0 } }], cursor: {} });
      await collection.insertOne({ _id: 1 });
      const more = client
        .db('watched')
        .command({ getMore: (command['cursor'] as { id: unknown }).id, collection: 'things' });
      await expect(more).rejects.toMatchObject({ code: 280 });
    }));

  test('goes on after a restart where it was, and after nothing that a backup took back', () =>
    withFolder(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const backup = path.join(folder, 'backup');
      type Things = Collection<{ _id: number }>;
      const running = async <Result>(work: (things: Things) => Promise<Result>): Promise<Result> => {
        const store = await startDatastore({ dataDir, fsync: false });
        const client = await new MongoClient(store.uri).connect();
        try {
          return await work(client.db('watched').collection<{ _id: number }>('things'));
        } finally {
          await client.close();
          await store.stop();
        }
      };
      const token = await running(async (things) => {
        const stream = things.watch([], quick);
        await stream.tryNext();
        await things.insertMany([{ _id: 1 }, { _id: 2 }]);
        const [event] = await take(stream, 1);
        await stream.close();
        return event?._id;
      });
      await backUp(dataDir, backup);
      const later = await running(async (things) => {
        await things.insertOne({ _id: 3 });
        const stream = things.watch([], { ...quick, resumeAfter: token });
        const events = await take(stream, 2);
        expect(events).toMatchObject([{ documentKey: { _id: 2 } }, { documentKey: { _id: 3 } }]);
        await stream.close();
        return events[1]?._id;
      });
      await restore(backup, dataDir);
      await running(async (things) => {
        const stream = things.watch([], { ...quick, resumeAfter: later });
        await expect(stream.next()).rejects.toMatchObject({ code: 286 });
        await stream.close();
      });
    }));
});
