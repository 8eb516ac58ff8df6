import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { INVISIBLE_KINDS, joinAsColleague, joinInvisibly } from '../../../tests/support/invisible.js';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { followChange } from '../../back-office/catalogue/follow-change.js';

let world: World;
let recruiter: Recruiter;
let other: Recruiter;
let ada: Talent;

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Nordlys AB');
  other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Pier AB');
  await joinAsColleague(world, recruiter);
  ada = await joinAsTalent(world, { givenName: 'Ada' });
  await recruiter.visitor.ok('setCompanySize', { body: { people: '50–199' } });
  await open(true);
}, 60_000);
afterAll(() => world.stop());

const params = () => ({ id: recruiter.role.id });
const open = (shownToTalent: boolean) =>
  recruiter.visitor.ok('setOpenRoleSight', { params: params(), body: { shownToTalent } });
const rolesOf = async ({ visitor }: Talent, query: object = {}) =>
  (await visitor.ok('listFittingRoles', { query })).roles.map(({ id }) => id);
const matchOf = async (talent: Talent) => {
  const answer = await recruiter.visitor.ok('getOpenRole', { params: params() });
  const isTalent = ({ jobSeekerProfile }: { jobSeekerProfile: { id: string } }) =>
    jobSeekerProfile.id === handleFor(recruiter, talent);
  return { match: answer.matches.find(isTalent), onTop: answer.interested.some(isTalent) };
};

describe('the roles that fit a talent', () => {
  test('are those that companies open to it, by the score that recruiters see, of a company without a name', async () => {
    const { total, roles } = await ada.visitor.ok('listFittingRoles');
    expect([total, roles.map(({ id }) => id)]).toEqual([1, [recruiter.role.id]]);
    expect(roles[0]).toMatchObject({ company: { city: 'Stockholm', people: '50–199' }, interested: false });
    const { match } = await matchOf(ada);
    expect(roles[0]?.score).toBe(match?.score);
    const details = await recruiter.visitor.ok('getMatch', {
      params: { ...params(), talent: handleFor(recruiter, ada) },
    });
    expect(roles[0]?.breakdown).toEqual(details.breakdown);
    const text = JSON.stringify(roles);
    for (const telling of ['Nordlys', recruiter.company.id, 'ferry timetable', recruiter.company.organizationNumber])
      expect(text).not.toContain(telling);
  });

  test('are narrowed by filters, and read on behind a place', async () => {
    expect(await rolesOf(ada, { setup: ['office'] })).toEqual([]);
    expect(await rolesOf(ada, { country: ['Norway'] })).toEqual([]);
    expect(await ada.visitor.call('listFittingRoles', { query: { country: ['Atlantis'] } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'country' }] },
    });
    expect(await rolesOf(ada, { setup: ['remote'], employment: ['permanent'], country: ['Sweden'] })).toHaveLength(1);
    const ids: string[] = [recruiter.role.id];
    for (let number = 0; number < 24; number += 1) {
      const body = roleForm(world, { shownToTalent: true, compensation: String(40_000 + 500 * number) });
      ids.push((await other.visitor.ok('createOpenRole', { body })).id);
    }
    const first = await ada.visitor.ok('listFittingRoles');
    // One of the first page goes; nobody behind it is passed over.
    const gone = first.roles[3]?.id ?? '';
    await other.visitor.ok('setOpenRoleStatus', { params: { id: gone }, body: { status: 'closed' } });
    const second = await ada.visitor.ok('listFittingRoles', { query: { after: first.next ?? '' } });
    const met = [...first.roles, ...second.roles].map(({ id }) => id);
    expect(new Set(met)).toEqual(new Set(ids));
    expect([met.length, second.next]).toEqual([25, null]);
  });

  test('leave once they are closed or no longer shown', async () => {
    await open(false);
    expect(await rolesOf(ada)).not.toContain(recruiter.role.id);
    await open(true);
    const setStatus = (status: 'open' | 'closed') =>
      recruiter.visitor.ok('setOpenRoleStatus', { params: params(), body: { status } });
    await setStatus('closed');
    expect((await ada.visitor.call('showInterest', { params: params(), body: {} })).status).toBe(404);
    await setStatus('open');
  });
});

