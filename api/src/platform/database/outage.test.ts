import { afterEach, expect, test } from '@jest/globals';
import { Line } from '../../../tests/support/line.js';
import { startTestStore, type TestStore } from '../../../tests/support/store.js';
import { until } from '../../../tests/support/until.js';
import { Visitor } from '../../../tests/support/visitor.js';
import { readConfig } from '../../config/index.js';
import { type RunningServer, startServer } from '../../server.js';

let store: TestStore;
let server: RunningServer;
let line: Line;
afterEach(async () => {
  await server.stop().catch(() => undefined);
  await line.cut().catch(() => undefined);
  await store.stop();
});

/** Settings of an API that reaches the store by the line. */
const configOverLine = () =>
  readConfig({
    MONGODB_URI: line.uri,
    LINKEDIN_CLIENT_ID: 'a',
    LINKEDIN_CLIENT_SECRET: 'b',
    PORT: '0',
    LOG_LEVEL: 'silent',
    APP_ORIGIN: 'http://site.test',
  });

/** How soon it happens is measured by `npm run bench -- faults`; here it has to happen. */
test('a store that is gone is answered with 503 at once, and found again by itself', async () => {
  store = await startTestStore();
  line = new Line(store.uri);
  await line.join();
  server = await startServer(configOverLine());
  await server.matching;
  const visitor = new Visitor(server.port);
  const consent = { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' as const } };
  expect((await visitor.call('recordConsent', consent)).status).toBe(200);

  await line.cut();
  const answer = await visitor.call('recordConsent', consent);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  await until(async () => (await visitor.call('healthReady')).status === 503);
  expect((await visitor.call('healthLive')).status).toBe(200);

  await line.join();
  await until(async () => (await visitor.call('healthReady')).status === 200);
  expect((await visitor.call('recordConsent', consent)).status).toBe(200);
}, 60_000);

test('a store that goes away while the API starts has the start begin again', async () => {
  store = await startTestStore();
  line = new Line(store.uri);
  await line.join();
  let starts = 0;
  server = await startServer(configOverLine(), {
    seed: async (app) => {
      starts += 1;
      if (starts > 1) return;
      await line.cut();
      try {
        await app.models.users.countDocuments();
      } finally {
        await line.join();
      }
    },
  });
  await server.matching;
  expect(starts).toBe(2);
  expect((await new Visitor(server.port).call('healthReady')).status).toBe(200);
}, 60_000);

test('an error of its own ends the start', async () => {
  store = await startTestStore();
  line = new Line(store.uri);
  await line.join();
  await expect(
    startServer(configOverLine(), { seed: () => Promise.reject(new Error('no such data')) }),
  ).rejects.toThrow('no such data');
}, 60_000);
