import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { AuditAction } from '@vela/contracts/constants';
import { addDays } from '@vela/market/days';
import { hiresOf } from '../../../tests/support/hires.js';
import { requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { invoiceDueHires } from './invoicing.js';
import { endedHiresMakeRoom } from './migrate-ended.js';

let world: World;
let admin: Visitor;
const { signInBoss, back, today, agreementFrom, accepted, confirmed, hireAsSeenBy } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

const mailsOf = async (id: string, what: string) =>
  (await world.server.app.models.outbox.find({ key: new RegExp(`^${what}:${id}`) }).lean()).map(
    ({ payload }) => payload,
  );
const auditOf = (id: string, action: AuditAction) =>
  world.server.app.models.auditEntries.find({ action, subjectId: new Types.ObjectId(id) }).lean();

/** A confirmed hire that started today, whose company said after some days that it ended. */
async function endedAfter(days: number) {
  const of = await confirmed(admin, { startsOn: today(), probationEndsOn: addDays(today(), 20) });
  world.clock.advance({ days });
  admin = await signInBoss();
  const [company, talent] = [await back(of.company), await back(of.talent)];
  await company.ok('reportHireEnd', { params: of.params, body: { endedOn: today() } });
  return { ...of, company, talent };
}

test('an end that gives nothing back is confirmed: it is told and in the log, and the fee stays due', async () => {
  const { company, talent, params } = await endedAfter(21);
  const body = { endedOn: today(), reason: 'Both sides said so.' };
  expect((await admin.call('adminRefundHire', { params, body })).status).toBe(422);
  const settled = await admin.ok('adminConfirmHireEnd', { params, body });
  expect(settled).toMatchObject({ status: 'confirmed', endedOn: today(), endReportedOn: null, invoice: null });
  expect(await hireAsSeenBy(company, 'talentSeeker')).toMatchObject({ endedOn: today(), endReportedOn: null });
  expect(await hireAsSeenBy(talent, 'jobSeeker')).toMatchObject({ endedOn: today() });
  expect(await mailsOf(params.id, 'hireEnded')).toMatchObject([{ template: 'hireEnded' }]);
  expect(await auditOf(params.id, 'admin.hireEndConfirmed')).toMatchObject([
    { details: { reason: 'Both sides said so.', endedOn: today(), reportedOn: today() } },
  ]);
  for (const name of ['adminConfirmHireEnd', 'adminRefundHire'] as const)
    expect((await admin.call(name, { params, body })).status).toBe(409);
  expect((await admin.call('adminDismissHireEnd', { params, body: { reason: 'Late' } })).status).toBe(409);
  await invoiceDueHires(world.server.app);
  expect(await company.ok('listInvoices')).toMatchObject([{ hireId: params.id, status: 'open', credits: [] }]);
});

test('an end that gives something back is refunded, not merely confirmed', async () => {
  const { params } = await endedAfter(5);
  for (const [endedOn, text] of [
    [today(), 'of the fee back'],
    [addDays(today(), -30), 'cannot end before it starts'],
    [addDays(today(), 1), 'has not ended yet'],
  ] as const) {
    const refused = await admin.call('adminConfirmHireEnd', { params, body: { endedOn, reason: 'Said so.' } });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(text)]);
  }
  expect((await admin.ok('adminRefundHire', { params, body: { endedOn: today(), reason: 'So.' } })).endedOn).toBe(
    today(),
  );
});

test('a reported end is dismissed with a reason that the company reads, and may be reported anew', async () => {
  const { company, talent, params } = await endedAfter(21);
  const dismissed = await admin.ok('adminDismissHireEnd', { params, body: { reason: 'Your talent still works.' } });
  expect(dismissed).toMatchObject({ status: 'confirmed', endedOn: null, endReportedOn: null });
  expect(await hireAsSeenBy(company, 'talentSeeker')).toMatchObject({
    endReportedOn: null,
    rejection: 'Your talent still works.',
  });
  expect(await hireAsSeenBy(talent, 'jobSeeker')).not.toHaveProperty('rejection');
  expect(await mailsOf(params.id, 'hireEndDismissed')).toMatchObject([
    { template: 'hireEndDismissed', values: { reason: 'Your talent still works.' } },
  ]);
  expect(await auditOf(params.id, 'admin.hireEndDismissed')).toMatchObject([{ details: { reportedOn: today() } }]);
  expect((await admin.call('adminDismissHireEnd', { params, body: { reason: 'again' } })).status).toBe(409);
  expect(await company.ok('reportHireEnd', { params, body: { endedOn: today() } })).toMatchObject({
    endReportedOn: today(),
    rejection: null,
  });
});

