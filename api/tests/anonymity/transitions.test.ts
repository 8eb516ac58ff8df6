import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { OwnProfiles } from '../../src/hiring/matching/index.js';
import { companyForm, handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, requestTo } from '../support/people.js';
import type { Member } from '../support/sign-in.js';
import { startWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

/** Whom a company finds, by what it knows them as. */
const found = async ({ visitor }: Pick<Recruiter, 'visitor'>): Promise<readonly string[]> =>
  (await visitor.ok('searchTalent', { query: { pageSize: 100 } })).found
    .map(({ jobSeekerProfile }) => jobSeekerProfile.id)
    .sort();

const rename = ({ visitor }: Pick<Recruiter, 'visitor'>, name: string) =>
  visitor.ok('saveCompany', { body: companyForm(name) });

const verify = ({ id }: { readonly id: string }) =>
  world.server.app.models.companies.updateOne({ _id: id }, { $set: { verifiedAt: new Date(0) } });

/** Joins the company of a recruiter, as somebody whom the owner let in. */
async function letIn(owner: Recruiter, { visitor }: Member): Promise<void> {
  await visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  const { organizationNumber, country } = owner.company;
  await visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
  const [waiting] = await owner.visitor.ok('listJoinRequests');
  await owner.visitor.ok('answerJoinRequest', { params: { id: waiting?.id ?? '' }, body: { accepted: true } });
}

describe('a company that takes another name', () => {
  test('does not learn from whom anybody hides: it meets nobody who hides at all until it is verified', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Nyfiken' }, 'Neutral AB');
    const open = await joinAsTalent(world, { givenName: 'Oppen' });
    for (const name of ['Alfaverken', 'Betabolaget']) {
      const talent = await joinAsTalent(world, { givenName: name.slice(0, 4) });
      await talent.visitor.ok('shieldFromEmployer', { body: { name } });
    }
    const all = await found(recruiter);
    const seenAs = async (name: string) => {
      await rename(recruiter, name);
      return found(recruiter);
    };
    const asNobody = await seenAs('Gammafabriken AB');
    expect(asNobody).toContain(handleFor(recruiter, open));
    expect(asNobody).toHaveLength(all.length - 2);
    expect(await seenAs('Alfaverken AB')).toEqual(asNobody);
    expect(await seenAs('Betabolaget AB')).toEqual(asNobody);
    // Counts and a role's matches look by the same rule.
    const { total } = await recruiter.visitor.ok('searchTalent', { query: { pageSize: 1 } });
    expect(total === null || total === asNobody.length).toBe(true);
    // Verified as one of them it meets whoever hides from none that it ever called itself.
    await verify(recruiter.company);
    expect(await found(recruiter)).toEqual(asNobody);
  });

  test('nor do several accounts with chosen names see different people', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Delad' });
    await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Deltaskog' } });
    const account = async (givenName: string, companyName: string) => {
      const member = await world.join({ givenName, userType: 'talentSeeker' });
      await member.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true, companyName } });
      return (await found(member)).length;
    };
    expect(await account('Forsta', 'Deltaskog AB')).toBe(await account('Andra', 'Epsilonskog AB'));
  });

  test('takes back what it asked of everybody who hides, whomever they hide from', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Fragande' }, 'Fore Namnet AB');
    const talents = [];
    for (const name of ['Zetaholm', 'Etaholm', null]) {
      const talent = await joinAsTalent(world, { givenName: `Hon${name ?? 'Oppen'}` });
      await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
      if (name !== null) await talent.visitor.ok('shieldFromEmployer', { body: { name } });
      talents.push(talent);
    }
    await rename(recruiter, 'Zetaholm AB');
    const states = await Promise.all(
      talents.map(async ({ visitor }) =>
        (await visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).map(({ status }) => status),
      ),
    );
    expect(states).toEqual([['withdrawn'], ['withdrawn'], ['open']]);
    const { balance } = await world.server.app.models.companies.findById(recruiter.company.id).orFail().lean();
    expect(balance.base.reserved + balance.launchOffer.reserved).toBe(1);
  });
});

