import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import {
  adminListInvoices,
  getStatement,
  getStatementCsv,
  listDocuments,
  listInvoices,
} from '@vela/contracts/endpoints';
import type { Language } from '@vela/language';
import { addDays, dayText, isBusinessDay } from '@vela/market/days';
import { INVOICE_DUE_DAYS } from '@vela/market/fees';
import { HIRES_UNTIL_FREE } from '@vela/market/prices';
import { hiresOf } from '../../../tests/support/hires.js';
import { COMPANY_FORM, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { remindOfInvoices } from '../../money/invoices/index.js';
import { invoiceDueHires } from './invoicing.js';

let world: World;
let admin: Visitor;
let count = 0;
const { signInBoss, back, today, agreementFrom, newCompany, accepted, hired } = hiresOf(() => world);
/** Time passes, and the admin signs in again: what moves money wants that. */
async function later(time: { readonly days: number }): Promise<void> {
  world.clock.advance(time);
  admin = await signInBoss();
}
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

describe('reporting', () => {
  test('takes an agreement once, with the fee of the talent’s seniority', async () => {
    const { company, connectionId, hire, talent, params } = await hired();
    // Four years are "Mid": 75,000 SEK and Sweden's VAT.
    expect(hire).toMatchObject({
      status: 'reported',
      band: 'mid',
      late: false,
      talentName: `${talent.me.givenName} Berg`,
      answer: null,
      invoice: null,
      fee: { netOre: 7_500_000, vatPercent: 25, vatOre: 1_875_000, totalOre: 9_375_000 },
    });
    const again = await company.visitor.call('reportHire', { body: agreementFrom(connectionId) });
    expect([again.status, again.body]).toMatchObject([409, { detail: 'This hire was reported already.' }]);
    const [seen] = await talent.visitor.ok('listHires', { query: { userType: 'jobSeeker' } });
    expect(seen).toMatchObject({ view: 'jobSeeker', companyName: company.company.name, bonus: null });
    expect(seen).not.toHaveProperty('fee');
    expect((await talent.visitor.ok('answerHire', { params, body: { answer: 'confirmed' } })).answer).toBe('confirmed');
  });

  test('told later than five business days is flagged', async () => {
    const pair = await accepted();
    await later({ days: 9 });
    const hire = await pair.company.visitor.ok('reportHire', {
      body: agreementFrom(pair.connectionId, { signedOn: addDays(today(), -9) }),
    });
    expect(hire.late).toBe(true);
  });

  test('needs an accepted request', async () => {
    const recruiter = await newCompany();
    const talent = await joinAsTalent(world, { givenName: `Open${(count += 1)}` });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    expect((await recruiter.visitor.call('reportHire', { body: agreementFrom(id) })).status).toBe(409);
  });

  test.each([
    ['signedOn', { signedOn: '2999-01-01', startsOn: '2999-01-02', probationEndsOn: null }],
    ['signedOn', { signedOn: '2026-06-01' }],
    ['startsOn', { startsOn: '2020-01-01' }],
    ['startsOn', { startsOn: '9999-12-31', probationEndsOn: null }],
    ['startsOn', { startsOn: '2099-01-01', probationEndsOn: null }],
    ['startsOn', { startsOn: 'tomorrow' }],
    ['probationEndsOn', { probationEndsOn: '2020-01-01' }],
    ['probationEndsOn', { probationEndsOn: '2998-01-01' }],
    ['compensation', { compensation: '-5' }],
  ])('refuses an impossible %s', async (field, changes) => {
    const { company, connectionId } = await accepted();
    const answer = await company.visitor.call('reportHire', { body: agreementFrom(connectionId, changes) });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) });
  });

  test('is nobody else’s', async () => {
    const [other, third] = [await newCompany(), await newCompany()];
    const { connectionId } = await accepted();
    expect((await other.visitor.call('reportHire', { body: agreementFrom(connectionId) })).status).toBe(404);
    const { params } = await hired(other);
    const stranger = await joinAsTalent(world, { givenName: `Str${(count += 1)}` });
    expect((await stranger.visitor.call('answerHire', { params, body: { answer: 'confirmed' } })).status).toBe(404);
    expect((await third.visitor.call('reportHireEnd', { params, body: { endedOn: today() } })).status).toBe(404);
  });
});

