import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { startTestStore, type TestStore } from '../../../tests/support/store.js';
import { until } from '../../../tests/support/until.js';
import { announceOnce } from '../replicas/index.js';
import { connectStore } from './connect.js';
import { migrateBack, migrationStates } from './migrate-back.js';
import { migrate } from './migrations.js';

interface LockRecord {
  _id: string;
  owner?: string;
  until?: Date;
}

/** Nothing is asked of the way back. */
const back = { stays: 'It is read.' };
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
  await Promise.all(Array.from({ length: 5 }, () => migrate(connection, [{ name: 'once', up, back }], null)));
  await migrate(connection, [{ name: 'once', up, back }], null);
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
  const both = ['one', 'two'].map((name) => ({ name, up, back }));
  await Promise.all([migrate(connection, both, null), migrate(connection, both, null)]);
}, 60_000);

test('an instance that was held up and overtaken goes on with what the other one left to do', async () => {
  const done: string[] = [];
  const overtaken = async (): Promise<void> => {
    done.push('first');
    // The other one did the same meanwhile, and noted it.
    await records().insertOne({ _id: 'first' });
  };
  const second = (): Promise<void> => Promise.resolve(void done.push('second'));
  const list = [
    { name: 'first', up: overtaken, back },
    { name: 'second', up: second, back },
  ];
  expect(await migrate(connection, list, null)).toEqual(['second']);
  expect(done).toEqual(['first', 'second']);
});

test('a lock that a killed instance left is waited for no longer than its lease', async () => {
  await records().insertOne({ _id: 'lock', owner: 'killed', until: new Date(Date.now() + 500) });
  let applied = false;
  await migrate(connection, [{ name: 'after', up: () => Promise.resolve(void (applied = true)), back }], null);
  expect(applied).toBe(true);
});

test('one that was taken before the store’s clock went back is not waited for', async () => {
  await records().insertOne({ _id: 'lock', owner: 'killed', until: new Date(Date.now() + 3_600_000) });
  let applied = false;
  await migrate(connection, [{ name: 'back', up: () => Promise.resolve(void (applied = true)), back }], null);
  expect(applied).toBe(true);
}, 10_000);

test('an older version refuses a store that a newer one changed, says why, and leaves it', async () => {
  const up = (): Promise<void> => Promise.resolve();
  await migrate(
    connection,
    [
      { name: 'old', up, back },
      { name: 'new', up, back },
    ],
    null,
  );
  await expect(migrate(connection, [{ name: 'old', up, back }], null)).rejects.toThrow(/newer version .*\(new\)/);
  expect(await heldUntil()).toBe(0);
  await records().deleteOne({ _id: 'new' });
  await migrate(
    connection,
    [
      { name: 'old', up, back },
      { name: 'harmless', up, back, olderMayRun: true },
    ],
    null,
  );
  await migrate(connection, [{ name: 'old', up, back }], null);
});

describe('the way back', () => {
  const up = (): Promise<void> => Promise.resolve();
  const undone: string[] = [];
  const undoing = (name: string) => ({
    name,
    up,
    back: { undo: () => Promise.resolve(void undone.push(name)) },
  });
  const list = [
    { name: 'first', up, back: { never: 'It is lost.' } },
    undoing('second'),
    { name: 'third', up, back },
    undoing('fourth'),
  ];
  beforeEach(() => void undone.splice(0));

  test('takes back the last first, after which a version from before starts', async () => {
    await migrate(connection, list, null);
    expect(await migrateBack(connection, list, null, 'second')).toEqual(['fourth', 'third', 'second']);
    expect(undone).toEqual(['fourth', 'second']);
    await migrate(connection, list.slice(0, 1), null);
    expect((await migrationStates(connection, list)).map(({ appliedAt }) => appliedAt !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await migrate(connection, list, null)).toEqual(['second', 'third', 'fourth']);
    expect(await heldUntil()).toBe(0);
  });

  test('says why there is none, and touches nothing', async () => {
    await migrate(connection, list, null);
    await expect(migrateBack(connection, list, null, 'first')).rejects.toThrow(/no way back over first: It is lost\./);
    await expect(migrateBack(connection, list, null, 'fifth')).rejects.toThrow(/no migration "fifth"/);
    expect(undone).toEqual([]);
    expect(await migrate(connection, list, null)).toEqual([]);
  });

  test('goes on where an undoing failed', async () => {
    const [first, second, , fourth] = list as [(typeof list)[0], (typeof list)[0], (typeof list)[0], (typeof list)[0]];
    const failing = { name: 'third', up, back: { undo: () => Promise.reject(new Error('Two reports.')) } };
    await migrate(connection, list, null);
    await expect(migrateBack(connection, [first, second, failing, fourth], null, 'second')).rejects.toThrow(
      'Two reports.',
    );
    expect(await migrateBack(connection, list, null, 'second')).toEqual(['third', 'second']);
    expect(undone).toEqual(['fourth', 'second']);
  });

  test('is refused while a process of the API is on the store', async () => {
    await migrate(connection, list, null);
    const replicas = connection.collection<{ _id: string; aliveAt: Date }>('replicas');
    await replicas.insertOne({ _id: 'one', aliveAt: new Date() });
    await expect(migrateBack(connection, list, null, 'fourth')).rejects.toThrow(/Stop all of them/);
    await replicas.deleteMany({});
    expect(undone).toEqual([]);
    // A program that announced what it changed is none.
    await announceOnce(connection);
    expect(await migrateBack(connection, list, null, 'fourth')).toEqual(['fourth']);
    await replicas.deleteMany({});
  });
});

test('a store that nobody answers for ends with a sentence', async () => {
  await expect(connectStore('mongodb://127.0.0.1:1/', { patienceMs: 100 })).rejects.toThrow(
    /cannot be reached .* MONGODB_URI/,
  );
});
