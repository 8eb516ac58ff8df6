import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { forgetFormerShields } from '../../accounts/shields/index.js';

let world: World;
let nordlys: Recruiter;
let pier: Recruiter;
let ada: Talent;

// The test clock starts on Monday 11 January 2027: what stands on 1 February shows from the 8th on.
beforeEach(async () => {
  await (world as World | undefined)?.stop();
  world = await startWorld({}, { jobs: 'none' });
  nordlys = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Nordlys AB');
  pier = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Pier AB');
  for (const { visitor, role } of [nordlys, pier])
    await visitor.ok('setOpenRoleSight', { params: { id: role.id }, body: { shownToTalent: true } });
  ada = await joinAsTalent(world, { givenName: 'Ada' });
});
afterAll(() => world.stop());

/** Signs in anew by the way: no session lasts so long. */
async function waitUntil(day: string): Promise<void> {
  const days = Math.round((Date.parse(day) - Date.parse(world.clock.now().toISOString().slice(0, 10))) / 86_400_000);
  world.clock.advance({ days });
  await world.signIn({ givenName: 'Ada', signin: true }, ada.visitor);
}

/** All that tells a talent which roles there are for them. */
async function met() {
  const [{ total, withoutFilters, roles }, { matchingRoles }] = await Promise.all([
    ada.visitor.ok('listFittingRoles', { query: {} }),
    ada.visitor.ok('getTalentActivity'),
  ]);
  return { total, withoutFilters, count: matchingRoles.count, ids: roles.map(({ id }) => id).sort() };
}
const both = () => ({ total: 2, withoutFilters: 2, count: 2, ids: [nordlys.role.id, pier.role.id].sort() });
const without = ({ role }: Recruiter) => ({
  total: 1,
  withoutFilters: 1,
  count: 1,
  ids: both().ids.filter((id) => id !== role.id),
});

/** The ways to hide from Pier AB. */
const WAYS = {
  'block it': () => ada.visitor.ok('blockCompany', { body: { companyId: pier.company.id } }),
  'name a part of its name': () => ada.visitor.ok('shieldFromEmployer', { body: { name: 'Pier' } }),
  'give its number': () =>
    ada.visitor.ok('shieldFromEmployer', {
      body: { name: 'Whoever It Is', organizationNumber: pier.company.organizationNumber, country: 'Sweden' },
    }),
} as const;
const WAY_NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[];

async function unblock(): Promise<void> {
  for (const { id } of await ada.visitor.ok('listBlockedCompanies'))
    await ada.visitor.ok('unblockCompany', { params: { companyId: id } });
}

const isFoundBy = async (recruiter: Recruiter) =>
  (await recruiter.visitor.ok('searchTalent', { query: {} })).found.some(
    ({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, ada),
  );

describe.each(WAY_NAMES)('to %s', (way) => {
  test('tells nothing of whose a role is, and hides at once', async () => {
    const hide = WAYS[way];
    expect(await met()).toEqual(both());
    await hide();
    expect([await isFoundBy(pier), await met()]).toEqual([false, both()]);
    await unblock();
    expect([await isFoundBy(pier), await met()]).toEqual([true, both()]);
    // Nothing that began and ended between two beginnings of a month shows later.
    await waitUntil('2027-02-10');
    expect(await met()).toEqual(both());
  });

  test('takes its roles away with a month, and to take that back returns them with one', async () => {
    await WAYS[way]();
    await waitUntil('2027-02-07');
    expect(await met()).toEqual(both());
    await waitUntil('2027-02-08');
    expect(await met()).toEqual(without(pier));
    expect((await ada.visitor.call('showInterest', { params: { id: pier.role.id }, body: {} })).status).toBe(404);
    await unblock();
    expect([await isFoundBy(pier), await met()]).toEqual([true, without(pier)]);
    // Raised and taken down again while the one of before still counts, it does not come back sooner.
    await WAYS[way]();
    await unblock();
    await waitUntil('2027-03-07');
    expect(await met()).toEqual(without(pier));
    await waitUntil('2027-03-08');
    expect(await met()).toEqual(both());
  });
});

test('roles that come while a shield stands stay away as well, also once it is down', async () => {
  await WAYS['block it']();
  await waitUntil('2027-02-08');
  await world.signIn({ givenName: 'Olga', signin: true }, pier.visitor);
  await pier.visitor.ok('setOpenRoleSight', { params: { id: pier.role.id }, body: { shownToTalent: false } });
  await unblock();
  await pier.visitor.ok('setOpenRoleSight', { params: { id: pier.role.id }, body: { shownToTalent: true } });
  expect((await met()).ids).toEqual([nordlys.role.id]);
});

test('interest in a role of a company that somebody hides from is answered as any other, and never reaches it', async () => {
  await WAYS['block it']();
  const answers = await Promise.all(
    [nordlys, pier].map(({ role }) => ada.visitor.call('showInterest', { params: { id: role.id }, body: {} })),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { ok: true }],
    [200, { ok: true }],
  ]);
  const { roles } = await ada.visitor.ok('listFittingRoles', { query: {} });
  expect(roles.map(({ interested }) => interested)).toEqual([true, true]);
  const mails = await world.server.app.models.outbox.find({ 'payload.template': 'roleInterest' }).lean();
  expect(mails.map(({ key }) => key.split(':')[1])).toEqual([nordlys.role.id]);
  const shown = async ({ visitor, role }: Recruiter) =>
    (await visitor.ok('getOpenRole', { params: { id: role.id } })).interested.length;
  expect([await shown(nordlys), await shown(pier)]).toEqual([1, 0]);
});

test('to hide from anybody tells at no other moment which roles are of companies that nobody has verified', async () => {
  await world.server.app.models.companies.updateOne({ _id: pier.company.id }, { $set: { verifiedAt: null } });
  expect(await met()).toEqual(both());
  await ada.visitor.ok('shieldFromEmployer', { body: { name: 'Somebody Else' } });
  expect([await isFoundBy(pier), await met()]).toEqual([false, both()]);
  await waitUntil('2027-02-08');
  expect(await met()).toEqual(without(pier));
});

test('what a shield kept away is forgotten once it counts no more', async () => {
  const { app } = world.server;
  const former = async () =>
    (await app.models.jobSeekerProfiles.findById(ada.profile.id).orFail().lean()).formerShields;
  await WAYS['block it']();
  await unblock();
  expect(await former()).toEqual([]);
  await WAYS['block it']();
  await waitUntil('2027-02-03');
  await unblock();
  expect(await former()).toMatchObject([{ companyId: null, name: '', nameCore: '', keys: [] }]);
  await waitUntil('2027-03-07');
  await forgetFormerShields(app);
  expect(await former()).toHaveLength(1);
  await waitUntil('2027-03-08');
  await forgetFormerShields(app);
  expect(await former()).toEqual([]);
});
