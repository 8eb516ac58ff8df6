import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { giveReferralCodes } from '../../accounts/users/index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const ask = async (recruiter: Recruiter, talent: Talent): Promise<string> =>
  (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;

const matchIdsOf = async ({ visitor, role }: Recruiter): Promise<string[]> =>
  (await visitor.ok('getOpenRole', { params: { id: role.id } })).matches.map(
    ({ jobSeekerProfile }) => jobSeekerProfile.id,
  );

describe('the export', () => {
  test('holds all that is stored of a person, and nothing of others', async () => {
    const recruiter = await joinAsRecruiter(
      world,
      { givenName: 'Export', familyName: 'Recruiterson' },
      'Exportbolaget',
    );
    const talent = await joinAsTalent(world, {
      givenName: 'Utförsel',
      familyName: 'Kopia',
      email: 'kopia@export.example',
    });
    await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
    const id = await ask(recruiter, talent);
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });

    const answer = await talent.visitor.call('exportMyData');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="vela-my-data.json"');
    expect(answer.body).toMatchObject({
      account: { givenName: 'Utförsel', familyName: 'Kopia', email: 'kopia@export.example' },
      talent: {
        profile: { aboutMe: 'I like calm systems.', linkedinProfile: 'https://www.linkedin.com/in/someone-123' },
        requestsReceived: [{ text: 'We would like to talk to you.', status: 'accepted' }],
        disclosures: { views: [{ company: 'Exportbolaget', times: 1 }], identities: [{ company: 'Exportbolaget' }] },
      },
      recruiter: null,
      auditLog: [{ action: 'identity.disclosed' }],
      sessions: [{ device: 'Unknown device', place: 'This computer' }],
    });
    expect(answer.text).not.toContain('Recruiterson');
    expect((await recruiter.visitor.call('exportMyData')).text).not.toContain('kopia@export.example');
  });
});

test('who viewed a profile is told by company and day, and to whom it was disclosed who it is', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Vera' }, 'Viewers AB');
  const talent = await joinAsTalent(world, { givenName: 'Doris' });
  const look = () => recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  await look();
  world.clock.advance({ minutes: 20 });
  await look();
  expect(await talent.visitor.ok('listDisclosures')).toEqual({
    views: [{ company: 'Viewers AB', day: world.clock.now().toISOString().slice(0, 10), times: 2 }],
    identities: [],
  });
  await talent.visitor.ok('answerConnection', {
    params: { id: await ask(recruiter, talent) },
    body: { status: 'accepted' },
  });
  expect((await talent.visitor.ok('listDisclosures')).identities).toEqual([
    { company: 'Viewers AB', at: world.clock.now().toISOString() },
  ]);
  expect(await recruiter.visitor.ok('listDisclosures')).toEqual({ views: [], identities: [] });
});

