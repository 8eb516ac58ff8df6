import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { App } from '@vela/api';
import { startWorld, type World } from '@vela/api/testing';
import { MINUTE_MS } from '@vela/market/days';
import { seedStore } from './seed-store.js';

const SIZE = { talents: 20, roles: 2, companies: 2, random: 3 };
/** A market is filled, which takes its time on a loaded machine. */
const FILLING_MS = 240_000;

interface Announcement {
  readonly catalogue: string;
  readonly aliveAt: Date;
}
const announcements = ({ models }: App): Promise<Announcement[]> =>
  models.users.db.collection<Announcement>('replicas').find().toArray();

let world: World;
let announced: Announcement[];
beforeAll(async () => {
  world = await startWorld(
    {},
    {
      jobs: 'none',
      seed: async (app) => {
        await seedStore(app, app.models.users.db, SIZE);
        announced = await announcements(app);
        expect(announced.map(({ catalogue }) => catalogue)).toEqual([app.catalogue.mark]);
      },
    },
  );
}, FILLING_MS);
afterAll(() => world.stop());

test('processes are told, and the program that filled the store counts as none that lives', () => {
  expect(announced).toHaveLength(1);
  const latest = Math.max(...announced.map(({ aliveAt }) => aliveAt.getTime()));
  expect(latest).toBeLessThanOrEqual(Date.now() - MINUTE_MS);
});
