import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { companiesPassToWhoCanAct } from '../../accounts/companies/index.js';
import { tellWhoIsAway } from '../../hiring/conversations/index.js';
import { leaveMail, mailDeliverer, type OutgoingMail } from '../../platform/mail/index.js';
import { OutboxWorker } from '../../platform/outbox/index.js';

let world: World;
let admin: Visitor;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
});
afterAll(() => world.stop());

/** A company that has asked a talent. */
async function asked(): Promise<{ readonly recruiter: Recruiter; readonly talent: Talent; readonly id: string }> {
  serial += 1;
  const recruiter = await joinAsRecruiter(world, { givenName: `Rut${serial}` }, `Avstängda ${serial} AB`);
  const talent = await joinAsTalent(world, { givenName: `Kanarie${serial}`, familyName: `Fågel${serial}` });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  return { recruiter, talent, id };
}

const suspend = ({ me }: Member) => admin.ok('adminSuspendUser', { params: { id: me.id }, body: { reason: 'Spam' } });

/** Joins the company of a recruiter. */
async function colleagueOf({ company }: Recruiter, givenName: string): Promise<Member> {
  const colleague = await world.join({ givenName, userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne({ _id: colleague.me.id }, { $set: { companyId: company.id } });
  return colleague;
}

/** What was left for somebody, as their mail program would show it. */
async function mailsTo({ me }: Member): Promise<string> {
  const mails = await world.server.app.models.outbox.find({ 'payload.toUser': me.id }).lean();
  return JSON.stringify(mails.map(({ payload }) => payload));
}

/** Delivers what waits. @returns the mails that went out */
async function delivered(): Promise<readonly OutgoingMail[]> {
  const { app } = world.server;
  const sent: OutgoingMail[] = [];
  const mail = mailDeliverer(app, (outgoing) => Promise.resolve(void sent.push(outgoing)));
  await new OutboxWorker(app.models.outbox, { mail }, app.clock, app.log).deliverDue();
  return sent;
}

test('who is suspended is told why, and how to object; nobody else is', async () => {
  const { recruiter, talent } = await asked();
  const colleague = await colleagueOf(recruiter, 'Oberörd');
  await delivered();
  const why = 'Du skrev till talanger utanför Vela.';
  await admin.ok('adminSuspendUser', { params: { id: recruiter.me.id }, body: { reason: why } });
  const mails = (await delivered()).filter(({ text }) => text.includes(why));
  expect(mails).toMatchObject([
    { to: recruiter.me.email, subject: 'Your account is suspended', replyTo: 'hello@vela.example' },
  ]);
  expect(mails[0]?.text).toContain('http://site.test/contact');
  expect(mails[0]?.subject).not.toContain(why);
  for (const one of [colleague, talent]) expect(await mailsTo(one)).not.toMatch(/accountSuspended|utanför/);
  // A second time is told anew.
  await admin.ok('adminUnsuspendUser', { params: { id: recruiter.me.id }, body: { reason: 'Ett misstag' } });
  // The answer to an objection; why is ours.
  const lifted = await delivered();
  expect(lifted).toMatchObject([{ to: recruiter.me.email, subject: 'Your account is active again' }]);
  expect(lifted[0]?.text).not.toContain('Ett misstag');
  world.clock.advance({ minutes: 1 });
  await suspend(recruiter);
  expect((await delivered()).filter(({ text }) => text.includes('Spam'))).toHaveLength(1);
});

test('the company of an owner who is suspended passes to the longest-serving colleague who can act', async () => {
  const { recruiter } = await asked();
  const first = await colleagueOf(recruiter, 'Förste');
  world.clock.advance({ minutes: 1 });
  const second = await colleagueOf(recruiter, 'Andre');
  const { users, auditEntries } = world.server.app.models;
  const owners = async () =>
    (await users.find({ companyId: recruiter.company.id, companyOwner: true }).lean()).map(({ _id }) =>
      _id.toHexString(),
    );
  await suspend(first);
  expect(await owners()).toEqual([recruiter.me.id]);
  await suspend(recruiter);
  expect(await owners()).toEqual([second.me.id]);
  const told = (await delivered()).filter(({ to }) => to === second.me.email);
  expect(told).toMatchObject([{ subject: `You are the owner of ${recruiter.company.name} on Vela now` }]);
  // That the owner is suspended is nobody else's business.
  expect(told[0]?.text).not.toMatch(/suspend|Spam/);
  await suspend(second);
  // Nobody can act: it stays as it is, until somebody can again.
  expect(await owners()).toEqual([second.me.id]);
  await admin.ok('adminUnsuspendUser', { params: { id: first.me.id }, body: { reason: 'Ett misstag' } });
  expect(await owners()).toEqual([first.me.id]);
  await admin.ok('adminUnsuspendUser', { params: { id: recruiter.me.id }, body: { reason: 'Ett misstag' } });
  expect(await owners()).toEqual([first.me.id]);
  const noted = await auditEntries
    .find({ action: 'company.handedOver', companyId: new Types.ObjectId(recruiter.company.id) })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(noted.map(({ subjectId, details }) => [subjectId.toHexString(), details['kind']])).toEqual([
    [second.me.id, 'ownerSuspended'],
    [first.me.id, 'ownerSuspended'],
  ]);
});

test('the company of an owner who had been suspended before passes when the store is brought up to date, and the log says so', async () => {
  const { recruiter } = await asked();
  await colleagueOf(recruiter, 'Äldst');
  world.clock.advance({ minutes: 1 });
  await colleagueOf(recruiter, 'Yngst');
  const whole = await asked();
  const { users, auditEntries } = world.server.app.models;
  const ownersOf = async ({ company }: Recruiter) =>
    (await users.find({ companyId: company.id, companyOwner: true }).lean()).map(({ givenName }) => givenName);
  const suspendedAt = world.clock.now();
  // Of one company the owner alone, as a version from before left it; of the other everybody.
  await users.updateOne({ _id: recruiter.me.id }, { $set: { suspendedAt } });
  await users.updateMany({ companyId: whole.recruiter.company.id }, { $set: { suspendedAt } });
  for (let times = 0; times < 2; times += 1) await companiesPassToWhoCanAct(users.db);
  expect(await ownersOf(recruiter)).toEqual(['Äldst']);
  expect(await ownersOf(whole.recruiter)).toEqual([whole.recruiter.me.givenName]);
  const noted = (company: { readonly id: string }) =>
    auditEntries.find({ action: 'company.handedOver', companyId: new Types.ObjectId(company.id) }).lean();
  expect(await noted(recruiter.company)).toMatchObject([
    { actorId: null, subject: 'user', details: { kind: 'ownerSuspended' } },
  ]);
  expect(await noted(whole.recruiter.company)).toEqual([]);
});

test('a suspended colleague to whom a company passes as the last one is told of it on the page, and not by mail', async () => {
  const { recruiter } = await asked();
  const last = await colleagueOf(recruiter, 'Sista');
  await suspend(last);
  await delivered();
  await recruiter.visitor.ok('deleteMe');
  const { users, notifications } = world.server.app.models;
  expect(await users.findById(last.me.id).lean()).toMatchObject({ companyOwner: true });
  expect((await delivered()).filter(({ to }) => to === last.me.email)).toEqual([]);
  const told = await notifications.find({ userId: new Types.ObjectId(last.me.id) }).lean();
  expect(told.map(({ mail }) => mail?.template)).toContain('companyHandedOver');
});

test('a company that is suspended as a whole keeps its owner', async () => {
  const { recruiter } = await asked();
  await colleagueOf(recruiter, 'Kollega');
  const reason = { params: { id: recruiter.company.id }, body: { reason: 'Skräp' } };
  await admin.ok('adminSuspendCompany', reason);
  await admin.ok('adminUnsuspendCompany', reason);
  const owner = await world.server.app.models.users.findById(recruiter.me.id).lean();
  expect(owner).toMatchObject({ companyOwner: true });
});

test('of a suspended company everybody who is suspended with it is told why, and who was before is not', async () => {
  const { recruiter } = await asked();
  const [before, together] = [await colleagueOf(recruiter, 'Tidigare'), await colleagueOf(recruiter, 'Samtidigt')];
  await suspend(before);
  world.clock.advance({ minutes: 1 });
  await delivered();
  const why = 'Numret hör till ett annat företag.';
  await admin.ok('adminSuspendCompany', { params: { id: recruiter.company.id }, body: { reason: why } });
  const mails = (await delivered()).filter(({ text }) => text.includes(why));
  expect(mails.map(({ to }) => to).sort()).toEqual([recruiter.me.email, together.me.email].sort());
  for (const { text } of mails) expect(text).toContain(recruiter.company.name);

  await admin.ok('adminUnsuspendCompany', { params: { id: recruiter.company.id }, body: { reason: 'Ett misstag' } });
  const lifted = await delivered();
  expect(lifted.map(({ to }) => to).sort()).toEqual([recruiter.me.email, together.me.email].sort());
  for (const { subject, text } of lifted) {
    expect(subject).toBe(`${recruiter.company.name} is active again`);
    expect(text).not.toContain('Ett misstag');
  }
});

test('a company whose last person is suspended asks nobody any more', async () => {
  const { recruiter, talent, id } = await asked();
  await suspend(recruiter);
  expect(await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).toMatchObject([
    { id, status: 'withdrawn' },
  ]);
  const answer = await talent.visitor.call('answerConnection', { params: { id }, body: { status: 'accepted' } });
  expect(answer.status).toBe(409);
  expect(await mailsTo(recruiter)).not.toMatch(/kanarie|fågel/i);
  const { balance } = await world.server.app.models.companies.findById(recruiter.company.id).orFail().lean();
  expect(balance.base.reserved + balance.launchOffer.reserved).toBe(0);
});

test('roles of a company whose people are all suspended are in front of nobody, and come back with them', async () => {
  const { recruiter, talent } = await asked();
  const params = { id: recruiter.role.id };
  await recruiter.visitor.ok('setOpenRoleSight', { params, body: { shownToTalent: true } });
  const looker = await joinAsTalent(world, { givenName: `Sokande${serial}` });
  const listed = async () => (await looker.visitor.ok('listFittingRoles')).roles.map(({ id }) => id);
  const colleague = await colleagueOf(recruiter, 'Kvarvarande');
  await suspend(recruiter);
  expect(await listed()).toContain(params.id);
  await suspend(colleague);
  expect(await listed()).not.toContain(params.id);
  expect((await looker.visitor.call('showInterest', { params, body: {} })).status).toBe(404);
  await admin.ok('adminUnsuspendUser', { params: { id: colleague.me.id }, body: { reason: 'Settled' } });
  expect(await listed()).toContain(params.id);
  expect(talent.profile.id).not.toBe(looker.profile.id);
});

test('whoever is suspended learns nothing of a yes; a colleague who acts does', async () => {
  const { recruiter, talent, id } = await asked();
  const colleague = await colleagueOf(recruiter, 'Kollega');
  await suspend(recruiter);
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  expect(await mailsTo(recruiter)).not.toMatch(/kanarie|fågel/i);
  expect(await mailsTo(colleague)).toMatch(/requestAccepted.*Kanarie/);
});

test('whoever is suspended is sent nothing that a talent writes or agrees on; a colleague who acts is', async () => {
  const { recruiter, talent, id } = await asked();
  const colleague = await colleagueOf(recruiter, 'Kollegan');
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  await suspend(recruiter);
  await talent.visitor.ok('sendMessage', {
    params: { id },
    body: { clientId: `kanarie-message-${id}`, text: 'Ring mig' },
  });
  world.clock.advance({ days: 1 });
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(recruiter)).not.toContain('Ring mig');
  expect(await mailsTo(colleague)).toContain('Ring mig');
});

test('a mail of a company’s affairs that still waits when its reader is no member any more does not go out', async () => {
  const { app } = world.server;
  const { recruiter, talent, id } = await asked();
  const colleague = await colleagueOf(recruiter, 'Kollegan');
  await app.models.connections.updateOne({ _id: id }, { $set: { sentBy: new Types.ObjectId(colleague.me.id) } });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  expect(await mailsTo(colleague)).toMatch(/requestAccepted.*Kanarie/);
  await recruiter.visitor.ok('removeCompanyMember', { params: { id: colleague.me.id } });
  // What is said to them alone still reaches them, and so does what they are told in another company.
  const other = await asked();
  await app.models.users.updateOne({ _id: colleague.me.id }, { $set: { companyId: other.recruiter.company.id } });
  await app.models.connections.updateOne({ _id: other.id }, { $set: { sentBy: new Types.ObjectId(colleague.me.id) } });
  await other.talent.visitor.ok('answerConnection', { params: { id: other.id }, body: { status: 'accepted' } });
  const sent = await delivered();
  expect(sent.filter(({ to }) => to === colleague.me.email).map(({ subject }) => subject)).toEqual([
    `${other.talent.me.givenName} ${other.talent.me.familyName} accepted your request`,
  ]);
});

test('a mail that still waits when its reader is suspended does not go out', async () => {
  const { recruiter, talent, id } = await asked();
  await colleagueOf(recruiter, 'Kollegan');
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  await suspend(recruiter);
  const sentTo = (await delivered()).map(({ to, subject }) => `${to} ${subject}`).join('\n');
  expect(sentTo).toContain(talent.me.email);
  // But the one that says so.
  expect(sentTo.split('\n').filter((line) => line.startsWith(recruiter.me.email))).toEqual([
    `${recruiter.me.email} Your account is suspended`,
  ]);
});

test('nor does one of a meeting that was agreed on or of a hire; that the meeting is off, and what the company owes, does', async () => {
  const { app } = world.server;
  const { recruiter, talent, id } = await asked();
  await colleagueOf(recruiter, 'Kollegan');
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const starts = [new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString()];
  const body = { starts, minutes: 30, place: `Hos Kanarie${serial}` };
  const [meeting] = await recruiter.visitor.ok('proposeTimes', { params: { id }, body });
  await delivered();
  const params = { id, meeting: meeting?.id ?? '' };
  await talent.visitor.ok('acceptTime', { params, body: { start: meeting?.starts[0] ?? '' } });
  const url = (path: string) => `http://site.test${pathTo(path, { connectionId: id, purchaseId: id })}`;
  const to = { user: new Types.ObjectId(recruiter.me.id) };
  await app.inTransaction(async (session) => {
    const told = { firstName: 'Rut', talentName: 'Kanarie', roleName: 'Chef', endedOn: '2027-01-31' };
    const values = { ...told, url: url(PATHS.conversation) };
    await leaveMail(app, session, `hireEnded:${id}`, { to, about: null, template: 'hireEnded', values });
    const refund = { number: 'R 1', amount: '100', link: url(PATHS.receipt) };
    await leaveMail(app, session, `refundMade:${id}`, { to, template: 'refundMade', values: refund });
  });
  await suspend(recruiter);
  await talent.visitor.ok('cancelMeeting', { params, body: {} });
  const got = (await delivered()).filter((mail) => mail.to === recruiter.me.email);
  expect(got.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
    '1.00 SEK are paid back to your card',
    'Cancelled',
    'Your account is suspended',
  ]);
});