describe('a blocked company', () => {
  test('neither finds nor views the talent, loses its open request, and can be let in again', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Bo' }, 'Blocked (Sweden) AB');
    const talent = await joinAsTalent(world, { givenName: 'Hilda' });
    await ask(recruiter, talent);
    const view = async () =>
      (await recruiter.visitor.call('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } })).status;
    expect([await matchIdsOf(recruiter), await view()]).toEqual([
      expect.arrayContaining([handleFor(recruiter, talent)]),
      200,
    ]);

    const [company] = await talent.visitor.ok('findCompaniesToBlock', { query: { name: 'blocked (' } });
    expect(company).toMatchObject({ id: recruiter.company.id, name: 'Blocked (Sweden) AB' });
    expect(await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } })).toHaveLength(1);
    await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
    expect(await talent.visitor.ok('listBlockedCompanies')).toHaveLength(1);
    expect(await view()).toBe(404);
    expect(await matchIdsOf(recruiter)).not.toContain(handleFor(recruiter, talent));
    expect((await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) })).status).toBe(404);
    expect(
      (await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } })).map(
        ({ status }) => status,
      ),
    ).toEqual(['declined']);

    expect(await talent.visitor.ok('unblockCompany', { params: { companyId: recruiter.company.id } })).toEqual([]);
    expect(await view()).toBe(200);
    expect(await matchIdsOf(recruiter)).toContain(handleFor(recruiter, talent));
  });

  test('is missing one person in every list and every count', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Cia' }, 'Counting AB');
    const talent = await joinAsTalent(world, { givenName: 'Ture' });
    for (const givenName of ['Uma', 'Vide', 'Wilma', 'Xerxes', 'Ylva', 'Zoe']) await joinAsTalent(world, { givenName });
    const { visitor, role } = recruiter;
    const all = { pageSize: 100 };
    const counts = async () => [
      (await visitor.ok('getOpenRole', { params: { id: role.id }, query: all })).total,
      (await visitor.ok('listOpenRoles'))[0]?.matchCount,
      (await visitor.ok('searchTalent', { query: all })).total,
      (await visitor.ok('countFilters', { query: {} })).total,
      (await visitor.ok('countFilters', { query: { openRoleId: role.id } })).total,
      (await visitor.ok('countRoleReach', { body: { category: world.category.id } })).people,
    ];
    const before = await counts();
    await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
    expect(await counts()).toEqual(before.map((count) => (count ?? 0) - 1));
    const listed = [
      await matchIdsOf(recruiter),
      (await visitor.ok('searchTalent', { query: all })).found.map(({ jobSeekerProfile }) => jobSeekerProfile.id),
    ];
    for (const ids of listed) expect(ids).not.toContain(handleFor(recruiter, talent));
    expect((await visitor.call('addProfileView', { body: { jobSeekerId: handleFor(recruiter, talent) } })).status).toBe(
      404,
    );
  });

  test('with nothing but a placeholder for a name is found by those whom it wrote to, and by nobody else', async () => {
    const { visitor } = await world.join({ givenName: 'Siv', familyName: 'Placeholder', userType: 'talentSeeker' });
    const { company: own } = await visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    if (!own) throw new Error('The recruiter has no company.');
    const role = await visitor.ok('createOpenRole', { body: roleForm(world) });
    const [talent, other] = [
      await joinAsTalent(world, { givenName: 'Ottilia' }),
      await joinAsTalent(world, { givenName: 'Petra' }),
    ];
    const handle = handleFor({ company: own }, talent);
    const toBlock = async ({ visitor: who }: typeof talent, name?: string) =>
      (await who.ok('findCompaniesToBlock', { query: { name } })).map((company) => company.name);
    expect([await toBlock(talent), await toBlock(talent, 'Siv')]).toEqual([[], []]);
    await visitor.ok('createConnection', {
      body: { jobSeekerId: handle, roleId: role.roleId, openRoleId: role.id, text: 'Hello' },
    });
    const name = 'Siv Placeholder (company)';
    expect([await toBlock(talent), await toBlock(talent, 'siv')]).toEqual([[name], [name]]);
    expect([await toBlock(other), await toBlock(other, 'Siv')]).toEqual([[], []]);
    const [company] = await talent.visitor.ok('findCompaniesToBlock', { query: {} });
    expect(await talent.visitor.ok('blockCompany', { body: { companyId: company?.id ?? '' } })).toMatchObject([
      { name },
    ]);
    expect((await visitor.call('getJobSeekerProfile', { params: { id: handle } })).status).toBe(404);
  });

  test('that does not exist is 404', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Nora' });
    expect((await talent.visitor.call('blockCompany', { body: { companyId: 'f'.repeat(24) } })).status).toBe(404);
  });
});