test('a company that proves a domain that somebody hides from has its open request declined', async () => {
  const { app } = world.server;
  const recruiter = await joinAsRecruiter(world, { givenName: 'Doman' }, 'Utan Doman AB');
  const talent = await joinAsTalent(world, { givenName: 'Thetis' });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('shieldFromEmployer', { body: { name: 'Thetabruk', domain: 'thetabruk.example' } });
  await recruiter.visitor.ok('askDomainProof', { body: { email: 'hr@thetabruk.example' } });
  const mail = await app.models.outbox.findOne({ 'payload.template': 'domainCode' }).sort({ _id: -1 }).orFail().lean();
  const { code } = (mail.payload as { values: { code: string } }).values;
  await recruiter.visitor.ok('proveDomain', { body: { code } });
  expect(await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).toMatchObject([
    { status: 'declined' },
  ]);
});

test('the mail of a yes tells a company no more than its pages do', async () => {
  const { models } = world.server.app;
  const recruiter = await joinAsRecruiter(world, { givenName: 'Brevad' }, 'Brevbolaget AB');
  const talent = await joinAsTalent(
    world,
    { givenName: 'Iota', email: 'iota@people.example' },
    { linkedinProfile: 'https://www.linkedin.com/in/iota-hidden' },
  );
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await models.jobSeekerProfiles.updateOne(
    { _id: talent.profile.id },
    { $set: { blockedCompanyIds: [new Types.ObjectId(recruiter.company.id)] } },
  );
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const mail = await models.outbox.findOne({ _id: { $exists: true }, 'payload.template': 'requestAccepted' }).lean();
  expect(JSON.stringify(mail?.payload)).toMatch(/Iota/);
  expect(JSON.stringify(mail?.payload)).not.toMatch(/iota@people|iota-hidden/);
});

test.each([
  [
    'is removed',
    (owner: Recruiter, talent: Member) => owner.visitor.ok('removeCompanyMember', { params: { id: talent.me.id } }),
  ],
  ['leaves', (_owner: Recruiter, talent: Member) => talent.visitor.ok('leaveCompany')],
])('a colleague who %s does not come back into the company’s lists, until they want to', async (_how, goes) => {
  const owner = await joinAsRecruiter(world, { givenName: 'Agande' }, 'Kappakvarn AB');
  const talent = await joinAsTalent(world, { givenName: 'Kappa' });
  // Whoever removes her may have other accounts: of the same name, and with any.
  const accounts: Member[] = [];
  for (const companyName of ['Kappakvarn AB', 'Nagonting Annat AB']) {
    const account = await world.join({ givenName: 'Medlopare', userType: 'talentSeeker' });
    await account.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true, companyName } });
    accounts.push(account);
  }
  const seenByAccounts = () => Promise.all(accounts.map(found));
  await letIn(owner, talent);
  const without = await found(owner);
  const seen = await seenByAccounts();
  await goes(owner, talent);
  // Counts leave her out by what the store says, whatever an index has heard.
  const { models, records } = world.server.app;
  const left = { companyId: owner.company.id, memberUserIds: [owner.me.id], verified: true };
  expect(await new OwnProfiles(models.jobSeekerProfiles, records).of(left)).toContain(talent.profile.id);
  expect(await found(owner)).toEqual(without);
  expect(await seenByAccounts()).toEqual(seen);
  const handle = handleFor(owner, talent);
  expect((await owner.visitor.call('getJobSeekerProfile', { params: { id: handle } })).status).toBe(404);
  expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([
    { id: owner.company.id, name: 'Kappakvarn AB', advance: false, left: true },
  ]);
  await talent.visitor.ok('unblockCompany', { params: { companyId: owner.company.id } });
  expect(await found(owner)).toEqual([...without, handle].sort());
});

