import { describe, expect, test } from '@jest/globals';
import { type ChangeStream, type ChangeStreamDocument, MongoClient, MongoServerError } from 'mongodb';
import { startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { withStore } from '../testing/temporary-store.js';
import { describeUpdate } from './change-stream.js';

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

  test('ends with the collection', () =>
    withStore(async (client) => {
      const collection = client.db('watched').collection('things');
      await collection.insertOne({});
      const stream = collection.watch([], quick);
      await stream.tryNext();
      await collection.drop();
      expect((await take(stream, 2)).map(({ operationType }) => operationType)).toEqual(['drop', 'invalidate']);
      await stream.close();
    }));

  test('shows documents before their changes', () =>
    withStore(async (client) => {
      const collection = client.db('watched').collection<{ _id: number; n: number }>('things');
      await collection.insertOne({ _id: 1, n: 1 });
      const stream = collection.watch([], { ...quick, fullDocumentBeforeChange: 'whenAvailable' });
      await stream.tryNext();
      await collection.updateOne({ _id: 1 }, { $inc: { n: 1 } });
      await collection.deleteOne({ _id: 1 });
      expect(await take(stream, 2)).toMatchObject([
        { fullDocumentBeforeChange: { n: 1 }, updateDescription: { updatedFields: { n: 2 } } },
        { fullDocumentBeforeChange: { n: 2 } },
      ]);
      await stream.close();
    }));

  test('that is too slow is told so, instead of being shown what happened later only', () =>
    withStore(async (client) => {
      const collection = client.db('watched').collection<{ _id: number }>('things');
      const stream = collection.watch([], quick);
      await stream.tryNext();
      // More than is remembered, all within one commit.
      await collection.insertMany(Array.from({ length: 25_000 }, (_, number) => ({ _id: number })));
      const failure: unknown = await stream.next().catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 286 });
      expect(failure instanceof MongoServerError && failure.hasErrorLabel('NonResumableChangeStreamError')).toBe(true);
      await stream.close();
    }));

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

  test('cannot go on after a restart, and says so', () =>
    withFolder(async (dataDir) => {
      const before = await startDatastore({ dataDir, fsync: false });
      const client = await new MongoClient(before.uri).connect();
      const stream = client.db('watched').collection('things').watch([], quick);
      await stream.tryNext();
      await client.db('watched').collection('things').insertOne({});
      const [event] = await take(stream, 1);
      await stream.close();
      await client.close();
      await before.stop();

      const after = await startDatastore({ dataDir, fsync: false });
      const again = await new MongoClient(after.uri).connect();
      const resumed = again.db('watched').collection('things').watch([], { resumeAfter: event?._id });
      await expect(resumed.next()).rejects.toMatchObject({ code: 286 });
      await resumed.close();
      await again.close();
      await after.stop();
    }));
});

test.each([
  [{ a: 1, b: { c: 1, d: 2 } }, { a: 2, b: { c: 1, d: 3 } }, { a: 2, 'b.d': 3 }, []],
  [{ a: 1, b: { c: 1 } }, { b: {} }, {}, ['b.c', 'a']],
  [{ a: [1, 2] }, { a: [1, 3, 4] }, { 'a.1': 3, 'a.2': 4 }, []],
  [{ a: [1, 2] }, { a: [1] }, { a: [1] }, []],
  [{}, { a: { b: 1 } }, { a: { b: 1 } }, []],
])('the change from %j to %j is described by its paths', (before, after, updatedFields, removedFields) => {
  expect(describeUpdate(before, after)).toEqual({ updatedFields, removedFields, truncatedArrays: [] });
});