describe('deleting an account', () => {
  test('a talent is gone at once, with what they wrote; companies get back what they reserved', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Eva' }, 'Keeps Books AB');
    const asking = await joinAsRecruiter(world, { givenName: 'Åke' }, 'Still Asking AB');
    const talent = await joinAsTalent(
      world,
      { givenName: 'Försvinn', familyName: 'Kanariesdotter', email: 'kanarie@gone.example' },
      { linkedinProfile: 'https://www.linkedin.com/in/kanarie-slug', aboutMe: 'Kanariefri text om mig.' },
    );
    const accepted = await ask(recruiter, talent);
    await talent.visitor.ok('answerConnection', { params: { id: accepted }, body: { status: 'accepted' } });
    await ask(asking, talent);

    await talent.visitor.ok('deleteMe');
    expect(await talent.visitor.ok('getMe')).toBeNull();
    expect(await wholeStore(world)).not.toMatch(/kanarie|försvinn/i);
    for (const company of [recruiter, asking]) {
      const { visitor } = company;
      const handle = handleFor(company, talent);
      expect((await visitor.call('getJobSeekerProfile', { params: { id: handle } })).status).toBe(404);
      expect((await visitor.call('getProfilePicture', { params: { id: handle } })).status).toBe(404);
      expect(await visitor.ok('listConnections', { query: { userType: 'talentSeeker' } })).toEqual([]);
    }
    expect(await matchIdsOf(asking)).not.toContain(handleFor(asking, talent));

    const { companies, ledgerEntries, auditEntries } = world.server.app.models;
    const balance = async ({ company }: Recruiter) => (await companies.findById(company.id))?.balance;
    expect((await balance(asking))?.launchOffer).toMatchObject({ reserved: 0 });
    expect((await balance(asking))?.base).toMatchObject({ reserved: 0, consumed: 0 });
    expect(await ledgerEntries.countDocuments({ causeId: accepted, kind: 'consume' })).toBe(1);
    expect(await auditEntries.countDocuments({ action: 'account.erased', subjectId: talent.me.id })).toBe(1);
  });

  test('a new sign-up of the same person begins from nothing', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Åter' });
    await talent.visitor.ok('deleteMe');
    expect((await world.signIn({ givenName: 'Åter', signin: true })).status).toBe(403);
    const again = await world.join({ givenName: 'Åter', userType: 'jobSeeker' });
    expect(again.me.id).not.toBe(talent.me.id);
    expect(again.me.jobSeeker).toMatchObject({ aboutMe: null });
  });

  test('every browser of theirs is signed out', async () => {
    const first = await world.join({ givenName: 'Duo', userType: 'jobSeeker' });
    const second = await world.join({ givenName: 'Duo', signin: true });
    await first.visitor.ok('deleteMe');
    expect(await second.visitor.ok('getMe')).toBeNull();
  });

  test('the last member closes the company and keeps its books', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Last' }, 'Alone AB');
    const talent = await joinAsTalent(world, { givenName: 'Waiting' });
    const id = await ask(recruiter, talent);
    await recruiter.visitor.ok('deleteMe');
    const { companies, openRoles, connections, ledgerEntries } = world.server.app.models;
    expect(await companies.findById(recruiter.company.id)).toMatchObject({
      closedReason: 'lastMemberLeft',
      name: 'Alone AB',
    });
    expect(await openRoles.countDocuments({ companyId: recruiter.company.id, status: 'open' })).toBe(0);
    expect(await connections.findById(id)).toMatchObject({ status: 'withdrawn' });
    expect(await ledgerEntries.countDocuments({ companyId: recruiter.company.id })).toBeGreaterThan(0);
    expect(await talent.visitor.ok('findCompaniesToBlock', { query: { name: 'Alone' } })).toEqual([]);
  });

  test('an owner who leaves is followed by the eldest colleague', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Boss' }, 'Together AB');
    const colleague = await world.join({ givenName: 'Next', userType: 'talentSeeker' });
    const { users } = world.server.app.models;
    await users.updateOne({ _id: colleague.me.id }, { $set: { companyId: owner.company.id } });
    await owner.visitor.ok('deleteMe');
    expect((await colleague.visitor.ok('getMe'))?.talentSeeker?.company).toMatchObject({
      name: 'Together AB',
      members: [{ givenName: 'Next', owner: true }],
    });
  });
});

