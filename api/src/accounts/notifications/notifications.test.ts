import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { DAY_MS } from '@vela/contracts/days';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { NOTIFICATION_KEPT_DAYS } from '@vela/market/retention';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { forgetNotifications } from './forget.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const told = async (visitor: Visitor) => (await visitor.ok('listNotifications')).entries;

test('both sides are told on the page what their mails tell, and where it leads', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const talent = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Hemlig' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  expect(await talent.visitor.ok('getCounts')).toEqual({ unread: 1, requests: 1, counterOffers: 0 });
  const [asked] = await told(talent.visitor);
  expect(asked).toMatchObject({ title: 'Nordlys AB would like to talk to you', read: false });
  expect(asked?.path).toContain(PATHS.jobSeekerDashboard);

  await talent.visitor.ok('counterConnection', {
    params: { id },
    body: { terms: { kind: 'salary', compensation: '65000' } },
  });
  expect(await recruiter.visitor.ok('getCounts')).toEqual({ unread: 1, requests: 0, counterOffers: 1 });
  expect(JSON.stringify(await told(recruiter.visitor))).not.toMatch(/Ada|Hemlig/);

  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const [accepted] = await told(recruiter.visitor);
  expect(accepted).toMatchObject({
    title: 'Ada Hemlig accepted your request',
    path: pathTo(PATHS.conversation, { connectionId: id }),
  });

  // One is read, then all; nobody marks what is another's.
  const strange = { body: { ids: [asked?.id ?? ''] } };
  expect(await recruiter.visitor.ok('readNotifications', strange)).toMatchObject({ unread: 2 });
  expect(await talent.visitor.ok('getCounts')).toMatchObject({ unread: 1, requests: 0 });
  expect(await recruiter.visitor.ok('readNotifications', { body: { ids: [accepted?.id ?? ''] } })).toMatchObject({
    unread: 1,
  });
  expect(await recruiter.visitor.ok('readNotifications', { body: {} })).toMatchObject({ unread: 0, counterOffers: 0 });
  expect((await told(recruiter.visitor)).every(({ read }) => read)).toBe(true);

  // What named the talent goes with the talent.
  await talent.visitor.ok('deleteMe');
  expect((await told(recruiter.visitor)).map(({ title }) => title)).toEqual([
    expect.stringContaining('A talent would say yes'),
  ]);
});

test('a kind is switched off on the page and by mail apart from each other', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Ola' }, 'Stilla AB');
  const talent = await joinAsTalent(world, { givenName: 'Bea' });
  const preferences = await talent.visitor.ok('saveMailPreference', {
    body: { kind: 'requests', channel: 'page', wanted: false },
  });
  expect(preferences.find(({ kind }) => kind === 'requests')).toMatchObject({ wanted: true, onPage: false });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  expect(await told(talent.visitor)).toEqual([]);
  expect(await talent.visitor.ok('getCounts')).toMatchObject({ unread: 0, requests: 1 });
  const { outbox } = world.server.app.models;
  expect(await outbox.countDocuments({ 'payload.toUser': talent.me.id, 'payload.template': 'requestReceived' })).toBe(
    1,
  );
});

test('what a company’s affairs told is forgotten with the membership', async () => {
  const { app } = world.server;
  const owner = await joinAsRecruiter(world, { givenName: 'Eva' }, 'Pengar AB');
  const colleague = await world.join({ givenName: 'Kim', userType: 'talentSeeker' });
  await app.models.users.updateOne({ _id: colleague.me.id }, { $set: { companyId: owner.company.id } });
  await app.models.notifications.insertMany(
    [PATHS.statement, PATHS.privacyCentre].map((path) => ({
      userId: colleague.me.id,
      key: path,
      title: path,
      path,
      createdAt: app.clock.now(),
    })),
  );
  await owner.visitor.ok('removeCompanyMember', { params: { id: colleague.me.id } });
  expect((await told(colleague.visitor)).map(({ path }) => path)).toEqual([PATHS.privacyCentre]);
});

test('the order is that of the days which are shown, whatever was written first', async () => {
  const { app } = world.server;
  const { visitor, me } = await world.join({ givenName: 'Siv', userType: 'talentSeeker' });
  // Days ago, in the order in which they are written; two are of one moment.
  const days = [3, 40, 1, 2, 1, ...Array.from({ length: 30 }, (_, index) => 4 + index)];
  await app.models.notifications.insertMany(
    days.map((ago, number) => ({
      userId: me.id,
      key: `d${number}`,
      title: `${ago}`,
      createdAt: new Date(app.clock.now().getTime() - ago * DAY_MS),
    })),
  );
  const first = await visitor.ok('listNotifications');
  const second = await visitor.ok('listNotifications', { query: { before: first.before ?? '' } });
  const shown = [...first.entries, ...second.entries];
  expect(shown.map(({ title }) => Number(title))).toEqual(days.toSorted((one, other) => one - other));
  expect(new Set(shown.map(({ id }) => id)).size).toBe(days.length);
  // Whoever has seen one has seen those below it.
  const upTo = shown[1]?.id ?? '';
  expect(await visitor.ok('readNotifications', { body: { upTo } })).toMatchObject({ unread: 1 });
  expect((await told(visitor)).filter(({ read }) => !read).map(({ id }) => id)).toEqual([shown[0]?.id]);
  // Where the last of a page is gone meanwhile, the next goes on from the moment that its id tells.
  const gone = Types.ObjectId.createFromTime((app.clock.now().getTime() - 32.5 * DAY_MS) / 1000).toHexString();
  const rest = await visitor.ok('listNotifications', { query: { before: gone } });
  expect(rest.entries.map(({ title }) => title)).toEqual(['33', '40']);
});

test('older ones follow page by page, and are forgotten in the end', async () => {
  const { app } = world.server;
  const { visitor, me } = await world.join({ givenName: 'Mia', userType: 'talentSeeker' });
  await app.models.notifications.insertMany(
    Array.from({ length: 35 }, (_, number) => ({
      userId: me.id,
      key: `n${number}`,
      title: `News ${number}`,
      createdAt: app.clock.now(),
    })),
  );
  const first = await visitor.ok('listNotifications');
  expect(first.entries.map(({ title }) => title).slice(0, 2)).toEqual(['News 34', 'News 33']);
  const second = await visitor.ok('listNotifications', { query: { before: first.before ?? '' } });
  // Whoever marks all has seen up to the latest that the page showed.
  const upTo = first.entries[1]?.id ?? '';
  expect(await visitor.ok('readNotifications', { body: { upTo } })).toMatchObject({ unread: 1 });
  expect((await told(visitor)).filter(({ read }) => !read).map(({ title }) => title)).toEqual(['News 34']);
  expect([first.entries.length, second.entries.length, second.before]).toEqual([30, 5, null]);
  world.clock.advance({ days: NOTIFICATION_KEPT_DAYS });
  await forgetNotifications(app);
  expect(await told(visitor)).toEqual([]);
});