test('nor does a company ask any more whose people are all suspended once the last of the others left', async () => {
  const { recruiter, talent, id } = await asked();
  const colleague = await colleagueOf(recruiter, 'Kollegan');
  await suspend(recruiter);
  const state = async () =>
    (await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).map(({ status }) => status);
  expect(await state()).toEqual(['open']);
  await colleague.visitor.ok('deleteMe');
  expect(await state()).toEqual(['withdrawn']);
  expect((await talent.visitor.call('answerConnection', { params: { id }, body: { status: 'accepted' } })).status).toBe(
    409,
  );
});

test('nobody acts again for a company that is suspended itself', async () => {
  const { recruiter } = await asked();
  const colleague = await colleagueOf(recruiter, 'Kollegan');
  await suspend(colleague);
  world.clock.advance({ minutes: 1 });
  const company = { params: { id: recruiter.company.id }, body: { reason: 'Fraud' } };
  await admin.ok('adminSuspendCompany', company);
  const person = { params: { id: colleague.me.id }, body: { reason: 'Own matter cleared' } };
  expect((await admin.call('adminUnsuspendUser', person)).status).toBe(409);
  await admin.ok('adminUnsuspendCompany', company);
  await admin.ok('adminUnsuspendUser', person);
  expect((await world.signIn({ givenName: 'Kollegan', email: colleague.me.email, signin: true })).status).toBeLessThan(
    400,
  );
});