describe('sessions', () => {
  test('other browsers are counted and signed out, this one stays', async () => {
    const here = await world.join({ givenName: 'Many', userType: 'jobSeeker' });
    const there = await world.join({ givenName: 'Many', signin: true });
    expect((await here.visitor.ok('listSessions')).map(({ current }) => current).toSorted()).toEqual([false, true]);
    expect(await here.visitor.ok('endOtherSessions')).toEqual({ ended: 1 });
    expect(await there.visitor.ok('getMe')).toBeNull();
    expect((await here.visitor.ok('getMe'))?.id).toBe(here.me.id);
  });

  test('one of them is ended at once, by nobody else, and stays ended', async () => {
    const here = await world.join({ givenName: 'One', userType: 'jobSeeker' });
    const there = await world.join({ givenName: 'One', signin: true });
    const stranger = await world.join({ givenName: 'Stranger' });
    const sessions = await here.visitor.ok('listSessions');
    const other = sessions.find(({ current }) => !current);
    const params = { id: other?.id ?? '' };
    expect((await stranger.visitor.call('endSession', { params })).status).toBe(404);
    expect(await here.visitor.ok('endSession', { params })).toEqual({ ended: 1 });
    expect(await there.visitor.ok('getMe')).toBeNull();
    expect((await here.visitor.call('endSession', { params })).status).toBe(404);
    expect(await here.visitor.ok('listSessions')).toHaveLength(1);
  });

  test('are told by device, network and hour, and by nothing that signs in', async () => {
    const { visitor } = await world.join({ givenName: 'Listed' });
    world.clock.advance({ minutes: 61 });
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
    await visitor.send('/api/users/me', { headers });
    const [session] = await visitor.ok('listSessions');
    expect(session).toMatchObject({ device: 'Firefox, Windows', place: 'This computer', current: true });
    expect(session?.lastUsedAt).toMatch(/T\d\d:00:00\.000Z$/);
    expect(decodeURIComponent(visitor.cookie ?? '')).not.toContain(session?.id);
  });

  test('a suspended person neither acts nor signs in', async () => {
    const { visitor, me } = await world.join({ givenName: 'Paused', userType: 'jobSeeker' });
    await world.server.app.models.users.updateOne({ _id: me.id }, { $set: { suspendedAt: world.clock.now() } });
    expect((await visitor.call('listDisclosures')).status).toBe(401);
    expect((await world.signIn({ givenName: 'Paused', signin: true })).status).toBe(403);
  });
});

test('a link from before there were codes counts for the person it names, and stored ones follow', async () => {
  const { users } = world.server.app.models;
  const ambassador = await world.join({ givenName: 'Ambjorn' });
  const { referralCode } = ambassador.me;
  expect(referralCode).toMatch(/^[\w-]{12}$/);
  const late = await world.join({ givenName: 'Lateef', referral: ambassador.me.id });
  const early = await world.join({ givenName: 'Earlene' });
  await users.collection.updateOne({ givenName: 'Ambjorn' }, { $unset: { referralCode: '' } });
  await users.collection.updateOne({ givenName: 'Earlene' }, { $set: { referral: ambassador.me.id } });
  expect((await users.findById(late.me.id))?.referral).toBe(referralCode);
  for (let times = 0; times < 2; times += 1) await giveReferralCodes(users.db);
  const code = (await users.findById(ambassador.me.id))?.referralCode;
  expect(code).toMatch(/^[\w-]{12}$/);
  expect((await users.findById(early.me.id))?.referral).toBe(code);
});

test('a referral code counts until there is a profile, and the first one stays', async () => {
  const { users } = world.server.app.models;
  const referralOf = async (id: string) => (await users.findById(id))?.referral;
  const { me } = await world.join({ givenName: 'Refa' });
  await world.join({ givenName: 'Refa', referral: 'first', userType: 'jobSeeker' });
  expect(await referralOf(me.id)).toBe('first');
  await world.join({ givenName: 'Refa', referral: 'second', userType: 'talentSeeker' });
  expect(await referralOf(me.id)).toBe('first');
});
