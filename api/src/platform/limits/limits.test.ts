import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ RATE_LIMIT_WRITE: '3' });
});
afterAll(() => world.stop());

const consent = { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' as const } };

test('too many calls from one address are 429, with the time to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await world.visitor().call('recordConsent', consent)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await world.visitor().call('recordConsent', consent);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('a signed-in person is counted alone', async () => {
  const { visitor } = await world.join({ givenName: 'Ada' });
  expect((await visitor.call('recordConsent', consent)).status).toBe(200);
});
