import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Int32, Long, UUID } from 'bson';
import type { MongoClient } from 'mongodb';
import { withFolder } from '../testing/temporary-folder.js';
import { withStore, withStoreIn } from '../testing/temporary-store.js';
import type { Document } from '../values/value.js';
import { runCommand } from '../wire/client.js';

/** Long enough for a command to reach what it waits for. */
const MOMENT_MS = 200;

/** Numbered commands of a session, each over a connection of its own. */
function writesOf(port: number, lsid = { id: new UUID() }) {
  const numbered = (number: number, command: Document) =>
    runCommand(port, { ...command, lsid, txnNumber: Long.fromNumber(number) });
  return {
    write: (id: number, number: number, more: Document = {}) =>
      numbered(number, {
        update: 'counters',
        updates: [{ q: { _id: id }, u: { $inc: { n: 1 } }, upsert: true }],
        $db: 'a',
        ...more,
      }),
    commit: (number: number) => numbered(number, { commitTransaction: new Int32(1), autocommit: false, $db: 'admin' }),
  };
}

/** Does something while a transaction holds the first counter. */
async function whileHeld(client: MongoClient, work: () => Promise<void>): Promise<void> {
  const session = client.startSession();
  session.startTransaction();
  await client
    .db('a')
    .collection<{ _id: number; n: number }>('counters')
    .updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
  await work();
  await session.commitTransaction();
  await session.endSession();
}

const countersIn = (client: MongoClient) => client.db('a').collection('counters').find().sort({ _id: 1 }).toArray();

describe('a numbered write that is repeated', () => {
  test('while its first attempt waits is done once, and both have its reply', () =>
    withStore(async (client, { port }) => {
      const { write } = writesOf(port);
      await write(1, 1);
      const replies: Promise<Document>[] = [];
      await whileHeld(client, async () => {
        replies.push(write(1, 2));
        await wait(MOMENT_MS);
        replies.push(write(1, 2), write(1, 2));
        await wait(MOMENT_MS);
      });
      for (const reply of await Promise.all(replies))
        expect(reply).toMatchObject({ ok: new Int32(1), n: new Int32(1), nModified: new Int32(1) });
      expect(await countersIn(client)).toEqual([{ _id: 1, n: 12 }]);
    }));

  test('is done by a later attempt where the first one gives up', () =>
    withStore(async (client, { port }) => {
      const { write } = writesOf(port);
      await write(1, 1);
      const replies: Promise<Document>[] = [];
      await whileHeld(client, async () => {
        replies.push(write(1, 2, { maxTimeMS: 2 * MOMENT_MS }));
        await wait(MOMENT_MS);
        replies.push(write(1, 2), write(1, 2));
        await wait(2 * MOMENT_MS);
      });
      const [first, ...later] = await Promise.all(replies);
      expect(first).toMatchObject({ code: new Int32(50) });
      for (const reply of later) expect(reply).toMatchObject({ ok: new Int32(1), nModified: new Int32(1) });
      expect(await countersIn(client)).toEqual([{ _id: 1, n: 12 }]);
    }));

  test('keeps its reply where an earlier one of its session ends after it, over a restart too', () =>
    withFolder(async (dataDir) => {
      const lsid = { id: new UUID() };
      const upsert = (port: number) => writesOf(port, lsid).write(2, 3);
      const first = await withStoreIn(dataDir, async (client, { port }) => {
        const { write } = writesOf(port, lsid);
        await write(1, 1);
        let earlier: Promise<Document> | undefined;
        let reply: Document = {};
        await whileHeld(client, async () => {
          earlier = write(1, 2);
          await wait(MOMENT_MS);
          reply = await upsert(port);
        });
        expect(await earlier).toMatchObject({ nModified: new Int32(1) });
        expect((await upsert(port))['upserted']).toEqual(reply['upserted']);
        expect((await write(1, 2))['code']).toEqual(new Int32(225));
        return reply;
      });
      expect(first['upserted']).toHaveLength(1);
      await withStoreIn(dataDir, async (client, { port }) => {
        expect((await upsert(port))['upserted']).toEqual(first['upserted']);
        expect(await countersIn(client)).toEqual([
          { _id: 1, n: 12 },
          { _id: 2, n: 1 },
        ]);
      });
    }));

  test('leaves a transaction alone that its session began meanwhile', () =>
    withStore(async (client, { port }) => {
      const { write } = writesOf(port);
      await write(1, 1);
      const inTransaction = { autocommit: false };
      let earlier: Promise<unknown> | undefined;
      await whileHeld(client, async () => {
        earlier = write(1, 2);
        await wait(MOMENT_MS);
        expect(await write(2, 3, { ...inTransaction, startTransaction: true })).toMatchObject({ ok: new Int32(1) });
      });
      await earlier;
      expect(await write(3, 3, inTransaction)).toMatchObject({ ok: new Int32(1) });
    }));

  test('is a commit, too: those that come together write once', () =>
    withStore(async (client, { port }) => {
      const { write, commit } = writesOf(port);
      await write(1, 1);
      const stream = client.db('a').collection('counters').watch();
      // Opens it.
      await stream.tryNext();
      await write(1, 2, { autocommit: false, startTransaction: true });
      for (const reply of await Promise.all([commit(2), commit(2), commit(2)]))
        expect(reply).toMatchObject({ ok: new Int32(1) });
      await write(2, 3);
      expect([await stream.next(), await stream.next()]).toMatchObject([
        { operationType: 'update', documentKey: { _id: 1 } },
        { operationType: 'insert', documentKey: { _id: 2 } },
      ]);
      await stream.close();
    }));
});
