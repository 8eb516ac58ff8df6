import { setTimeout as later } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Types } from 'mongoose';
import { listBlockedCompanies } from '@vela/contracts/endpoints';
import { signUpAgreement } from '@vela/contracts/legal';
import { dayOf } from '@vela/market/days';
import { forgetNamesOfPlaceholders } from '../../src/accounts/companies/index.js';
import { remindOfRequests } from '../../src/hiring/connections/index.js';
import { tellWhoIsAway } from '../../src/hiring/conversations/index.js';
import { companyForm, handleFor, joinAsRecruiter, joinAsTalent, requestTo, roleForm } from '../support/people.js';
import { wholeStore } from '../support/whole-store.js';
import { startWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

interface Export {
  readonly mailCounts: readonly { readonly budget: string; readonly count: number }[];
}

test('what is counted of mails is in the export and goes with the account', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Räkna' }, 'Räknebolaget AB');
  const talent = await joinAsTalent(world, { givenName: 'Räknad' });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await recruiter.visitor.ok('saveCompany', {
    body: { ...companyForm('Räknebolaget AB'), inviteColleagues: talent.me.email },
  });
  const countsOf = async ({ visitor }: typeof recruiter | typeof talent) =>
    ((await visitor.call('exportMyData')).body as Export).mailCounts
      .map(({ budget, count }) => `${budget} ${count}`)
      .toSorted();
  expect(await countsOf(recruiter)).toEqual(['invitation 1', 'request 1']);
  // To the account, to the address, and to the address by one company.
  expect(await countsOf(talent)).toEqual(['invitation 1', 'invitation 1', 'request 1']);

  const { mailCounts } = world.server.app.models;
  await talent.visitor.ok('deleteMe');
  await recruiter.visitor.ok('deleteMe');
  // What is left is the company's.
  expect(await mailCounts.countDocuments()).toBe(2);
});

test('employers that a talent hides from are in the export and go with the account', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Skölda' });
  await talent.visitor.ok('shieldFromEmployer', {
    body: { name: 'Kommandebolaget AB', domain: 'kommande.example', organizationNumber: '', country: '' },
  });
  expect((await talent.visitor.call('exportMyData')).body).toMatchObject({
    talent: {
      profile: {
        shields: [{ name: 'Kommandebolaget AB', keys: ['domain:kommande.example', 'owner:kommande.example'] }],
      },
    },
  });
  await talent.visitor.ok('deleteMe');
  expect(await wholeStore(world)).not.toMatch(/kommande/i);
});

test('a company that was called after its recruiter keeps no name, nor does whoever hides from it', async () => {
  const recruiter = await world.join({ givenName: 'Platsa', familyName: 'Hållarsson', userType: 'talentSeeker' });
  const { company } = await recruiter.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  if (company === null) throw new Error('The recruiter has no company.');
  const role = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world) });
  const talent = await joinAsTalent(world, { givenName: 'Undvika' });
  await recruiter.visitor.ok('createConnection', {
    body: { ...requestTo({ ...recruiter, company, role }, talent), text: 'Hello' },
  });
  expect(await talent.visitor.ok('blockCompany', { body: { companyId: company.id } })).toMatchObject([
    { name: 'Platsa Hållarsson (company)' },
  ]);
  await recruiter.visitor.ok('deleteMe');
  expect(await wholeStore(world)).not.toMatch(/platsa|hållarsson|hallarsson/i);
  expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([{ name: 'A company' }]);
  const { body } = await talent.visitor.send(listBlockedCompanies.path, { headers: { 'accept-language': 'sv' } });
  expect(body).toMatchObject([{ name: 'Ett företag' }]);
});