describe('the platform', () => {
  test('counts a confirmed hire, invoices it a day later and reminds of it when it is overdue', async () => {
    const { company, talent, params } = await hired();
    await talent.visitor.ok('answerHire', { params, body: { answer: 'confirmed' } });
    const confirmed = await admin.ok('adminConfirmHire', { params, body: { bonusSek: 10_000 } });
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      bonus: { amountSek: 10_000, state: 'planned' },
      invoice: null,
    });
    expect((await company.visitor.ok('getMe'))?.talentSeeker?.company?.balance.confirmedHires).toBe(1);
    expect((await talent.visitor.ok('listHires', { query: { userType: 'jobSeeker' } }))[0]).toMatchObject({
      bonus: { amountSek: 10_000, state: 'planned' },
    });
    expect((await admin.call('adminConfirmHire', { params, body: { bonusSek: null, reason: 'again' } })).status).toBe(
      409,
    );
    expect((await talent.visitor.call('answerHire', { params, body: { answer: 'disputed', note: 'No' } })).status).toBe(
      409,
    );

    await invoiceDueHires(world.server.app);
    expect(await company.visitor.ok('listInvoices')).toEqual([]);
    await later({ days: 1 });
    await Promise.all([1, 2, 3].map(() => invoiceDueHires(world.server.app)));
    const [invoice, ...more] = await company.visitor.ok('listInvoices');
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      status: 'open',
      companyName: company.company.name,
      dueOn: addDays(today(), INVOICE_DUE_DAYS),
      reminders: 0,
      price: { netOre: 7_500_000, vatPercent: 25, totalOre: 9_375_000 },
    });

    await later({ days: INVOICE_DUE_DAYS });
    // A due day that is no business day is over with the next one that is.
    while (!isBusinessDay(today())) await later({ days: 1 });
    await remindOfInvoices(world.server.app);
    const returned = await back(company);
    expect((await returned.ok('listInvoices'))[0]).toMatchObject({ status: 'open', reminders: 0 });
    await later({ days: 1 });
    await Promise.all([1, 2].map(() => remindOfInvoices(world.server.app)));
    expect((await returned.ok('listInvoices'))[0]).toMatchObject({ status: 'overdue', reminders: 1 });
    await later({ days: 7 });
    await remindOfInvoices(world.server.app);
    const paid = await admin.ok('adminMarkInvoicePaid', {
      params: { id: invoice?.id ?? '' },
      body: { reason: 'Bank, 3 June' },
    });
    expect(paid).toMatchObject({ status: 'paid', reminders: 2 });
    expect(
      (await admin.call('adminMarkInvoicePaid', { params: { id: paid.id }, body: { reason: 'twice' } })).status,
    ).toBe(409);
    await later({ days: 30 });
    await remindOfInvoices(world.server.app);
    expect((await company.visitor.ok('listInvoices'))[0]).toMatchObject({ status: 'paid', reminders: 2 });
    const mails = await world.server.app.models.outbox.find({ key: { $regex: invoice?.id ?? '-' } }).lean();
    expect(mails.map(({ key }) => key.split(':')[0]).sort()).toEqual(['invoice', 'invoiceReminder', 'invoiceReminder']);
  });

  describe('calls a role', () => {
    const SWEDISH = { sv: 'Rorgängare' };
    let roleName = '';
    beforeAll(async () => {
      const { app } = world.server;
      const { roles } = await app.models.categories.findById(world.category.id).orFail().lean();
      roleName = roles[0]?.name ?? '';
      const named = roles.map((role) => ({ ...role, names: SWEDISH }));
      await app.models.categories.updateOne({ _id: world.category.id }, { $set: { roles: named } });
      await app.catalogue.reload();
    });

    async function invoiced(documentLanguage: Language) {
      const { app } = world.server;
      const { company, params } = await hired();
      await app.models.companies.updateOne({ _id: company.company.id }, { $set: { documentLanguage } });
      await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'Shown.' } });
      await later({ days: 1 });
      await invoiceDueHires(app);
      const reader = await back(company);
      const [invoice] = await reader.ok('listInvoices');
      const issued = await app.models.documents.findOne({ subjectId: new Types.ObjectId(invoice?.id) }).lean();
      return { reader, issued };
    }

    test('as the reader of a statement or of invoices does', async () => {
      const { reader } = await invoiced('en');
      const said = async (visitor: Visitor, path: string, language: string): Promise<string> =>
        (await visitor.send(path, { headers: { 'accept-language': language } })).text;
      for (const [visitor, path] of [
        [reader, getStatement.path],
        [reader, getStatementCsv.path],
        [reader, listInvoices.path],
        [admin, adminListInvoices.path],
      ] as const) {
        expect(await said(visitor, path, 'sv')).toContain(SWEDISH.sv);
        const english = await said(visitor, path, 'en');
        expect(english).toContain(roleName);
        expect(english).not.toContain(SWEDISH.sv);
      }
    });

    test('in an invoice what it is called in the invoice’s own language, and that stays', async () => {
      const [english, swedish] = [await invoiced('en'), await invoiced('sv')];
      expect(english.issued?.content).toMatchObject({ language: 'en', sold: { roleName } });
      expect(swedish.issued?.content).toMatchObject({ language: 'sv', sold: { roleName: SWEDISH.sv } });
      const path = `${listDocuments.path}?subjectId=${String(english.issued?.subjectId)}`;
      const read = await english.reader.send(path, { headers: { 'accept-language': 'sv' } });
      expect(read.text).toContain(roleName);
      expect(read.text).not.toContain(SWEDISH.sv);
    });
  });

  test('brings an invoice as a PDF, to its company only, and tells both sides by mail', async () => {
    const { company, params } = await hired();
    await admin.ok('adminConfirmHire', { params, body: { bonusSek: 10_000, reason: 'Shown.' } });
    world.clock.advance({ days: 1 });
    await invoiceDueHires(world.server.app);
    const [invoice] = await company.visitor.ok('listInvoices');
    const pdf = { params: { id: invoice?.id ?? '' } };
    const answer = await company.visitor.call('getInvoicePdf', pdf);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect((await (await newCompany()).visitor.call('getInvoicePdf', pdf)).status).toBe(404);
    const mails = await world.server.app.models.outbox.find({ key: { $regex: params.id } }).lean();
    expect(mails.map(({ key }) => key).sort()).toEqual([
      `hireConfirmed:${params.id}:company`,
      `hireConfirmed:${params.id}:talent`,
      `hireReported:${params.id}`,
    ]);
    // Days and pay as people read them, not as the wire has them.
    const [brought] = await world.server.app.models.outbox
      .find({ 'payload.values.link': { $regex: invoice?.id ?? '' } })
      .lean();
    expect(brought?.payload).toMatchObject({ template: 'invoice', values: { dueOn: dayText(invoice?.dueOn ?? '') } });
    expect(mails.find(({ key }) => key.startsWith('hireReported'))?.payload).toMatchObject({
      values: { signedOn: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/), pay: '64,000 SEK monthly' },
    });
    admin = await signInBoss();
  });

  test('tells the talent of a bonus that is set later, once for each amount', async () => {
    const { talent, params } = await hired();
    const bonus = { bonusSek: 12_000, state: 'planned' as const, reason: 'Agreed by phone.' };
    expect((await admin.call('adminSetHireBonus', { params, body: bonus })).status).toBe(409);
    await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'Shown.' } });
    await admin.ok('adminSetHireBonus', { params, body: bonus });
    await admin.ok('adminSetHireBonus', { params, body: bonus });
    expect((await talent.visitor.ok('listHires', { query: { userType: 'jobSeeker' } }))[0]).toMatchObject({
      bonus: { amountSek: 12_000, state: 'planned', on: null },
    });
    const on = addDays(today(), 30);
    world.clock.advance({ minutes: 1 });
    await admin.ok('adminSetHireBonus', { params, body: { ...bonus, state: 'announced', on } });
    const mails = await world.server.app.models.outbox
      .find({ key: { $regex: `hireBonus:${params.id}` } })
      .sort({ _id: 1 })
      .lean();
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: 'hireBonus', values: { bonus: '12,000.00 SEK' } },
      { template: 'hireBonus', values: { state: `Announced; it is paid on ${dayText(on)}` } },
    ]);
  });

  test('needs a reason where the talent has not confirmed, and for a rejection', async () => {
    const { company, talent, params } = await hired();
    await talent.visitor.ok('answerHire', { params, body: { answer: 'disputed', note: 'I never signed.' } });
    expect((await admin.call('adminConfirmHire', { params, body: { bonusSek: null } })).status).toBe(422);
    expect((await admin.call('adminRejectHire', { params, body: { reason: ' ' } })).status).toBe(422);
    await admin.ok('adminRejectHire', { params, body: { reason: 'There is no signature.' } });
    const [hire] = await company.visitor.ok('listHires', { query: { userType: 'talentSeeker' } });
    expect(hire).toMatchObject({
      status: 'rejected',
      rejection: 'There is no signature.',
      answerNote: 'I never signed.',
    });
    expect((await company.visitor.ok('getMe'))?.talentSeeker?.company?.balance.confirmedHires).toBe(0);
    // What was rejected may be reported anew, better.
    expect((await company.visitor.call('reportHire', { body: agreementFrom(hire?.connectionId ?? '') })).status).toBe(
      200,
    );
  });

  test('counts a hire once, however many confirm it at once', async () => {
    const { company, params } = await hired();
    const body = { bonusSek: null, reason: 'The contract was shown.' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.call('adminConfirmHire', { params, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await company.visitor.ok('getMe'))?.talentSeeker?.company?.balance.confirmedHires).toBe(1);
  });

  test('credits the share that the terms give back, once, and the hire goes on counting', async () => {
    const { company, params } = await hired(undefined, { startsOn: today(), probationEndsOn: addDays(today(), 180) });
    await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'The contract was shown.' } });
    await later({ days: 45 });
    const ending = await (await back(company)).ok('reportHireEnd', { params, body: { endedOn: today() } });
    expect(ending.endReportedOn).toBe(today());
    // Not invoiced yet: the invoice is made out and credited together.
    const refunded = await admin.ok('adminRefundHire', {
      params,
      body: { endedOn: today(), reason: 'Both sides said so.' },
    });
    expect(refunded).toMatchObject({
      endedOn: today(),
      endReportedOn: null,
      invoice: {
        dueOre: 4_687_500,
        credits: [{ percent: 50, price: { netOre: 3_750_000, vatPercent: 25, vatOre: 937_500, totalOre: 4_687_500 } }],
      },
    });
    expect((await admin.call('adminRefundHire', { params, body: { endedOn: today(), reason: 'again' } })).status).toBe(
      409,
    );
    await later({ days: 2 });
    await invoiceDueHires(world.server.app);
    const returned = await back(company);
    expect(await returned.ok('listInvoices')).toHaveLength(1);
    expect((await returned.ok('getMe'))?.talentSeeker?.company?.balance.confirmedHires).toBe(1);
  });

  test('asks for the VAT number again before the invoice that it credits at once', async () => {
    const { company, params } = await hired(undefined, { startsOn: today(), probationEndsOn: addDays(today(), 180) });
    const VAT = 'DE136695976';
    const german = { country: 'Germany', VAT, organizationNumber: `HRB ${VAT.slice(5)} Köln` };
    await company.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, ...german } });
    await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'The contract was shown.' } });
    // The job that makes out invoices did not come to it.
    await later({ days: 45 });
    world.vies.invalid.add(VAT);
    const refunded = await admin.ok('adminRefundHire', { params, body: { endedOn: today(), reason: 'Both said so.' } });
    expect(refunded.invoice).toMatchObject({ price: { vatPercent: 25 } });
  });

  test('gives nothing back after the probation', async () => {
    const { params } = await hired(undefined, { startsOn: today(), probationEndsOn: addDays(today(), 20) });
    await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'Shown.' } });
    await later({ days: 21 });
    const answer = await admin.call('adminRefundHire', { params, body: { endedOn: today(), reason: 'Late' } });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      422,
      expect.stringContaining('Nothing is given back'),
    ]);
  });

  test(`asks for no tokens after ${HIRES_UNTIL_FREE} hires of different talents`, async () => {
    const company = await newCompany();
    for (let hires = 0; hires < HIRES_UNTIL_FREE; hires += 1) {
      const { params } = await hired(company);
      await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'Shown.' } });
    }
    const talent = await joinAsTalent(world, { givenName: `Free${(count += 1)}` });
    const request = await company.visitor.ok('createConnection', { body: requestTo(company, talent) });
    expect(request.reservation).toEqual({ kind: 'none', amount: 0 });
  });

  test('lists hires and invoices by status, page by page', async () => {
    const { hire } = await hired();
    const page = await admin.ok('adminListHires', { query: { status: 'reported' } });
    expect(page.total).toBeGreaterThanOrEqual(page.hires.length);
    expect(page.hires.map(({ id }) => id)).toContain(hire.id);
    expect(page.hires.every(({ status }) => status === 'reported')).toBe(true);
    const { invoices } = await admin.ok('adminListInvoices', { query: { status: 'paid' } });
    expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
    expect((await admin.ok('adminListInvoices', { query: { page: 999 } })).invoices).toEqual([]);
  });
});

