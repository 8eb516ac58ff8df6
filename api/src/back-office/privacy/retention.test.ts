import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ACCOUNT_KEPT_DAYS, ACCOUNT_WARNING_DAYS, ACCOUNT_WARNINGS_TRIED } from '@vela/market/retention';
import { failingFirst } from '../../../tests/support/failing-first.js';
import { joinAsRecruiter, joinAsTalent } from '../../../tests/support/people.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { endInactiveAccounts } from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@idle.example' });
});
afterAll(() => world.stop());

/** What became of the mails that warn somebody and still wait. */
const warningsWere = (id: string, status: 'delivered' | 'failed') =>
  world.server.app.models.outbox.updateMany(
    { key: { $regex: `^accountEnds:${id}` }, status: 'pending' },
    { $set: { status, deliveredAt: status === 'delivered' ? world.clock.now() : null } },
  );

test('accounts that nobody uses end after a mail, unless somebody signs in', async () => {
  const leaving = await joinAsTalent(world, { givenName: 'Glömd', email: 'glomd@idle.example' });
  const returning = await joinAsTalent(world, { givenName: 'Tillbaka' });
  const { app } = world.server;
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS });
  const recruiter = await joinAsRecruiter(world, { givenName: 'Idle' });
  await endInactiveAccounts(app);
  await endInactiveAccounts(app);
  expect(
    await app.models.outbox.countDocuments({ 'payload.template': 'accountEnds', key: { $regex: leaving.me.id } }),
  ).toBe(1);
  await warningsWere(leaving.me.id, 'delivered');
  await warningsWere(returning.me.id, 'delivered');

  world.clock.advance({ days: ACCOUNT_WARNING_DAYS - 1 });
  await world.join({ givenName: 'Tillbaka', signin: true });
  await endInactiveAccounts(app);
  expect(await app.models.users.countDocuments({ _id: leaving.me.id })).toBe(1);
  world.clock.advance({ days: 1 });
  await endInactiveAccounts(app);
  expect(await app.models.users.countDocuments({ _id: leaving.me.id })).toBe(0);
  expect(await app.models.users.countDocuments({ _id: { $in: [returning.me.id, recruiter.me.id] } })).toBe(2);
  expect(await wholeStore(world)).not.toContain('glomd@idle.example');
});

test('an account ends only once its warning was delivered for so long; one that was given up is left anew', async () => {
  const { app } = world.server;
  const { me } = await joinAsTalent(world, { givenName: 'Ovetande', email: 'ovetande@idle.example' });
  const isThere = async () => (await app.models.users.countDocuments({ _id: me.id })) === 1;
  const warnings = () => app.models.outbox.countDocuments({ key: { $regex: `^accountEnds:${me.id}` } });
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  // It waits: no mail goes out for a month.
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  expect([await isThere(), await warnings()]).toEqual([true, 1]);
  await warningsWere(me.id, 'failed');
  await endInactiveAccounts(app);
  await endInactiveAccounts(app);
  expect([await isThere(), await warnings()]).toEqual([true, 2]);
  // A day late.
  world.clock.advance({ days: 1 });
  await warningsWere(me.id, 'delivered');
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS - 1 });
  await endInactiveAccounts(app);
  expect(await isThere()).toBe(true);
  world.clock.advance({ days: 1 });
  await endInactiveAccounts(app);
  expect(await isThere()).toBe(false);
});

test('an account that cannot be warned or ended now holds up none of the others', async () => {
  const { app } = world.server;
  const two = [
    await joinAsTalent(world, { givenName: 'Forsta', email: 'forsta@idle.example' }),
    await joinAsTalent(world, { givenName: 'Andra', email: 'andra@idle.example' }),
  ].map(({ me }) => me.id);
  const warned = () => app.models.users.countDocuments({ _id: { $in: two }, retentionWarnedAt: { $ne: null } });
  const left = () => app.models.users.countDocuments({ _id: { $in: two } });
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS });
  await expect(endInactiveAccounts(failingFirst(app))).rejects.toThrow(/^1 of \d+ accounts/);
  expect(await warned()).toBeGreaterThan(0);
  await endInactiveAccounts(app);
  expect(await warned()).toBe(2);
  for (const id of two) await warningsWere(id, 'delivered');
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS });
  await expect(endInactiveAccounts(failingFirst(app))).rejects.toThrow(/^1 of \d+ accounts/);
  expect(await left()).toBeLessThan(2);
  await endInactiveAccounts(app);
  expect(await left()).toBe(0);
});

