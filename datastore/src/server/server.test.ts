import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Long, UUID } from 'bson';
import { MongoStore } from 'connect-mongo';
import type { SessionData } from 'express-session';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { withStore } from '../testing/temporary-store.js';
import { fieldOf } from '../values/value.js';
import { runCommand } from '../wire/client.js';

describe('the server', () => {
  test('listens on this machine only, or on a socket of this user', () =>
    withFolder(async (dataDir) => {
      const store = await startDatastore({ dataDir, socket: true, fsync: false });
      expect(statSync(path.join(dataDir, 'store.sock')).mode & 0o777).toBe(0o600);
      expect(store.port).toBe(0);
      const client = await new MongoClient(store.uri).connect();
      const collection = client.db('a').collection('b');
      await client.withSession((session) => session.withTransaction(() => collection.insertOne({ n: 1 }, { session })));
      expect(await collection.countDocuments()).toBe(1);
      await client.close();
      await store.stop();
    }));

  test('stops once, though asked twice, with a transaction open and a cursor half read', () =>
    withStore(async (client, store) => {
      const collection = client.db('a').collection('b');
      await collection.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
      const session = client.startSession();
      session.startTransaction();
      await collection.updateOne({ n: 1 }, { $set: { n: -1 } }, { session });
      await collection.find({}, { session, batchSize: 2 }).next();
      await Promise.all([store.stop(), store.stop()]);
      await session.endSession();
    }));

  test('lets go of what a client locked that is gone in the middle of a transaction', () =>
    withFolder(async (dataDir) => {
      const store = await startDatastore({ dataDir, fsync: false, transactionLifetime: 1 });
      const gone = await new MongoClient(store.uri).connect();
      const other = await new MongoClient(store.uri).connect();
      await other.db('a').collection('b').insertOne({ n: 1 });
      const session = gone.startSession();
      session.startTransaction();
      await gone
        .db('a')
        .collection('b')
        .updateOne({ n: 1 }, { $set: { n: 2 } }, { session });
      await other
        .db('a')
        .collection('b')
        .updateOne({ n: 1 }, { $set: { n: 3 } });
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
      expect(await other.db('a').collection('b').findOne()).toMatchObject({ n: 3 });
      await session.endSession();
      await Promise.all([gone.close(), other.close()]);
      await store.stop();
    }));

  test('closes a connection that speaks another language', () =>
    withStore(async (_, store) => {
      for (const noise of ['GET / HTTP/1.1\r\n\r\n', '\xff\xff\xff\xff', '\x10\0\0\0\0\0\0\0\0\0\0\0\xff\x07\0\0']) {
        const socket = connect(store.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(Buffer.from(noise, 'latin1'));
        await once(socket, 'close');
      }
      expect(fieldOf(await runCommand(store.port, { ping: 1, $db: 'admin' }), 'ok')).toBeDefined();
    }));

  test('answers what it does not do with MongoDB’s codes', () =>
    withStore(async (client) => {
      const database = client.db('a');
      const refused = [
        [{ mapReduce: 'x' }, 59],
        [{ create: 'x', capped: true, size: 100 }, 115],
        [{ create: 'x', timeseries: { timeField: 't' } }, 115],
        [{ createIndexes: 'x', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 67],
        [{ createIndexes: 'x', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }, 67],
        [{ createIndexes: 'x', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 67],
        [{ find: 'x', tailable: true }, 115],
        [{ find: 'a$b' }, 73],
        [{ insert: 'x', documents: [] }, 16],
        [{ listIndexes: 'nothing' }, 26],
        [{ configureFailPoint: 'somewhere', mode: 'off' }, 2],
        [{ getMore: Long.fromNumber(5), collection: 'x' }, 43],
        [{ find: 'x', hint: 'nothing' }, 0],
      ] as const;
      await database.collection('x').insertOne({ a: 1 });
      for (const [command, code] of refused.filter(([, each]) => each !== 0))
        await expect(database.command(command)).rejects.toMatchObject({ code });
      await expect(database.collection('x').find({ a: 1 }, { hint: 'nothing' }).toArray()).rejects.toMatchObject({
        code: 2,
      });
    }));

  test('counts a transaction’s numbers as MongoDB does', () =>
    withStore(async (_, store) => {
      const lsid = { id: new UUID() };
      const run = async (command: object, number: number) => {
        const reply = await runCommand(store.port, {
          ...command,
          lsid,
          txnNumber: Long.fromNumber(number),
          autocommit: false,
          $db: 'a',
        });
        return Number(fieldOf(reply, 'code') ?? 0);
      };
      const insert = { insert: 'b', documents: [{}] };
      expect(await run({ commitTransaction: 1 }, 1)).toBe(251);
      expect(await run({ ...insert, startTransaction: true }, 5)).toBe(0);
      expect(await run({ ...insert, startTransaction: true }, 4)).toBe(225);
      expect(await run({ createIndexes: 'b', indexes: [] }, 5)).toBe(263);
      expect(await run({ commitTransaction: 1 }, 5)).toBe(0);
      expect(await run({ commitTransaction: 1 }, 5)).toBe(0);
      expect(await run(insert, 5)).toBe(256);
      expect(await run({ ...insert, startTransaction: true }, 6)).toBe(0);
      expect(await run({ abortTransaction: 1 }, 6)).toBe(0);
      expect(await run({ commitTransaction: 1 }, 6)).toBe(251);
    }));

  test('keeps the sessions of a web server', () =>
    withStore(async (_, store) => {
      const sessions = MongoStore.create({ mongoUrl: store.uri, ttl: 60 });
      const call = <Result>(run: (done: (error: unknown, result?: Result | null) => void) => unknown) =>
        new Promise<Result | null | undefined>((resolve, reject) => {
          run((error, result) =>
            error ? reject(error instanceof Error ? error : new Error(String(error))) : resolve(result),
          );
        });
      const session = { cookie: { originalMaxAge: 1000 }, user: 5 } as unknown as SessionData;
      await call((done) => sessions.set('one', session, done));
      expect(await call<SessionData>((done) => sessions.get('one', done))).toMatchObject({ user: 5 });
      await call((done) => sessions.touch('one', session, done));
      expect(await call<number>((done) => sessions.length(done))).toBe(1);
      await call((done) => sessions.destroy('one', done));
      expect(await call<number>((done) => sessions.length(done))).toBe(0);
      await sessions.close();
    }));
});
