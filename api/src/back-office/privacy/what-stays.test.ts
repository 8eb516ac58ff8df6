import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { AuditAction } from '@vela/contracts/constants';
import { addDays, dayOf } from '@vela/market/days';
import { payByCard, prepare } from '../../../tests/support/payments.js';
import { companyForm, joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { countedAs } from '../../platform/mail/index.js';
import { forgetNotesOfLeavers, forgetReasonsOfLeavers } from './migrate-reasons.js';
import { forgetScoresOfLeavers } from './migrate-scores.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const PAYING = { givenName: 'Betalja', familyName: 'Kvarlämna', email: 'betalja@books.example' };

/** A recruiter who bought tokens, kept a search and told of a hire, and the talent of that hire. */
async function businessDone(companyName = 'Bokföring AB') {
  const recruiter = await joinAsRecruiter(world, PAYING, companyName);
  const talent = await joinAsTalent(world, { givenName: 'Anställda', email: 'anstallda@books.example' });
  const colleague = await world.join({ givenName: 'Kvar', userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne(
    { _id: colleague.me.id },
    { $set: { companyId: recruiter.company.id } },
  );
  expect(await payByCard(world, await prepare(recruiter))).toBe(200);
  await recruiter.visitor.ok('createSavedSearch', { body: { name: 'Go i Sverige', filters: { country: ['Sweden'] } } });
  await recruiter.visitor.ok('saveMailPreference', { body: { kind: 'requestAnswers', wanted: false } });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const today = dayOf(world.clock.now());
  const hire = await recruiter.visitor.ok('reportHire', {
    body: {
      connectionId: id,
      signedOn: today,
      startsOn: addDays(today, 10),
      probationEndsOn: null,
      compensation: '61234',
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
    },
  });
  return { recruiter, talent, colleague, hireId: hire.id };
}

test('the export holds what a person did; a deletion takes the person and leaves the books', async () => {
  const { recruiter, talent, colleague, hireId } = await businessDone();
  expect((await recruiter.visitor.call('exportMyData')).body).toMatchObject({
    account: { mailOptOuts: ['requestAnswers'] },
    // The receipt went to the address for invoices; its owner is told all the same.
    notifications: [{ title: 'Receipt R-000001 from Vela' }, { title: 'Anställda Testdotter accepted your request' }],
    recruiter: {
      savedSearches: [{ name: 'Go i Sverige' }],
      rolesPosted: [{ description: 'We build the ferry timetable.' }],
      purchasesBegun: [{ tokens: 40, netOre: 200_000 }],
      hiresReported: [{ _id: hireId, agreement: { compensation: '61234' } }],
    },
  });
  const told = await talent.visitor.call('exportMyData');
  expect(told.body).toMatchObject({ talent: { hires: [{ _id: hireId, agreement: { compensation: '61234' } }] } });
  // What the hire costs is between the company and the platform.
  expect(told.text).not.toMatch(/feeOre|invoiceDueAt/);
  // Nor is what a request keeps of the role for the score alone told.
  expect(told.text).not.toContain('"wanted"');

  await recruiter.visitor.ok('deleteMe');
  expect(await wholeStore(world)).not.toMatch(/betalja|kvarlämna/i);
  const { purchases, hires, savedSearches } = world.server.app.models;
  expect(await purchases.countDocuments({ companyId: recruiter.company.id })).toBe(1);
  expect(await hires.countDocuments({ companyId: recruiter.company.id })).toBe(1);
  expect(await savedSearches.countDocuments({ userId: recruiter.me.id })).toBe(0);
  expect(await colleague.visitor.ok('listHires', { query: { userType: 'talentSeeker' } })).toMatchObject([
    { id: hireId },
  ]);

  await talent.visitor.ok('deleteMe');
  expect(await wholeStore(world)).not.toMatch(/anställda|anstallda/i);
  expect(await hires.countDocuments({ companyId: recruiter.company.id })).toBe(1);
}, 30_000);

test('the score of a talent who left is gone, and what they told of their hire is not told again', async () => {
  const { talent, hireId, recruiter } = await businessDone();
  const { connections, hires } = world.server.app.models;
  const asked = { companyId: recruiter.company.id };
  const { _id, breakdown } = await connections.findOne(asked).orFail().lean();
  expect(breakdown.score).toBeGreaterThan(0);
  const signedOn = dayOf(world.clock.now());
  await talent.visitor.ok('reportOwnHire', {
    body: {
      connectionId: _id.toHexString(),
      signedOn,
      startsOn: signedOn,
      probationEndsOn: null,
      compensation: '71234',
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
    },
  });
  const told = () => recruiter.visitor.ok('listHires', { query: { userType: 'talentSeeker' } });
  expect(await told()).toMatchObject([{ answer: 'disputed', answerNote: expect.stringContaining('71,234') }]);
  await talent.visitor.ok('deleteMe');
  expect(await told()).toMatchObject([{ id: hireId, answer: 'disputed', answerNote: '', reportedByTalent: true }]);
  const { breakdown: left, wanted } = await connections.findById(_id).orFail().lean();
  expect(wanted).toBeUndefined();
  expect(left).toEqual({
    version: breakdown.version,
    skillTable: breakdown.skillTable,
    ratesDate: breakdown.ratesDate,
    components: [],
    counterfactuals: { talentSeeker: [], jobSeeker: [] },
  });
  expect(await wholeStore(world)).not.toContain('71234');

  // What stayed of people who left before that went with them goes, too.
  await connections.updateOne({ _id }, { $set: { 'breakdown.score': 77 } });
  const agreement = { compensation: '71234' };
  await hires.updateOne({ _id: hireId }, { $set: { talentReport: { agreement, at: world.clock.now() } } });
  await forgetScoresOfLeavers(connections.db);
  expect((await connections.findById(_id).orFail().lean()).breakdown).not.toHaveProperty('score');
  expect(await wholeStore(world)).not.toContain('71234');
});

describe('what administrators wrote about a person', () => {
  /** A word that is nowhere else. */
  const WRITTEN = 'ostyrig';
  const noted = { reason: `Har varit ${WRITTEN} mot andra` };
  const reasonsLeft = async (action: AuditAction) => {
    const entries = await world.server.app.models.auditEntries.find({ action }).lean();
    return entries.map(({ details }) => details);
  };
  let admin: Visitor;
  beforeAll(async () => {
    admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
  });

  async function decidedAbout() {
    const { recruiter, talent, hireId } = await businessDone();
    const [request] = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
    const params = { id: request?.id ?? '' };
    await talent.visitor.ok('reportConnection', { params, body: { reason: 'other', text: 'Se efter' } });
    const [report] = (await admin.ok('adminListReports', { query: { page: 1 } })).rows;
    await admin.ok('adminCloseReport', { params: { id: report?.id ?? '' }, body: noted });
    await admin.ok('adminRejectHire', { params: { id: hireId }, body: noted });
    for (const { me } of [talent, recruiter]) {
      await admin.ok('adminSuspendUser', { params: { id: me.id }, body: noted });
      await admin.ok('adminUnsuspendUser', { params: { id: me.id }, body: noted });
    }
    return { recruiter, talent };
  }

  test('goes with the account; that it was done stays in the log, and what was written about others', async () => {
    const { recruiter, talent } = await decidedAbout();
    const back = async ({ me }: typeof talent | typeof recruiter) =>
      (await world.join({ givenName: me.givenName, email: me.email, signin: true })).visitor;
    await (await back(talent)).ok('deleteMe');
    expect(await reasonsLeft('admin.hireRejected')).toEqual([{ reasonErased: true }]);
    expect(await reasonsLeft('admin.reportClosed')).toEqual([{ reasonErased: true }]);
    expect(await reasonsLeft('admin.userSuspended')).toEqual([{ reasonErased: true }, noted]);
    await (await back(recruiter)).ok('deleteMe');
    expect(await reasonsLeft('admin.userSuspended')).toEqual([{ reasonErased: true }, { reasonErased: true }]);
    expect(await wholeStore(world)).not.toContain(WRITTEN);
  }, 30_000);

  test('about a company goes with its last person, what is part of the books does not', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Ensam' }, 'Ensamma AB');
    const params = { id: recruiter.company.id };
    const { identityMark } = await admin.ok('adminGetCompany', { params });
    await admin.ok('adminVerifyCompany', { params, body: { verified: false, identityMark, ...noted } });
    const key = new Types.ObjectId().toHexString();
    const correction = { account: 'base', amount: 1, key, reason: 'Kompensation för avbrott' } as const;
    await admin.ok('adminCorrectBalance', { params, body: correction });
    await recruiter.visitor.ok('deleteMe');
    expect(await wholeStore(world)).not.toContain(WRITTEN);
    expect(await reasonsLeft('money.granted')).toMatchObject([{ reason: correction.reason }]);
  });

  test('about a colleague who wrote in a reported conversation goes with them, whoever sent the request', async () => {
    const { recruiter, talent, colleague } = await businessDone('Skrivande AB');
    const [request] = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
    const params = { id: request?.id ?? '' };
    await colleague.visitor.ok('saveTalentSeekerProfile', { body: {} });
    await colleague.visitor.ok('sendMessage', { params, body: { clientId: 'c'.repeat(20), text: 'Svara då!' } });
    const report = async (text: string) => {
      await talent.visitor.ok('reportConversation', { params, body: { reason: 'other', text } });
      const [row] = (await admin.ok('adminListReports', { query: { page: 1 } })).rows;
      expect(row).toMatchObject({ text, senderId: colleague.me.id });
      await admin.ok('adminCloseReport', { params: { id: row?.id ?? '' }, body: noted });
      return row?.id ?? '';
    };
    const { abuseReports } = world.server.app.models;
    const first = await report('Otrevlig');
    await colleague.visitor.ok('deleteMe');
    expect(await wholeStore(world)).not.toContain(WRITTEN);
    expect(await abuseReports.findById(first).lean()).toMatchObject({ text: 'Otrevlig', closingNote: '' });

    // What stayed of colleagues who left before that went with them goes, too.
    await abuseReports.updateOne({ _id: first }, { $set: { closingNote: noted.reason } });
    await forgetNotesOfLeavers(abuseReports.db);
    expect(await wholeStore(world)).not.toContain(WRITTEN);
    await recruiter.visitor.ok('deleteMe');
  });

  test('is taken out of people who left before it went with them', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Tidig' });
    const { auditEntries } = world.server.app.models;
    const subjectId = new Types.ObjectId(talent.me.id);
    const at = world.clock.now();
    await auditEntries.create({ action: 'admin.userSuspended', subject: 'user', subjectId, details: noted, at });
    await forgetReasonsOfLeavers(auditEntries.db);
    expect(await wholeStore(world)).toContain(WRITTEN);
    await talent.visitor.ok('deleteMe');
    await auditEntries.updateOne({ subjectId, action: 'admin.userSuspended' }, { $set: { details: noted } });
    await forgetReasonsOfLeavers(auditEntries.db);
    expect(await wholeStore(world)).not.toContain(WRITTEN);
  });

  test('of a deletion by an administrator why it was stays, and may not say who it was', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Namngiva', familyName: 'Utpekad' });
    const params = { id: talent.me.id };
    const refused = await admin.call('adminDeleteUser', { params, body: { reason: 'Utpekad bad om det per brev' } });
    expect(refused.body).toMatchObject({
      errors: [{ field: 'reason', message: expect.stringContaining('“Utpekad”') }],
    });
    await admin.ok('adminDeleteUser', { params, body: { reason: 'Bad om det per brev' } });
    expect(await reasonsLeft('admin.userDeleted')).toMatchObject([{ reason: 'Bad om det per brev' }]);
    expect(await wholeStore(world)).not.toMatch(/namngiva|utpekad/i);
  });
});