test('a hire that was confirmed in error is undone, and all of its fee is credited', async () => {
  const { company, talent, params, connectionId } = await hired(undefined, { startsOn: today() });
  await admin.ok('adminConfirmHire', { params, body: { bonusSek: 9_000, reason: 'Shown.' } });
  await later({ days: 2 });
  await invoiceDueHires(world.server.app);
  await admin.ok('adminRefundHire', { params, body: { endedOn: today(), reason: 'Both said so.' } });
  const undone = await admin.ok('adminUndoHire', { params, body: { reason: 'The wrong person.' } });
  expect(undone).toMatchObject({ status: 'undone', bonus: null, invoice: { status: 'credited', dueOre: 0 } });
  const total = undone.invoice?.price.totalOre ?? 0;
  expect(undone.invoice?.credits.reduce((sum, { price }) => sum + price.totalOre, 0)).toBe(total);
  expect((await admin.call('adminUndoHire', { params, body: { reason: 'again' } })).status).toBe(409);
  expect((await company.visitor.ok('getMe'))?.talentSeeker?.company?.balance.confirmedHires).toBe(0);
  await later({ days: 60 });
  const [recruiter, hiredTalent] = [await back(company), await back(talent)];
  await remindOfInvoices(world.server.app);
  const mails = await world.server.app.models.outbox.find({ key: { $regex: `^(invoiceReminder|hireUndone)` } }).lean();
  expect(mails.filter(({ key }) => key.includes(undone.invoice?.id ?? '?'))).toEqual([]);
  expect(mails.filter(({ key }) => key.includes(params.id))).toHaveLength(2);
  expect((await hiredTalent.ok('listHires', { query: { userType: 'jobSeeker' } }))[0]).toMatchObject({
    status: 'undone',
  });
  expect((await recruiter.call('reportHire', { body: agreementFrom(connectionId) })).status).toBe(200);
});

