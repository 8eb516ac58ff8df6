import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dayOf, startOfDay } from '@vela/market/days';
import { joinAsRecruiter, joinAsTalent, type Recruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { tellOfNewPeople } from './tell.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

const tell = (): Promise<number> => tellOfNewPeople(world.server.app);
const newcomer = (givenName: string) => {
  world.clock.advance({ minutes: 1 });
  return joinAsTalent(world, { givenName, familyName: 'Canary' });
};

test('a saved search counts who joined since it was looked at, and a mail tells how many, never who', async () => {
  const { visitor } = recruiter;
  await newcomer('Early');
  const remote = await visitor.ok('createSavedSearch', { body: { name: ' Remote ', filters: { setup: ['remote'] } } });
  const office = await visitor.ok('createSavedSearch', { body: { name: 'Office', filters: { setup: ['office'] } } });
  expect(remote).toMatchObject({ name: 'Remote', filters: { setup: ['remote'] }, newCount: null, anyNew: false });
  expect(await tell()).toBe(0);

  await newcomer('Ada');
  await newcomer('Bea');
  const listed = await visitor.ok('listSavedSearches');
  expect(listed.map(({ name, newCount, anyNew }) => [name, newCount, anyNew]).sort()).toEqual([
    ['Office', null, false],
    ['Remote', null, true],
  ]);
  expect(await tell()).toBe(1);
  const mails = await world.server.app.models.outbox.find({ 'payload.template': 'savedSearchNews' }).lean();
  expect(mails.map(({ payload }) => payload)).toMatchObject([{ values: { searchName: 'Remote', newPeople: '' } }]);
  expect(JSON.stringify(mails)).not.toMatch(/Canary|Ada|Bea/);

  // Told once: not again for the same, and at most daily for more.
  world.clock.advance({ days: 2 });
  expect(await tell()).toBe(0);
  await newcomer('Cia');
  expect(await Promise.all([tell(), tell(), tell()])).toContain(1);
  expect(await world.server.app.models.outbox.countDocuments({ 'payload.template': 'savedSearchNews' })).toBe(2);
  await newcomer('Dina');
  expect(await tell()).toBe(0);

  expect(await visitor.ok('markSavedSearchSeen', { params: { id: remote.id }, body: {} })).toMatchObject({
    newCount: null,
    anyNew: false,
  });
  await visitor.ok('deleteSavedSearch', { params: { id: office.id } });
  expect((await visitor.ok('listSavedSearches')).map(({ id }) => id)).toEqual([remote.id]);
});

test('a search that is saved again as it is, as after an answer that was lost, is kept once', async () => {
  const own = await joinAsRecruiter(world, { givenName: 'Ronja' }, 'Ekot AB');
  const save = (name: string, setup: 'remote' | 'office') =>
    own.visitor.ok('createSavedSearch', { body: { name, filters: { setup: [setup] } } });
  const first = await save('Mine', 'remote');
  expect((await save('Mine', 'remote')).id).toBe(first.id);
  for (const other of [await save('Mine', 'office'), await save('Theirs', 'remote')])
    expect(other.id).not.toBe(first.id);
  expect(await own.visitor.ok('listSavedSearches')).toHaveLength(3);
});

test('a mail tells of whoever joined since the last one, also where others have gone meanwhile; of nobody twice', async () => {
  const own = await joinAsRecruiter(world, { givenName: 'Rita' }, 'Brygga AB');
  await own.visitor.ok('createSavedSearch', { body: { name: 'Quiet', filters: { setup: ['remote'] } } });
  const mails = () => world.server.app.models.outbox.countDocuments({ 'payload.values.searchName': 'Quiet' });
  const left = await newcomer('Hanna');
  await newcomer('Ivar');
  await tell();
  expect(await mails()).toBe(1);
  await left.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  await newcomer('Jan');
  world.clock.advance({ days: 2 });
  await Promise.all([tell(), tell(), tell()]);
  expect(await mails()).toBe(2);
  // Who comes back was told of before.
  await left.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: true } });
  world.clock.advance({ days: 2 });
  await tell();
  expect(await mails()).toBe(2);
  // Who joined before the last mail, and met the search only then, was not.
  const late = await newcomer('Klara');
  await late.visitor.ok('saveJobSeekerProfile', { body: { remote: false, office: true } });
  await newcomer('Lars');
  await tell();
  expect(await mails()).toBe(3);
  await late.visitor.ok('saveJobSeekerProfile', { body: { remote: true } });
  world.clock.advance({ days: 2 });
  await tell();
  expect(await mails()).toBe(4);
});