describe('a company that is called after its recruiter', () => {
  /** Nothing is delivered in it: what is on its way stays to be looked at. */
  let quiet: World;
  beforeAll(async () => {
    quiet = await startWorld({}, { jobs: 'none' });
  });
  afterAll(() => quiet.stop());

  const named = /platsa|hållarsson|hallarsson/i;
  async function placeholder(at: World) {
    const person = { givenName: 'Platsa', familyName: 'Hållarsson', userType: 'talentSeeker' } as const;
    const recruiter = await at.join({ ...person, email: `platsa${Math.random()}@before.example` });
    const { company } = await recruiter.visitor.ok('saveTalentSeekerProfile', {
      body: { createCorporateAccount: true },
    });
    if (company === null) throw new Error('The recruiter has no company.');
    return { ...recruiter, company };
  }

  test('is named in no mail and no notice once she is gone, whatever they told', async () => {
    const recruiter = await placeholder(quiet);
    const boss = await quiet.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' });
    const role = await recruiter.visitor.ok('createOpenRole', { body: roleForm(quiet) });
    const ask = async (givenName: string) => {
      const talent = await joinAsTalent(quiet, { givenName }, { minSalary: 66_000 });
      const body = { ...requestTo({ ...recruiter, role }, talent), text: '' };
      return { talent, params: { id: (await recruiter.visitor.ok('createConnection', { body })).id } };
    };
    const { talent, params } = await ask('Bemött');
    const terms = { kind: 'salary', compensation: '66000' } as const;
    await talent.visitor.ok('counterConnection', { params, body: { terms } });
    await recruiter.visitor.ok('answerCounterOffer', { params, body: { answer: 'agreed' } });
    quiet.clock.advance({ days: 4 });
    await recruiter.visitor.ok('remindConnection', { params, body: {} });
    quiet.clock.advance({ days: 8 });
    await remindOfRequests(quiet.server.app);
    await talent.visitor.ok('answerConnection', { params, body: { status: 'accepted' } });
    await recruiter.visitor.ok('proposeTimes', {
      params,
      body: { starts: [new Date(quiet.clock.now().getTime() + 86_400_000).toISOString()], minutes: 30, place: '' },
    });
    quiet.clock.advance({ minutes: 15 });
    await tellWhoIsAway(quiet.server.app);
    const today = dayOf(quiet.clock.now());
    const hire = {
      params: {
        id: (
          await recruiter.visitor.ok('reportHire', {
            body: {
              connectionId: params.id,
              signedOn: today,
              startsOn: today,
              probationEndsOn: null,
              compensation: '66000',
              currency: 'SEK',
              compensationTimePeriod: 'Monthly',
            },
          })
        ).id,
      },
    };
    await talent.visitor.ok('answerHire', { ...hire, body: { answer: 'confirmed' } });
    await boss.visitor.ok('adminConfirmHire', { ...hire, body: { bonusSek: 1000 } });
    await boss.visitor.ok('adminSetHireBonus', {
      ...hire,
      body: { bonusSek: 2000, state: 'planned', reason: 'Enligt avtal' },
    });
    await boss.visitor.ok('adminUndoHire', { ...hire, body: { reason: 'Av misstag' } });
    const { outbox, notifications } = quiet.server.app.models;
    const told = await outbox.find({ 'payload.toUser': talent.me.id }).lean<{ payload: { template: string } }[]>();
    expect(told.map(({ payload }) => payload.template).toSorted()).toEqual([
      'counterAnswered',
      'hireBonus',
      'hireConfirmedTalent',
      'hireReported',
      'hireUndone',
      'requestExpires',
      'requestReceived',
      'requestReminder',
      'timesProposed',
    ]);
    const { talent: asked } = await ask('Tillfrågad');
    await recruiter.visitor.ok('deleteMe');
    expect(await wholeStore(quiet)).not.toMatch(named);
    // Who was asked is told that nobody asks any more, and is not told by whom.
    expect(await notifications.find({ userId: asked.me.id }).lean()).toMatchObject([
      { title: 'The request from A company was taken back' },
    ]);
    expect(await outbox.countDocuments({ 'payload.toUser': asked.me.id, status: 'pending' })).toBe(1);
  });

  test('is not called so any more once she left it behind', async () => {
    const recruiter = await placeholder(world);
    const owner = await joinAsRecruiter(world, { givenName: 'Mottagare' }, 'Mottagande AB');
    const { organizationNumber, country } = owner.company;
    await recruiter.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
    const [waiting] = await owner.visitor.ok('listJoinRequests');
    await owner.visitor.ok('answerJoinRequest', { params: { id: waiting?.id ?? '' }, body: { accepted: true } });
    const { companies } = world.server.app.models;
    expect(await companies.findById(recruiter.company.id).lean()).toMatchObject({
      name: '',
      nameEndings: [],
      searchWords: [],
    });
    await recruiter.visitor.ok('deleteMe');
    expect(await wholeStore(world)).not.toMatch(named);
  });

  test('is not called so any more where she left it behind before that was forgotten', async () => {
    const recruiter = await placeholder(world);
    const { companies } = world.server.app.models;
    const closedAt = world.clock.now();
    await companies.updateOne({ _id: recruiter.company.id }, { $set: { closedAt, closedReason: 'lastMemberLeft' } });
    await forgetNamesOfPlaceholders(companies.db);
    expect(await companies.findById(recruiter.company.id).lean()).toMatchObject({
      name: '',
      nameEndings: [],
      searchWords: [],
    });
    await recruiter.visitor.ok('deleteMe');
  });

  test('is not called so by those who hide from it once its form is filled in', async () => {
    const recruiter = await placeholder(world);
    const talent = await joinAsTalent(world, { givenName: 'Gömma' });
    await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
    await recruiter.visitor.ok('saveCompany', { body: companyForm('Ifyllda AB') });
    const colleague = await world.join({ givenName: 'Kvar', userType: 'talentSeeker' });
    const { users } = world.server.app.models;
    await users.updateOne({ _id: colleague.me.id }, { $set: { companyId: recruiter.company.id } });
    await recruiter.visitor.ok('deleteMe');
    expect(await wholeStore(world)).not.toMatch(named);
    expect(await talent.visitor.ok('listBlockedCompanies')).toMatchObject([{ name: 'Ifyllda AB' }]);
  });
});

