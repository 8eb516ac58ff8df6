import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '@vela/market/days';
import { startTestStore, type TestStore } from '../../../tests/support/store.js';
import { until } from '../../../tests/support/until.js';
import { connectStore, transactionsOn, withFence } from '../database/index.js';
import { createLog } from '../observability/index.js';
import { runLeased } from './leased.js';
import { JobLeases } from './leases.js';

const log = createLog({ logLevel: 'silent', version: 'test' });
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

/** Leases of one of several processes. */
const leasesOfOne = (leaseMs = HOUR_MS) => new JobLeases(connection, { leaseMs, renewalMs: HOUR_MS });

async function takeOnceKnown(leases: JobLeases, job: string) {
  await leases.take(job, HOUR_MS);
  const lease = await leases.take(job, HOUR_MS);
  if (typeof lease === 'number') throw new Error(`"${job}" is not free for ${lease} ms.`);
  return lease;
}

test('of several processes one does a job at a time, and nobody before its pause is over', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const job = (name: string, pauseMs: number) => ({
    name,
    pauseMs,
    firstAfterMs: 0,
    work: async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    },
  });
  const stops = [1, 2, 3].map(() => runLeased([job('often', 1)], leasesOfOne(), log));
  await until(() => runs >= 5);
  await Promise.all(stops.map((stop) => stop()));
  expect(most).toBe(1);

  runs = 0;
  const others = [1, 2, 3].map(() => runLeased([job('rarely', HOUR_MS)], leasesOfOne(), log));
  await until(() => runs === 1);
  for (let at = 0; at < 3; at += 1) expect(await leasesOfOne().take('rarely', HOUR_MS)).toBeGreaterThan(0);
  await Promise.all(others.map((stop) => stop()));
  expect(runs).toBe(1);
});

test('where the clock is ahead, what falls due meanwhile is done', async () => {
  const lease = await takeOnceKnown(leasesOfOne(), 'daily');
  expect(await leasesOfOne().take('daily', HOUR_MS)).toBeGreaterThan(0);
  const later = new JobLeases(connection, { leaseMs: HOUR_MS, renewalMs: HOUR_MS, aheadDays: 1 });
  expect(await later.take('daily', HOUR_MS)).toEqual({ job: 'daily', term: lease.term + 1 });
});

describe('after the store’s clock went back', () => {
  const ahead = () => new JobLeases(connection, { leaseMs: HOUR_MS, renewalMs: HOUR_MS, aheadDays: 1 });

  test('a job is due whose pause would be longer than it is', async () => {
    const lease = await takeOnceKnown(ahead(), 'done tomorrow');
    await ahead().giveBack(lease, HOUR_MS, null);
    expect(await leasesOfOne().take('done tomorrow', HOUR_MS)).toEqual({ job: 'done tomorrow', term: lease.term + 1 });
  });

  test('a lease holds nobody up for longer than leases do', async () => {
    const lease = await takeOnceKnown(ahead(), 'begun tomorrow');
    const next = await leasesOfOne().take('begun tomorrow', HOUR_MS);
    expect(next).toEqual({ job: 'begun tomorrow', term: lease.term + 1 });
    // Another store's clock may be a little behind the one before: a lease that lives is left to whoever has it.
    const jobs = connection.collection<{ _id: string; until: Date }>('jobs');
    await jobs.updateOne({ _id: 'begun tomorrow' }, { $set: { until: new Date(Date.now() + HOUR_MS + 1000) } });
    expect(await leasesOfOne().take('begun tomorrow', HOUR_MS)).toBeGreaterThan(0);
  });
});

test('what a killed process had begun is taken over, and what is left of it changes nothing any more', async () => {
  const [killed, next] = [leasesOfOne(1), leasesOfOne()];
  const first = await takeOnceKnown(killed, 'handed on');
  let second: unknown;
  await until(async () => typeof (second = await next.take('handed on', HOUR_MS)) !== 'number');
  expect(second).toEqual({ job: 'handed on', term: first.term + 1 });

  const inTransaction = transactionsOn(connection);
  const write = () => inTransaction((session) => connection.collection('written').insertOne({}, { session }));
  await expect(withFence((session) => killed.fence(first, session), write)).rejects.toThrow(
    'Somebody else does "handed on"',
  );
  expect(await connection.collection('written').countDocuments()).toBe(0);
  await withFence((session) => next.fence(second as typeof first, session), write);
  expect(await connection.collection('written').countDocuments()).toBe(1);

  // Nor does the end of the first run give the second one's lease away.
  await killed.giveBack(first, 0, null);
  expect(await leasesOfOne().take('handed on', HOUR_MS)).toBeGreaterThan(0);
});

test('a run that fails is written down, and made again', async () => {
  const leases = leasesOfOne();
  const jobs = connection.collection<{ _id: string; fault: string | null }>('jobs');
  const fault = async () => (await jobs.findOne({ _id: 'fails' }))?.fault;
  let runs = 0;
  let seen: unknown;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error('$not yet');
    seen ??= await fault();
  };
  const stop = runLeased([{ name: 'fails', pauseMs: 1, firstAfterMs: 0, work }], leases, log);
  await until(() => seen !== undefined);
  await stop();
  expect(seen).toBe('$not yet');
  expect(await fault()).toBeNull();
});