/** What is counted of the mails to an inbox. */
const countsOf = (email: string) =>
  world.server.app.outbox.countedOf(countedAs({ _id: new Types.ObjectId(), email }, []));

/** Subscribes and follows the link in the mail. */
async function confirmedSubscription(email: string): Promise<void> {
  await world.visitor().ok('subscribeNewsletter', { body: { firstName: 'Prenu', lastName: 'Merant', email } });
  const { outbox } = world.server.app.models;
  const mail = await outbox.findOne({ 'payload.template': 'confirmNewsletter', 'payload.to': email }).orFail().lean();
  const { confirmUrl } = (mail.payload as { values: { confirmUrl: string } }).values;
  await world
    .visitor()
    .ok('confirmNewsletter', { body: { token: new URL(confirmUrl).searchParams.get('token') ?? '' } });
}

test('the newsletter service is told to forget a subscriber whose account is deleted', async () => {
  const { outbox, newsletterSubscribers } = world.server.app.models;
  const talent = await joinAsTalent(world, { givenName: 'Prenu', email: 'Prenu@letters.example' });
  await confirmedSubscription('prenu@letters.example');
  expect((await talent.visitor.call('exportMyData')).body).toMatchObject({
    newsletter: { status: 'confirmed', firstName: 'Prenu' },
  });
  await talent.visitor.ok('deleteMe');
  expect(await newsletterSubscribers.countDocuments({ email: 'prenu@letters.example' })).toBe(0);
  const owed = await outbox.find({ 'payload.email': 'prenu@letters.example' }).lean();
  expect(owed.map(({ kind }) => kind)).toEqual(['newsletterUnsubscription']);
});