test('a request that a company’s last person took along is told of as taken back', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Sista' }, 'Sista AB');
  const talent = await joinAsTalent(world, { givenName: 'Väntande' });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await recruiter.visitor.ok('deleteMe');
  const { notifications, outbox } = world.server.app.models;
  const key = `requestWithdrawn:${id}`;
  expect(await notifications.find({ userId: talent.me.id, key }).lean()).toMatchObject([
    { title: 'The request from Sista AB was taken back' },
  ]);
  expect(await outbox.countDocuments({ key })).toBe(1);
});

test('what is left of a request whose sender is gone is told of all the same', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Avhoppa' }, 'Fortsätter AB');
  const colleague = await world.join({ givenName: 'Kvar', userType: 'talentSeeker' });
  const { notifications, users } = world.server.app.models;
  await users.updateOne({ _id: colleague.me.id }, { $set: { companyId: recruiter.company.id } });
  const talent = await joinAsTalent(world, { givenName: 'Ovetande' });
  await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await recruiter.visitor.ok('deleteMe');
  expect(await notifications.find({ userId: talent.me.id }).lean()).toMatchObject([
    { title: 'Fortsätter AB would like to talk to you' },
  ]);
});

test('mails on their way that name somebody to others go with them', async () => {
  const owner = await joinAsRecruiter(world, { givenName: 'Ägare' }, 'Frågade AB');
  const { organizationNumber, country } = owner.company;
  const asker = await world.join({ givenName: 'Frågvis', familyName: 'Undrarsson', userType: 'talentSeeker' });
  await asker.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
  const form = companyForm('Bjuder AB');
  await asker.visitor.ok('saveCompany', { body: { ...form, inviteColleagues: 'ny@kollega.example' } });
  await asker.visitor.ok('saveCompany', { body: { ...form, city: 'Umeå' } });
  const { outbox } = world.server.app.models;
  const names = async () => (await outbox.find({ 'payload.about': asker.me.id })).length;
  expect(await names()).toBe(3);
  await asker.visitor.ok('deleteMe');
  expect(await names()).toBe(0);
  expect(await wholeStore(world)).not.toMatch(/frågvis|undrarsson/i);
});