test('a search that is put back after it was deleted has its new people, of whom no mail tells again', async () => {
  const { visitor } = await joinAsRecruiter(world, { givenName: 'Rolf' }, 'Kaj AB');
  const put = { name: 'Put back', filters: { setup: ['remote' as const] } };
  const { id, seenAt } = await visitor.ok('createSavedSearch', { body: put });
  await newcomer('Filip');
  await visitor.ok('deleteSavedSearch', { params: { id } });
  const again = await visitor.ok('createSavedSearch', { body: { ...put, seenAt } });
  const { createdAt } = await world.server.app.models.jobSeekerProfiles
    .findOne()
    .sort({ createdAt: -1 })
    .orFail()
    .lean();
  expect(again).toMatchObject({ seenAt: startOfDay(dayOf(seenAt)).toISOString(), anyNew: true });
  // No moment of one's choice tells when he joined, but for the day that his card tells, too.
  for (const moment of [createdAt.getTime() - 1, createdAt.getTime() + 1]) {
    const chosen = { ...put, seenAt: new Date(Math.min(moment, world.clock.now().getTime() - 1)).toISOString() };
    const asked = await visitor.ok('createSavedSearch', { body: chosen });
    expect(asked).toMatchObject({ seenAt: again.seenAt, anyNew: true });
    await visitor.ok('deleteSavedSearch', { params: { id: asked.id } });
  }
  const mails = () => world.server.app.models.outbox.countDocuments({ 'payload.values.searchName': put.name });
  await tell();
  expect(await mails()).toBe(0);
  await newcomer('Greta');
  // Before it was deleted a mail may have come today.
  await tell();
  expect(await mails()).toBe(0);
  world.clock.advance({ days: 1 });
  await tell();
  expect(await mails()).toBe(1);
  const [mail] = await world.server.app.models.outbox
    .find({ 'payload.values.searchName': put.name })
    .lean<{ payload: { values: { url: string } } }[]>();
  expect(mail?.payload.values.url).toMatch(new RegExp(`/talentseeker/search\\?setup=remote&saved=${again.id}$`));
  // Nobody is seen ahead of now.
  const ahead = await visitor.ok('createSavedSearch', { body: { ...put, seenAt: '2199-01-01T00:00:00.000Z' } });
  expect(ahead.seenAt).toBe(ahead.createdAt);
});

test.each([
  ['a day that is none', { name: 'A', filters: {}, seenAt: 'yesterday' }],
  ['no name', { name: ' ', filters: {} }],
  ['an unknown filter', { name: 'A', filters: { moon: 1 } }],
  ['a wrong filter', { name: 'A', filters: { salary: '9-1' } }],
  ['a list where a text belongs', { name: 'A', filters: { country: [['Sweden']] } }],
])('%s is refused', async (_, body) => {
  const answer = await recruiter.visitor.send('/api/saved-searches', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(422);
});

test('who is suspended is told of new people once they are back', async () => {
  const { me, visitor } = await joinAsRecruiter(world, { givenName: 'Runa' }, 'Pier AB');
  await visitor.ok('createSavedSearch', { body: { name: 'Remote', filters: { setup: ['remote'] } } });
  await newcomer('Eva');
  const { users, savedSearches } = world.server.app.models;
  await savedSearches.deleteMany({ userId: { $ne: me.id } });
  const suspend = (suspendedAt: Date | null) => users.updateOne({ _id: me.id }, { $set: { suspendedAt } });
  await suspend(world.clock.now());
  expect(await tell()).toBe(0);
  await suspend(null);
  expect(await tell()).toBe(1);
});