test('a fee without an invoice, whose VAT nobody knows yet, is not credited, and says what is missing', async () => {
  const { params, company } = await hired(undefined, { startsOn: today(), probationEndsOn: addDays(today(), 180) });
  await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'Shown.' } });
  await world.server.app.models.companies.updateOne({ _id: company.company.id }, { $set: { country: null } });
  const refused = await admin.call('adminRefundHire', { params, body: { endedOn: today(), reason: 'Both said so.' } });
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('has not said in which country it is');
});

test('reminders and the platform’s sums ask for what is left after a credit', async () => {
  const { params } = await hired(undefined, { startsOn: today(), probationEndsOn: addDays(today(), 180) });
  await admin.ok('adminConfirmHire', { params, body: { bonusSek: null, reason: 'Shown.' } });
  await later({ days: 2 });
  await invoiceDueHires(world.server.app);
  const before = (await admin.ok('adminGetOverview')).invoices;
  const refunded = await admin.ok('adminRefundHire', { params, body: { endedOn: today(), reason: 'Both said so.' } });
  const { invoice } = refunded;
  expect(invoice).toMatchObject({ price: { totalOre: 9_375_000 }, dueOre: 2_343_750 });
  const after = (await admin.ok('adminGetOverview')).invoices;
  expect(before.openOre + before.overdueOre - after.openOre - after.overdueOre).toBe(7_031_250);
  await later({ days: INVOICE_DUE_DAYS + 2 });
  await remindOfInvoices(world.server.app);
  const [mail] = await world.server.app.models.outbox.find({ key: `invoiceReminder:${invoice?.id}:1` }).lean();
  expect(mail?.payload).toMatchObject({
    values: { due: '23,437.50 SEK', settled: '70,312.50 SEK', total: '93,750.00 SEK' },
    attachments: [expect.any(String), expect.any(String)],
  });
  const paying = { params: { id: invoice?.id ?? '' } };
  const part = await admin.ok('adminMarkInvoicePaid', { ...paying, body: { reason: 'Bank', amountOre: 343_750 } });
  expect(part).toMatchObject({ status: 'overdue', dueOre: 2_000_000 });
  expect(await admin.ok('adminMarkInvoicePaid', { ...paying, body: { reason: 'Bank' } })).toMatchObject({
    status: 'paid',
    dueOre: 0,
  });
});

test('a bonus is planned, announced with a day, and paid, and never goes back', async () => {
  const { talent, params } = await hired();
  await admin.ok('adminConfirmHire', { params, body: { bonusSek: 9_000, reason: 'Shown.' } });
  const step = (state: 'planned' | 'announced' | 'paid', on?: string) =>
    admin.call('adminSetHireBonus', {
      params,
      body: { bonusSek: 9_000, state, reason: 'As agreed.', ...(on === undefined ? {} : { on }) },
    });
  expect((await step('announced')).status).toBe(422);
  expect((await step('announced', addDays(today(), 20))).status).toBe(200);
  expect((await step('planned')).status).toBe(422);
  expect((await step('paid', addDays(today(), 1))).status).toBe(422);
  expect((await step('paid', today())).status).toBe(200);
  expect((await step('paid', today())).status).toBe(409);
  expect((await talent.visitor.ok('listHires', { query: { userType: 'jobSeeker' } }))[0]).toMatchObject({
    bonus: { amountSek: 9_000, state: 'paid', on: today() },
  });
});