test('a removed colleague’s export holds what they did, and nothing of what became of it', async () => {
  const owner = await joinAsRecruiter(world, { givenName: 'Lambda' }, 'Lambdalager AB');
  const member = await world.join({ givenName: 'Fore', familyName: 'Detta', userType: 'talentSeeker' });
  await letIn(owner, member);
  const talent = await joinAsTalent(world, { givenName: 'Lam' });
  const asMember = { ...owner, visitor: member.visitor };
  const { id } = await member.visitor.ok('createConnection', { body: requestTo(asMember, talent) });
  await world.server.app.models.openRoles.updateOne({ _id: owner.role.id }, { $set: { createdBy: member.me.id } });
  expect((await member.visitor.call('exportMyData')).body).toMatchObject({
    recruiter: { requestsSent: [{ status: 'open' }], rolesPosted: [{ compensation: owner.role.compensation }] },
  });
  await owner.visitor.ok('removeCompanyMember', { params: { id: member.me.id } });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const { body } = await member.visitor.call('exportMyData');
  const { recruiter } = body as { recruiter: Record<string, readonly object[]> };
  expect(Object.keys(recruiter['requestsSent']?.[0] ?? {}).sort()).toEqual([
    '_id',
    'createdAt',
    'jobSeeker',
    'openRole',
    'text',
  ]);
  expect(Object.keys(recruiter['rolesPosted']?.[0] ?? {}).sort()).toEqual(['_id', 'companyId', 'createdAt']);
});

test('an invitation does not tell that whom it invites left', async () => {
  const { companyInvites } = world.server.app.models;
  const [email, other] = ['mymedarbetare@people.example', 'annanperson@people.example'];
  const owner = await joinAsRecruiter(world, { givenName: 'My' }, 'Mybolaget AB');
  await owner.visitor.ok('saveCompany', {
    body: { ...companyForm('Mybolaget AB'), inviteColleagues: `${email}, ${other}` },
  });
  const talent = await joinAsTalent(world, { givenName: 'Mymed', email });
  const before = await owner.visitor.ok('listCompanyInvites');
  await talent.visitor.ok('deleteMe');
  expect(await owner.visitor.ok('listCompanyInvites')).toEqual(before);
  // It goes with its own time, and not a month after as others do.
  const kept = await companyInvites.findOne({ email }).orFail().lean();
  expect(kept.forgetAt).toEqual(kept.expiresAt);
  expect((await companyInvites.findOne({ email: other }).orFail().lean()).forgetAt).toBeNull();
});

test('a company that takes another name does not learn which of those who said yes hides from it', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Fikande' }, 'Fore Namnen AB');
  const ids: string[] = [];
  const handles: string[] = [];
  for (const name of ['Lambdaverken', 'Mybolaget', null]) {
    const talent = await joinAsTalent(world, {
      givenName: `Ja${name ?? 'Oppen'}`,
      email: `${name ?? 'none'}@people.example`,
    });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    if (name !== null) await talent.visitor.ok('shieldFromEmployer', { body: { name } });
    ids.push(id);
    handles.push(handleFor(recruiter, talent));
  }
  const told = async () => {
    const answers = [
      ...(await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } })),
      ...(await recruiter.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } })),
      ...(await Promise.all(ids.map((id) => recruiter.visitor.ok('getConversation', { params: { id } })))),
      ...(await Promise.all(
        handles.map((id) => recruiter.visitor.call('getJobSeekerProfile', { params: { id } }).then(({ body }) => body)),
      )),
    ];
    // It is told its own name.
    return JSON.stringify(answers, (key, value: unknown) => (key === 'companyName' ? undefined : value), 1);
  };
  const before = await told();
  for (const name of ['Lambdaverken Mybolaget AB', 'Mybolaget AB', 'Nybolaget AB']) {
    await rename(recruiter, name);
    expect(await told()).toEqual(before);
  }
  await rename(recruiter, 'Mybolaget AB');
  expect(before).toContain('mybolaget@people.example');
  const admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  await admin.ok('adminVerifyCompany', {
    params: { id: recruiter.company.id },
    body: { verified: true, reason: 'Looked at.' },
  });
  const after = await told();
  expect(after).not.toContain('mybolaget@people.example');
  expect(after).not.toContain('lambdaverken@people.example');
  expect(after).toContain('none@people.example');
});
