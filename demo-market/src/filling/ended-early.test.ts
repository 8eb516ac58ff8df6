import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { App } from '@vela/api';
import { startWorld, type World } from '@vela/api/testing';
import { seedDemo, seedEmptyStore } from './seed-demo.js';

const SIZE = { talents: 120, roles: 12, companies: 12, random: 3 };
/** A market is filled, which takes its time on a loaded machine. */
const FILLING_MS = 240_000;
/** Behind the companies with their grants, in the middle of what happens between people. */
const IN_THE_STORY = 40;
const BEFORE_COMPANIES = 0;

/** What a start has that is ended while it fills the store. */
function endingAfter(app: App, transactions: number): App {
  let left = transactions;
  return {
    ...app,
    inTransaction: (work) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('ended')) : app.inTransaction(work);
    },
  };
}

const stateOf = async ({ models }: App): Promise<unknown> =>
  (await models.users.db.collection<{ _id: string; state: string }>('settings').findOne({ _id: 'filling' }))?.state;

let world: World;
let lines: string[];
const tell = (line: string): void => void lines.push(line);
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  await world.stop();
});

/** A store that a start was filling when it ended. */
const begin = async (
  transactions: number,
  then: (app: App) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  world = await startWorld(
    { SEED: 'demo' },
    {
      jobs: 'none',
      seed: async (app) => {
        await expect(seedEmptyStore(endingAfter(app, transactions), { size: SIZE })).rejects.toThrow('ended');
        await then(app);
      },
    },
  );
};

test.each([BEFORE_COMPANIES, IN_THE_STORY])(
  'a start that was ended after %i transactions of its filling is made up for by the next',
  async (transactions) => {
    await begin(transactions, async (app) => {
      const { models } = app;
      expect(await models.users.countDocuments()).toBeGreaterThan(5);
      expect(await models.rankings.countDocuments()).toBe(0);
      const of = models.users.db.collection<{ _id: string }>('of somebody else');
      await of.insertOne({ _id: 'kept' });
      await seedEmptyStore(app, { size: SIZE, tell });
      expect(await of.countDocuments()).toBe(1);
      expect(await models.openRoles.countDocuments()).toBe(SIZE.roles);
      expect(await models.rankings.countDocuments()).toBeGreaterThan(100);
      expect(await models.hires.countDocuments()).toBe(3);
      expect((await models.invoices.find().sort({ number: 1 }).lean()).map(({ number }) => number)).toEqual([1, 2]);
      const helena = await models.users.findOne({ linkedinSub: 'demo-recruiter' }).orFail().lean();
      expect(await models.connections.countDocuments({ companyId: helena.companyId })).toBe(15);
      expect(await stateOf(app)).toBe('whole');
      expect(lines).toEqual(['Filling the demo …']);
      // Whatever is deleted of a demo that is whole stays deleted.
      await models.users.deleteMany({});
      await models.categories.deleteMany({});
      await seedEmptyStore(app, { size: SIZE, tell });
      expect(await models.users.countDocuments()).toBe(0);
      expect(lines).toHaveLength(1);
    });
  },
  FILLING_MS,
);

test(
  'what a start left half is nobody’s to clear once a process answers on it, or somebody signed in',
  async () => {
    let users = 0;
    await begin(BEFORE_COMPANIES, async (app) => {
      const { models, clock } = app;
      users = await models.users.countDocuments();
      const at = new Date(clock.now().getTime() + 1000);
      const { lastSignInAt } = await models.users.findOne({ linkedinSub: 'demo-talent' }).orFail().lean();
      await models.users.updateOne({ linkedinSub: 'demo-talent' }, { lastSignInAt: at });
      await seedEmptyStore(app, { size: SIZE, tell });
      expect(await models.users.countDocuments()).toBe(users);
      await models.users.updateOne({ linkedinSub: 'demo-talent' }, { lastSignInAt });
      const address = 'ingrid@nordlys.se';
      await models.users.updateOne({ linkedinSub: 'demo-talent' }, { email: address });
      await seedEmptyStore(app, { size: SIZE, tell });
      expect(await models.users.countDocuments()).toBe(users);
      await models.users.updateOne({ linkedinSub: 'demo-talent' }, { email: 'ingrid@talent.vela.example' });
      await expect(seedDemo(app, SIZE)).rejects.toThrow('Start Vela');
    });
    const { app } = world.server;
    await seedEmptyStore(app, { size: SIZE, tell });
    expect(await app.models.users.countDocuments()).toBe(users);
    expect(lines).toEqual([]);
    // What `npm run seed` adds there is no story that was half told already.
    await seedDemo(app, SIZE);
    expect(await app.models.openRoles.countDocuments()).toBe(SIZE.roles);
    expect(await app.models.connections.countDocuments()).toBe(0);
    expect(await stateOf(app)).toBe('left');
  },
  FILLING_MS,
);