test('an account whose owner no warning reaches ends after those that are tried, and a sign-in counts anew', async () => {
  const { app } = world.server;
  const gone = await joinAsTalent(world, { givenName: 'Onåbar', email: 'onabar@idle.example' });
  const back = await joinAsTalent(world, { givenName: 'Aterfunnen' });
  const areThere = async () =>
    Promise.all([gone, back].map(async ({ me }) => (await app.models.users.countDocuments({ _id: me.id })) === 1));
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS });
  for (let tried = 1; tried <= ACCOUNT_WARNINGS_TRIED; tried += 1) {
    // What was given up is noted in one run, and tried anew in the next.
    await endInactiveAccounts(app);
    await endInactiveAccounts(app);
    expect(await areThere()).toEqual([true, true]);
    for (const { me } of [gone, back]) await warningsWere(me.id, 'failed');
    if (tried === ACCOUNT_WARNINGS_TRIED) await world.join({ givenName: 'Aterfunnen', signin: true });
    world.clock.advance({ days: ACCOUNT_WARNING_DAYS });
  }
  await endInactiveAccounts(app);
  expect(await areThere()).toEqual([false, true]);
  expect(await wholeStore(world)).not.toContain('onabar@idle.example');
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS });
  await endInactiveAccounts(app);
  await warningsWere(back.me.id, 'failed');
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  expect(await areThere()).toEqual([false, true]);
});

/** Suspends somebody, or lifts that, as an administrator who signs in for it. */
async function decide(call: 'adminSuspendUser' | 'adminUnsuspendUser', id: string): Promise<void> {
  const boss = (await world.join({ givenName: 'Chef', email: 'boss@idle.example' })).visitor;
  await boss.ok(call, { params: { id }, body: { reason: 'Looked into' } });
}

test('a suspended account, which nobody can sign in to, is neither warned nor ended; nor for what it could not do', async () => {
  const { app } = world.server;
  const { me } = await joinAsTalent(world, { givenName: 'Avstangd', email: 'avstangd@idle.example' });
  const isThere = async () => (await app.models.users.countDocuments({ _id: me.id })) === 1;
  const warnings = () =>
    app.models.outbox.countDocuments({ key: { $regex: `^accountEnds:${me.id}` }, status: { $ne: 'delivered' } });
  await decide('adminSuspendUser', me.id);
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS });
  await endInactiveAccounts(app);
  expect(await warnings()).toBe(0);
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  expect(await isThere()).toBe(true);
  // They have as long as anybody to come back.
  await decide('adminUnsuspendUser', me.id);
  await endInactiveAccounts(app);
  expect(await warnings()).toBe(1);
  await warningsWere(me.id, 'delivered');
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS - 1 });
  await endInactiveAccounts(app);
  expect(await isThere()).toBe(true);
  world.clock.advance({ days: 1 });
  await endInactiveAccounts(app);
  expect(await isThere()).toBe(false);
});

test('who is suspended after a warning gets it no more, and all its days anew once that is lifted', async () => {
  const { app } = world.server;
  const { me } = await joinAsTalent(world, { givenName: 'Varnad', email: 'varnad@idle.example' });
  const isThere = async () => (await app.models.users.countDocuments({ _id: me.id })) === 1;
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  const waiting = { key: { $regex: `^accountEnds:${me.id}` }, status: 'pending' } as const;
  expect(await app.models.outbox.countDocuments(waiting)).toBe(1);
  await decide('adminSuspendUser', me.id);
  expect(await app.models.outbox.countDocuments(waiting)).toBe(0);
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS - 1 });
  await decide('adminUnsuspendUser', me.id);
  world.clock.advance({ days: 1 });
  await endInactiveAccounts(app);
  expect(await app.models.outbox.countDocuments(waiting)).toBe(1);
  await warningsWere(me.id, 'delivered');
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS - 1 });
  await endInactiveAccounts(app);
  expect(await isThere()).toBe(true);
});

test('a warning that could not go out before its day is left anew, with another', async () => {
  const { app } = world.server;
  const { me } = await joinAsTalent(world, { givenName: 'Forsenad', email: 'forsenad@idle.example' });
  world.clock.advance({ days: ACCOUNT_KEPT_DAYS - ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  await app.models.outbox.updateMany({ key: { $regex: `^accountEnds:${me.id}` } }, { $set: { status: 'dropped' } });
  world.clock.advance({ days: ACCOUNT_WARNING_DAYS });
  await endInactiveAccounts(app);
  await endInactiveAccounts(app);
  const warnings = await app.models.outbox.find({ key: { $regex: `^accountEnds:${me.id}` } }).lean();
  expect(warnings.map(({ status }) => status).toSorted()).toEqual(['dropped', 'pending']);
});
