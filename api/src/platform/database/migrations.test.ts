import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { startTestStore, type TestStore } from '../../../tests/support/store.js';
import { until } from '../../../tests/support/until.js';
import { connectStore } from './connect.js';
import { migrate } from './migrations.js';

interface LockRecord {
  _id: string;
  owner?: string;
  until?: Date;
}

let store: TestStore;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
});
afterAll(async () => {
  await connection.close();
  await store.stop();
});
const records = () => connection.collection<LockRecord>('migrations');
beforeEach(async () => {
  await records().deleteMany({});
});
const heldUntil = async (): Promise<number> => (await records().findOne({ _id: 'lock' }))?.until?.getTime() ?? 0;

test('a migration is applied once, however many instances start together', async () => {
  let applied = 0;
  const up = (): Promise<void> => Promise.resolve(void (applied += 1));
  await Promise.all(Array.from({ length: 5 }, () => migrate(connection, [{ name: 'once', up }], null)));
  await migrate(connection, [{ name: 'once', up }], null);
  expect(applied).toBe(1);
  expect(await heldUntil()).toBe(0);
});

test('the lock is prolonged while a migration takes its time, and holds others off', async () => {
  let running = 0;
  const up = async (): Promise<void> => {
    running += 1;
    expect(running).toBe(1);
    const from = await heldUntil();
    await until(async () => (await heldUntil()) > from);
    running -= 1;
  };
  const both = ['one', 'two'].map((name) => ({ name, up }));
  await Promise.all([migrate(connection, both, null), migrate(connection, both, null)]);
}, 60_000);

test('a lock that a killed instance left is waited for no longer than its lease', async () => {
  await records().insertOne({ _id: 'lock', owner: 'killed', until: new Date(Date.now() + 500) });
  let applied = false;
  await migrate(connection, [{ name: 'after', up: () => Promise.resolve(void (applied = true)) }], null);
  expect(applied).toBe(true);
});

test('an older version refuses a store that a newer one changed, says why, and leaves it', async () => {
  const up = (): Promise<void> => Promise.resolve();
  await migrate(
    connection,
    [
      { name: 'old', up },
      { name: 'new', up },
    ],
    null,
  );
  await expect(migrate(connection, [{ name: 'old', up }], null)).rejects.toThrow(/newer version .*\(new\)/);
  expect(await heldUntil()).toBe(0);
  await records().deleteOne({ _id: 'new' });
  await migrate(
    connection,
    [
      { name: 'old', up },
      { name: 'harmless', up, olderMayRun: true },
    ],
    null,
  );
  await migrate(connection, [{ name: 'old', up }], null);
});

test('a store that nobody answers for ends with a sentence', async () => {
  await expect(connectStore('mongodb://127.0.0.1:1/', { patienceMs: 100 })).rejects.toThrow(
    /cannot be reached .* MONGODB_URI/,
  );
});
