import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { startTestStore } from '../../../tests/support/store.js';
import { connectStore } from '../database/index.js';
import { createLimitIndexes } from './index.js';
import { LeasedLimit } from './leased-limit.js';

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