test('what a company does with somebody while they leave goes with them', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Samtidig' }, 'Samtidiga AB');
  const { talentMarks, profileViews, moves } = world.server.app.models;
  // Each time at another moment of the deletion.
  for (let round = 0; round < 12; round += 1) {
    const talent = await joinAsTalent(world, { givenName: `Lämnar${round}` });
    const id = handleFor(recruiter, talent);
    const during = later(round * 3).then(() =>
      Promise.all([
        recruiter.visitor.call('markTalent', { params: { id }, body: { note: 'Met them in Lund' } }),
        recruiter.visitor.call('getJobSeekerProfile', { params: { id } }),
        recruiter.visitor.call('moveTalent', {
          params: { id: recruiter.role.id },
          body: { talent: id, where: 'up', reason: 'Met them in Lund' },
        }),
      ]),
    );
    await Promise.all([talent.visitor.ok('deleteMe'), during]);
    const about = { jobSeekerProfileId: talent.profile.id };
    expect([
      await talentMarks.countDocuments(about),
      await profileViews.countDocuments(about),
      await moves.countDocuments(about),
    ]).toEqual([0, 0, 0]);
  }
});

describe('an account that is deleted', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const ofUser = async (userId: string) => {
    const { consents, profilePictures } = world.server.app.models;
    const sessions = consents.db.collection('sessions');
    return [
      await profilePictures.countDocuments({ userId }),
      await consents.countDocuments({ userId }),
      await sessions.countDocuments({ 'session.userId': userId }),
    ];
  };

  test('while somebody signs in to it gets neither picture, nor agreement, nor session back', async () => {
    const person = { givenName: 'Återvända', userType: 'jobSeeker' } as const;
    const { me, visitor } = await world.join(person);
    const other = world.visitor();
    await other.ok('agreeToTexts', { body: { texts: signUpAgreement('jobSeeker') } });
    // The picture takes a while: meanwhile the account is deleted in another browser.
    const { fetch: outside } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (new Headers(init?.headers).get('accept') === 'image/*') await visitor.ok('deleteMe');
      return outside(address, init);
    });
    const answer = await world.signIn(person, other);
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('User does not exist')]);
    expect(await other.ok('getMe')).toBeNull();
    expect(await ofUser(me.id)).toEqual([0, 0, 0]);
  });

  test('takes along what was written of it while the deletion ran', async () => {
    const { me, visitor } = await joinAsTalent(world, { givenName: 'Samtida' });
    const { consents, profilePictures } = world.server.app.models;
    const at = world.clock.now();
    const { profileWatcher, sessions } = world.server.app;
    const written: Promise<unknown>[] = [];
    // Right after the transaction, which did not see it.
    jest.spyOn(profileWatcher, 'profileSaved').mockImplementation(() => {
      const userId = new Types.ObjectId(me.id);
      written.push(
        profilePictures.create({ userId, contentType: 'image/png', bytes: Buffer.from('x'), updatedAt: at }),
        consents.create({ userId, consentId: 'x', kind: 'signup', revision: 1, categories: [], at }),
      );
    });
    const endAll = sessions.endAll.bind(sessions);
    jest.spyOn(sessions, 'endAll').mockImplementation(async (...asked) => {
      await Promise.all(written);
      await endAll(...asked);
    });
    await visitor.ok('deleteMe');
    expect(written).toHaveLength(2);
    expect(await ofUser(me.id)).toEqual([0, 0, 0]);
  });
});