describe('interest', () => {
  test('stands on the anonymous card, is told once by mail, and moves nothing else', async () => {
    const before = (await matchOf(ada)).match;
    await ada.visitor.ok('showInterest', { params: params(), body: {} });
    await ada.visitor.ok('showInterest', { params: params(), body: {} });
    const { match, onTop } = await matchOf(ada);
    expect([match, onTop]).toEqual([{ ...before, interested: true }, true]);
    expect((await ada.visitor.ok('listFittingRoles')).roles.filter(({ interested }) => interested)).toHaveLength(1);
    const { outbox, connections } = world.server.app.models;
    const mails = await outbox.find({ 'payload.template': 'roleInterest' }).lean();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/Ada/);
    expect(await connections.countDocuments()).toBe(0);
    expect((await ada.visitor.call('exportMyData')).body).toMatchObject({
      talent: { interests: [{ openRoleId: recruiter.role.id }] },
    });
  });

  test('of those whom the company does not see takes no place above the list', async () => {
    const { interests } = world.server.app.models;
    const openRoleId = new Types.ObjectId(recruiter.role.id);
    const companyId = new Types.ObjectId(recruiter.company.id);
    const unseen = Array.from({ length: 45 }, (_, number) => ({
      jobSeekerProfileId: new Types.ObjectId(),
      openRoleId,
      companyId,
      createdAt: new Date(world.clock.now().getTime() + number + 1),
    }));
    await interests.insertMany(unseen);
    expect((await matchOf(ada)).onTop).toBe(true);
    await interests.deleteMany({ jobSeekerProfileId: { $in: unseen.map((each) => each.jobSeekerProfileId) } });
  });

  test('is taken back, and goes with the role’s sight', async () => {
    await open(false);
    expect((await matchOf(ada)).match?.interested).toBe(false);
    await open(true);
    await ada.visitor.ok('dropInterest', { params: params() });
    expect(await matchOf(ada)).toMatchObject({ match: { interested: false }, onTop: false });
  });

  test('goes with the account', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Bea' });
    await talent.visitor.ok('showInterest', { params: params(), body: {} });
    await talent.visitor.ok('deleteMe');
    expect(await world.server.app.models.interests.countDocuments()).toBe(0);
  });
});

// Whoever blocks stops coming upon its roles later, see `whose-roles.test.ts`.
describe.each(INVISIBLE_KINDS.filter((kind) => kind !== 'deleted' && kind !== 'blocked'))('somebody %s', (kind) => {
  test('comes upon no role of the company that does not come upon them, and can say nothing to it', async () => {
    const talent = await joinInvisibly(world, recruiter, kind);
    expect(await rolesOf(talent)).not.toContain(recruiter.role.id);
    const nobodys = { id: 'f'.repeat(24) };
    const refused = await talent.visitor.call('showInterest', { params: params(), body: {} });
    const missing = await talent.visitor.call('showInterest', { params: nobodys, body: {} });
    expect([refused.status, missing.status]).toEqual([404, 404]);
    expect(await world.server.app.models.interests.countDocuments()).toBe(0);
  });
});

test('interest of somebody who hides later is nowhere to be seen', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Cia' });
  await talent.visitor.ok('showInterest', { params: params(), body: {} });
  expect((await matchOf(talent)).onTop).toBe(true);
  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  expect(await matchOf(talent)).toEqual({ match: undefined, onTop: false });
});