test.each([
  ['gives something back', 5, 'adminRefundHire'],
  ['gives nothing back', 21, 'adminConfirmHireEnd'],
] as const)('after an end that %s the talent can be hired again, on the same yes', async (_, days, settle) => {
  const { company, talent, params, connectionId } = await endedAfter(days);
  const again = { body: agreementFrom(connectionId) };
  expect((await company.call('reportHire', again)).status).toBe(409);
  await admin.ok(settle, { params, body: { endedOn: today(), reason: 'Both sides said so.' } });
  expect(await company.ok('reportHire', again)).toMatchObject({ status: 'reported', connectionId });
  expect((await company.call('reportHire', again)).status).toBe(409);
  expect(await talent.ok('reportOwnHire', again)).toMatchObject({ answer: 'confirmed', reportedByCompany: true });
  expect(await company.ok('listHires', { query: { userType: 'talentSeeker' } })).toHaveLength(2);
});

test('a hire that goes on is told of once, whatever the company asked its talent since', async () => {
  const of = await confirmed(admin);
  const { company, talent, connectionId, params } = of;
  await company.visitor.ok('endConversation', { params: { id: connectionId }, body: {} });
  const { id } = await company.visitor.ok('createConnection', { body: requestTo(company, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const body = agreementFrom(id);
  for (const { status, text } of [
    await company.visitor.call('reportHire', { body }),
    await talent.visitor.call('reportOwnHire', { body }),
  ])
    expect([status, text]).toEqual([409, expect.stringContaining('Its end has to be told first')]);
  world.clock.advance({ days: 21 });
  admin = await signInBoss();
  const recruiter = await back(company);
  await recruiter.ok('reportHireEnd', { params, body: { endedOn: today() } });
  await admin.ok('adminRefundHire', { params, body: { endedOn: today(), reason: 'It ended.' } });
  // The contract that has ended is no new one.
  const same = await recruiter.call('reportHire', { body: { ...body, signedOn: today(), startsOn: today() } });
  expect([same.status, same.text]).toEqual([422, expect.stringContaining('This one begins later')]);
  expect((await recruiter.ok('reportHire', { body: agreementFrom(id) })).status).toBe('reported');
});

/** A pair whose conversation ended, and who talk about another request since. */
async function askedAgain() {
  const { company, talent, connectionId: first } = await accepted();
  await company.visitor.ok('endConversation', { params: { id: first }, body: {} });
  const { id: second } = await company.visitor.ok('createConnection', { body: requestTo(company, talent) });
  await talent.visitor.ok('answerConnection', { params: { id: second }, body: { status: 'accepted' } });
  return { company, talent, first, second };
}

test('who finds a hire told with another request of the two is led to it, and can tell theirs there', async () => {
  const ofTalent = await askedAgain();
  await ofTalent.talent.visitor.ok('reportOwnHire', { body: agreementFrom(ofTalent.first) });
  const company = ofTalent.company.visitor;
  const led = await company.call('reportHire', { body: agreementFrom(ofTalent.second) });
  expect(led).toMatchObject({
    status: 409,
    body: { detail: 'This hire is told already, with the request for Backend engineer: tell yours there.' },
  });
  expect(await company.ok('reportHire', { body: agreementFrom(ofTalent.first) })).toMatchObject({
    answer: 'confirmed',
  });

  const ofCompany = await askedAgain();
  await ofCompany.company.visitor.ok('reportHire', { body: agreementFrom(ofCompany.second) });
  const talent = ofCompany.talent.visitor;
  const other = await talent.call('reportOwnHire', { body: agreementFrom(ofCompany.first) });
  expect([other.status, other.text]).toEqual([409, expect.stringContaining('tell yours there.')]);
  expect(await talent.ok('reportOwnHire', { body: agreementFrom(ofCompany.second) })).toMatchObject({
    reportedByCompany: true,
  });
  // Whoever told theirs is not led anywhere to tell it.
  for (const { status, text } of [
    await talent.call('reportOwnHire', { body: agreementFrom(ofCompany.first) }),
    await ofCompany.company.visitor.call('reportHire', { body: agreementFrom(ofCompany.first) }),
  ])
    expect([status, text]).toEqual([
      409,
      expect.stringContaining('This hire was reported already, with the request for Backend engineer.'),
    ]);
});

test('ends that were confirmed before make room for another hire, too', async () => {
  const { company, params, connectionId } = await endedAfter(21);
  await admin.ok('adminConfirmHireEnd', { params, body: { endedOn: today(), reason: 'Both sides said so.' } });
  const { hires } = world.server.app.models;
  await hires.updateOne({ _id: new Types.ObjectId(params.id) }, { $set: { live: true } });
  const running = (await confirmed(admin)).params;
  await endedHiresMakeRoom(hires.db);
  const states = await hires
    .find({ _id: { $in: [params.id, running.id] } })
    .sort({ reportedAt: 1 })
    .lean();
  expect(states.map(({ live }) => live)).toEqual([false, true]);
  await company.ok('reportHire', { body: agreementFrom(connectionId) });
});