describe('an address that nobody proved', () => {
  const unproven = async (givenName: string, email: string) => {
    const talent = await joinAsTalent(world, { givenName, email });
    await world.server.app.models.users.updateOne({ _id: talent.me.id }, { $set: { emailVerified: false } });
    return talent;
  };

  test('brings nobody’s subscription and no mails of theirs into an export', async () => {
    const talent = await unproven('Fremd', 'annan@letters.example');
    await confirmedSubscription('annan@letters.example');
    expect((await talent.visitor.call('exportMyData')).body).toMatchObject({ newsletter: null, mails: [] });
  });

  test('takes nothing with it of whom it belongs to', async () => {
    const { companyInvites, newsletterSubscribers, outbox } = world.server.app.models;
    const email = 'agaren@letters.example';
    const talent = await unproven('Lånad', email);
    const recruiter = await world.join({ givenName: 'Bjud', userType: 'talentSeeker' });
    await recruiter.visitor.ok('saveCompany', { body: { ...companyForm('Bjuder In AB'), inviteColleagues: email } });
    await confirmedSubscription(email);
    const ofOwner = async () => [
      await companyInvites.countDocuments({ email }),
      await newsletterSubscribers.countDocuments({ email, status: 'confirmed' }),
      await outbox.countDocuments({
        $or: [{ 'payload.to': email }, { kind: 'newsletterSubscription', 'payload.email': email }],
      }),
      (await countsOf(email)).length,
    ];
    const before = await ofOwner();
    expect(before.every((count) => count > 0)).toBe(true);
    await talent.visitor.ok('deleteMe');
    expect(await ofOwner()).toEqual(before);
  });
});
