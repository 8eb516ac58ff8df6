import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { dropShortIndexes } from './index.js';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' }, { jobs: 'none' });
  ({ visitor: admin } = await world.join({ givenName: 'Boss', email: 'boss@vela.example' }));
});
afterAll(() => world.stop());

/** All pages of a list, one after the other. */
async function allOf<Row>(page: (page: number) => Promise<{ total: number; rows: Row[] }>): Promise<Row[]> {
  const { total, rows } = await page(1);
  const others = Array.from({ length: Math.ceil(total / ADMIN_PAGE_SIZE) - 1 }, (_, index) => page(index + 2));
  return [...rows, ...(await Promise.all(others)).flatMap((each) => each.rows)];
}

test('people are sorted by name and by their last sign-in, both ways, and no page repeats anybody', async () => {
  for (const givenName of ['Åsa', 'Bea', 'Ada']) {
    await world.join({ givenName, familyName: 'Sorted' });
    world.clock.advance({ minutes: 5 });
  }
  const { users } = world.server.app.models;
  const [one] = await users.collection.find({ familyName: 'Sorted' }).toArray();
  const same = Array.from({ length: ADMIN_PAGE_SIZE + 3 }, (_, index) => ({
    ...one,
    _id: new Types.ObjectId(),
    linkedinSub: `same-${index}`,
    referralCode: `same-${index}`,
  }));
  await users.collection.insertMany(same);
  const listed = (query: Record<string, string>) =>
    allOf((page) => admin.ok('adminListUsers', { query: { search: 'sorted', ...query, page } }));
  const names = (await listed({ sort: 'name', direction: 'ascending' })).map(({ name }) => name);
  expect([names[0], names.at(-1)]).toEqual(['Ada Sorted', 'Bea Sorted']);
  expect(names.indexOf('Bea Sorted')).toBeGreaterThan(names.lastIndexOf('Åsa Sorted'));
  for (const direction of ['ascending', 'descending']) {
    const rows = await listed({ sort: 'lastSignInAt', direction });
    const moments = rows.map(({ lastSignInAt }) => lastSignInAt);
    expect(moments).toEqual(direction === 'ascending' ? moments.toSorted() : moments.toSorted().toReversed());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3 + same.length);
  }
});

test('who is in no order that there is, is told which there are', async () => {
  const { status, body } = await admin.call('adminListUsers', { query: { sort: 'email' } });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('lastSignInAt')]);
});

test('indexes that longer ones took the place of go', async () => {
  const { users } = world.server.app.models;
  const names = async () => (await users.collection.indexes()).map(({ name }) => name);
  await users.collection.createIndex({ lastSignInAt: 1 }, {}, {});
  expect(await names()).toContain('lastSignInAt_1');
  await dropShortIndexes(users.db);
  expect(await names()).toContain('lastSignInAt_1__id_1');
  expect(await names()).not.toContain('lastSignInAt_1');
});
