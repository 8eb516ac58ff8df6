import { expect, test } from '@jest/globals';
import { RETENTION } from '@vela/market/retention';
import { startWorld } from '../support/world.js';

test('the retention table of the privacy policy names everything that is stored, once', async () => {
  const world = await startWorld();
  try {
    await world.join({ givenName: 'Lagra', userType: 'jobSeeker' });
    const { db } = world.server.app.models.users.db;
    const stored = (await db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
    const models = Object.keys(world.server.app.models);
    const told = RETENTION.flatMap(({ records }) => records);
    expect(new Set(told).size).toBe(told.length);
    expect(told.toSorted()).toEqual([...new Set([...stored, ...models])].toSorted());
  } finally {
    await world.stop();
  }
});