test.each([
  ['has left', { companyId: null, companyOwner: false }],
  ['is suspended', { suspendedAt: new Date(0) }],
])('of a role whose poster %s somebody else of the company is told', async (what, changes) => {
  const [posting, staying] = [`Per${what.length}`, `Stina${what.length}`];
  const poster = await joinAsRecruiter(world, { givenName: posting }, `${posting} AB`);
  const colleague = await world.join({ givenName: staying, userType: 'talentSeeker' });
  const { users, outbox } = world.server.app.models;
  const companyId = new Types.ObjectId(poster.company.id);
  await users.updateOne({ _id: new Types.ObjectId(colleague.me.id) }, { $set: { companyId } });
  const params = { id: poster.role.id };
  await poster.visitor.ok('setOpenRoleSight', { params, body: { shownToTalent: true } });
  await users.updateOne({ _id: new Types.ObjectId(poster.me.id) }, { $set: changes });
  const talent = await joinAsTalent(world, { givenName: `Dia${what.length}` });
  await talent.visitor.ok('showInterest', { params, body: {} });
  const mails = await outbox.find({ key: new RegExp(`^roleInterest:${params.id}`) }).lean();
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    { toUser: colleague.me.id, values: { firstName: staying } },
  ]);
});

test('interest is in the role that it was said of: once that is another one it counts no more, and can be said again', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Eli' });
  const recruiting = await joinAsRecruiter(world, { givenName: 'Rakel' }, 'Rakels AB');
  const params = { id: recruiting.role.id };
  // The only role that is in Norway, too.
  const places = { countries: ['Sweden', 'Norway'], countriesCities: { Sweden: ['Stockholm'], Norway: [] } };
  const rewrite = (changes: Parameters<typeof roleForm>[1] = {}) =>
    recruiting.visitor.ok('updateOpenRole', {
      params,
      body: roleForm(world, { shownToTalent: true, ...places, ...changes }),
    });
  const seen = async () => {
    const { roles } = await talent.visitor.ok('listFittingRoles', { query: { country: ['Norway'] } });
    const role = roles.find(({ id }) => id === params.id);
    const { interested } = await recruiting.visitor.ok('getOpenRole', { params });
    return [role?.interested, role?.changedSinceInterest, interested.length];
  };
  await rewrite();
  expect(await seen()).toEqual([false, false, 0]);
  await talent.visitor.ok('showInterest', { params, body: {} });
  expect(await seen()).toEqual([true, false, 1]);
  await rewrite({ compensation: '61000', hybrid: true });
  expect(await seen()).toEqual([true, false, 1]);
  await rewrite({ compensation: '720000', compensationTimePeriod: 'Yearly' });
  expect(await seen()).toEqual([true, false, 1]);
  await rewrite({ compensation: '1000' });
  expect(await seen()).toEqual([false, true, 0]);
  await talent.visitor.ok('showInterest', { params, body: {} });
  expect(await seen()).toEqual([true, false, 1]);
  await rewrite({ compensation: '1000', remote: false, office: true });
  expect(await seen()).toEqual([false, true, 0]);
  await talent.visitor.ok('dropInterest', { params });
  expect(await seen()).toEqual([false, false, 0]);
});

test('interest follows a role of the catalogue into the one that it is merged with', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Gil' });
  await talent.visitor.ok('showInterest', { params: params(), body: {} });
  const { interests, openRoles } = world.server.app.models;
  const role = await openRoles.findById(params().id).orFail().lean();
  const into = new Types.ObjectId();
  await followChange(world.server.app, { kind: 'role', from: role.roleId, into });
  const interest = await interests.findOne({ openRoleId: role._id }).orFail().lean();
  expect(interest.terms?.roleId).toEqual(into);
  await followChange(world.server.app, { kind: 'role', from: into, into: role.roleId });
});

test('interest of before terms were kept holds', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Fay' });
  await talent.visitor.ok('showInterest', { params: params(), body: {} });
  await world.server.app.models.interests.updateMany({}, { $unset: { terms: 1 } });
  await recruiter.visitor.ok('updateOpenRole', {
    params: params(),
    body: roleForm(world, { shownToTalent: true, compensation: '1000' }),
  });
  expect((await matchOf(talent)).onTop).toBe(true);
});
