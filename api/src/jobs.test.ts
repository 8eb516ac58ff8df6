import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '../tests/support/until.js';
import { startWorld, type World } from '../tests/support/world.js';
import { startJobs } from './jobs.js';
import { createMetrics } from './platform/observability/index.js';

let world: World;
beforeAll(async () => {
  // Alone, so that nothing else announces a change.
  world = await startWorld({ API_REPLICAS: 'one' }, { jobs: 'none' });
});
afterAll(() => world.stop());

test('what jobs change makes this process forget its answers too, before others are told', async () => {
  const { app } = world.server;
  const told: string[] = [];
  jest.spyOn(app.replicas, 'changed').mockImplementation(() => {
    told.push('others');
    return Promise.resolve();
  });
  const stop = startJobs(app, app.models.users.db, {
    metrics: createMetrics({
      processMetrics: false,
      matchExtent: () => null,
      cspViolations: () => app.cspCounts.counts,
      liveStreams: () => 0,
    }),
    deliverers: {},
    forget: () => told.push('here'),
  });
  await until(() => told.includes('others'));
  await stop();
  expect(told).toEqual(told.map((_, index) => (index % 2 === 0 ? 'here' : 'others')));
});
