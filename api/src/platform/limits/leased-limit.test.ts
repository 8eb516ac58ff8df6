import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { startTestStore } from '../../../tests/support/store.js';
import { connectStore } from '../database/index.js';
import { createLimitIndexes } from './index.js';
import { KEPT_MAX, LeasedLimit } from './leased-limit.js';

const POINTS = 100;
const SECONDS = 600;
/** A twentieth. */
const LEASE = 5;

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let writes = 0;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { watched: true });
  await createLimitIndexes(connection);
  connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'findAndModify') writes += 1;
  });
});
afterAll(async () => {
  await connection.close();
  await store.stop();
});

/** A limit as one of several processes keeps it. */
const limitOf = (name: string): LeasedLimit =>
  new LeasedLimit(
    new RateLimiterMongo({
      keyPrefix: name,
      points: POINTS,
      duration: SECONDS,
      storeClient: connection.getClient(),
      dbName: connection.name,
      tableName: 'rateLimits',
      disableIndexesCreation: true,
    }),
  );

/** Spends at each of some processes, all at once. @returns how much was let through */
async function spent(limits: readonly LeasedLimit[], each: number, key: string): Promise<number> {
  const waits = await Promise.all(limits.flatMap((limit) => Array.from({ length: each }, () => limit.consume(key))));
  return waits.filter((wait) => wait === null).length;
}

test('processes together let through what one would, and write down a part of it only', async () => {
  const name = randomUUID();
  const limits = [limitOf(name), limitOf(name), limitOf(name)];
  writes = 0;
  expect(await spent(limits, POINTS, 'Ada')).toBe(POINTS);
  // Twenty parts, and one refusal each.
  expect(writes).toBeLessThanOrEqual(POINTS / LEASE + limits.length);
  writes = 0;
  for (const limit of limits) expect(await limit.consume('Ada')).toBeGreaterThan(0);
  expect(writes).toBe(0);
  expect(await limits[0]?.consume('Bea')).toBeNull();
});

test('a process that takes part and goes away costs the others that part at most', async () => {
  const name = randomUUID();
  expect(await limitOf(name).consume('Ada')).toBeNull();
  expect(await spent([limitOf(name), limitOf(name)], POINTS, 'Ada')).toBe(POINTS - LEASE);
});

test('of more callers than it keeps, a process forgets those who took their part first', async () => {
  const asked: (string | number)[] = [];
  const limit = new LeasedLimit({
    points: POINTS,
    consume: (key) => {
      asked.push(key);
      return Promise.resolve(new RateLimiterRes(POINTS - LEASE, SECONDS * 1000, LEASE, true));
    },
  });
  for (let caller = 0; caller <= KEPT_MAX; caller += 1) await limit.consume(`caller ${caller}`);
  expect(asked).toHaveLength(KEPT_MAX + 1);
  for (const caller of [KEPT_MAX, 1, 0]) await limit.consume(`caller ${caller}`);
  expect(asked.slice(KEPT_MAX + 1)).toEqual(['caller 0']);
});
