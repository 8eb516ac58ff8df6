import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { joinAsRecruiter } from '../tests/support/people.js';
import { until } from '../tests/support/until.js';
import { startWorld, type World } from '../tests/support/world.js';
import { jobsOf, startJobs } from './jobs.js';
import { CHECK_BALANCES, ledgerMetrics } from './money/ledger/index.js';
import { createMetrics } from './platform/observability/index.js';

let world: World;
beforeAll(async () => {
  // Alone, so that nothing else announces a change.
  world = await startWorld({ API_REPLICAS: 'one' }, { jobs: 'none' });
});
afterAll(() => world.stop());

const noMetrics = () =>
  createMetrics({
    processMetrics: false,
    matchExtent: () => null,
    cspViolations: () => world.server.app.cspCounts.counts,
    liveStreams: () => 0,
  });

test('no job looks at every document of what grows, unless it is to look at all', async () => {
  // What it asks is held against the indexes when the world ends.
  const watched = jobsOf(world.server.app).map((job) => world.questions.during(job.name, () => job.work()));
  await Promise.all(watched);
  expect(watched).not.toHaveLength(0);
});

test('what jobs change makes this process forget its answers too, before others are told', async () => {
  const { app } = world.server;
  const told: string[] = [];
  jest.spyOn(app.replicas, 'changed').mockImplementation(() => {
    told.push('others');
    return Promise.resolve();
  });
  const stop = startJobs(app, app.models.users.db, {
    metrics: noMetrics(),
    deliverers: {},
    forget: () => told.push('here'),
  });
  await until(() => told.includes('others'));
  await stop();
  expect(told).toEqual(told.map((_, index) => (index % 2 === 0 ? 'here' : 'others')));
});

test('a balance that differs is told by every process until a check of any of them finds that it does not', async () => {
  const { app } = world.server;
  const registries = [noMetrics().registry, noMetrics().registry];
  for (const registry of registries) ledgerMetrics(registry, app.jobProgress);
  const told = () =>
    Promise.all(
      registries.map(
        async (registry) => (await registry.getSingleMetric('ledger_differences')?.get())?.values[0]?.value,
      ),
    );
  const check = jobsOf(app).find(({ name }) => name === CHECK_BALANCES);
  expect(await told()).toEqual([0, 0]);

  await joinAsRecruiter(world, { givenName: 'Rut' });
  const { modifiedCount } = await app.models.companies.updateOne({}, { $inc: { 'balance.tokens.free': 1 } });
  expect(modifiedCount).toBe(1);
  await check?.work();
  expect(await told()).toEqual([1, 1]);

  await app.models.companies.updateOne({}, { $inc: { 'balance.tokens.free': -1 } });
  await check?.work();
  expect(await told()).toEqual([0, 0]);
});
