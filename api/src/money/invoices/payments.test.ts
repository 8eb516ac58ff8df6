import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { Types } from 'mongoose';
import { adminGetBookkeeping } from '@vela/contracts/endpoints';
import type { Invoice } from '@vela/contracts/schemas';
import { addDays, dayOf } from '@vela/market/days';
import { hiresOf } from '../../../tests/support/hires.js';
import { TEST_ORIGIN, type Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { invoiceDueHires } from '../../hiring/hires/index.js';
import { figuresOfInvoices, forgetFiguresOfInvoices } from './index.js';

let world: World;
let admin: Visitor;
const { signInBoss, back, today, confirmed } = hiresOf(() => world);
beforeAll(async () => {
  // A Monday in the middle of a month.
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' }, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(async () => {
  admin = await signInBoss();
});

const newKey = (): string => new Types.ObjectId().toHexString();
const reason = 'As the bank says.';
const TOTAL_ORE = 9_375_000;

/** An invoice of 93,750 SEK, made out today. */
async function invoiced() {
  const of = await confirmed(admin, { startsOn: today(), probationEndsOn: addDays(today(), 180) });
  world.clock.advance({ days: 2 });
  admin = await signInBoss();
  await invoiceDueHires(world.server.app);
  const reader = await back(of.company);
  const read = async (): Promise<Invoice> => {
    const [invoice] = await reader.ok('listInvoices');
    if (invoice === undefined) throw new Error('There is to be an invoice.');
    return invoice;
  };
  const { id } = await read();
  return { ...of, params: { id }, hire: of.params, read, companyId: new Types.ObjectId(of.company.company.id) };
}

const pay = (params: { id: string }, more: object = {}) =>
  admin.call('adminMarkInvoicePaid', { params, body: { reason, key: newKey(), ...more } });
const payBack = (params: { id: string }, more: object = {}) =>
  admin.call('adminMarkInvoicePaidBack', {
    params,
    body: { reason, key: newKey(), amountOre: TOTAL_ORE, paidOn: today(), ...more },
  });
const takeBack = (params: { id: string }, place: number, key = newKey()) =>
  admin.call('adminTakeBackInvoicePayment', { params, body: { key, place, reason } });
const auditOf = async (params: { id: string }) =>
  (await world.server.app.models.auditEntries.find({ subjectId: new Types.ObjectId(params.id) }).lean()).filter(
    ({ action }) => action.startsWith('money.invoiceP'),
  );

/** @returns what the SIE file of some days books at the bank: text, day and the line of account 1930 */
async function bankOf(from: string, to: string, about: string): Promise<string[]> {
  const response = await fetch(
    `http://127.0.0.1:${world.server.port}${adminGetBookkeeping.path}?from=${from}&to=${to}`,
    { headers: { origin: TEST_ORIGIN, cookie: admin.cookie ?? '' } },
  );
  const text = iconv.decode(Buffer.from(await response.arrayBuffer()), 'cp437');
  return [...text.matchAll(/#VER B "" (\d+) "([^"]*)"\r\n\{\r\n((?: {2}#TRANS.*\r\n)+)\}/g)]
    .filter(([, , title = '']) => title.includes(about))
    .map(([, day, title, lines = '']) =>
      [
        day,
        title,
        ...[...lines.matchAll(/#TRANS (\d+) \{\} (\S+)/g)].map(([, account, ore]) => `${account} ${ore}`),
      ].join(' | '),
    );
}

describe('a fee that was credited after it was paid', () => {
  async function overpaid() {
    const of = await invoiced();
    expect((await pay(of.params)).status).toBe(200);
    await admin.ok('adminUndoHire', { params: of.hire, body: { reason: 'Mistaken.' } });
    expect(await of.read()).toMatchObject({ status: 'paid', dueOre: 0, overpaidOre: TOTAL_ORE });
    return of;
  }

  test('is noted as paid back in parts, at most what was paid too much, and the company reads on which day', async () => {
    const { params, read } = await overpaid();
    const before = (await admin.ok('adminGetOverview')).invoices;
    const listed = async () =>
      (await admin.ok('adminListInvoices', { query: { status: 'toPayBack' } })).invoices.map(({ id }) => id);
    expect(await listed()).toContain(params.id);
    expect((await payBack(params, { amountOre: TOTAL_ORE + 1 })).status).toBe(422);
    expect((await payBack(params, { paidOn: addDays(today(), 1) })).status).toBe(422);
    expect((await payBack(params, { paidOn: addDays(today(), -1) })).status).toBe(422);
    expect((await payBack(params, { amountOre: 375_000 })).status).toBe(200);
    expect(await read()).toMatchObject({ dueOre: 0, overpaidOre: 9_000_000 });
    expect((await payBack(params, { amountOre: 9_000_000 })).status).toBe(200);
    expect(await read()).toMatchObject({
      status: 'paid',
      dueOre: 0,
      overpaidOre: 0,
      payments: [{ amountOre: TOTAL_ORE }],
      paidBack: [
        { amountOre: 375_000, on: today() },
        { amountOre: 9_000_000, on: today() },
      ],
    });
    expect((await payBack(params)).status).toBe(409);
    expect(await listed()).not.toContain(params.id);
    const after = (await admin.ok('adminGetOverview')).invoices;
    expect([
      (before.overpaid ?? 0) - (after.overpaid ?? 0),
      (before.overpaidOre ?? 0) - (after.overpaidOre ?? 0),
    ]).toEqual([1, TOTAL_ORE]);
    expect((await auditOf(params)).map(({ action, details }) => [action, details['reason']])).toEqual([
      ['money.invoicePaid', reason],
      ['money.invoicePaidBack', reason],
      ['money.invoicePaidBack', reason],
    ]);
  });

  test('is noted once for each key, and booked from the bank to who had paid', async () => {
    const { params, read } = await overpaid();
    const key = newKey();
    const answers = await Promise.all([payBack(params, { key }), payBack(params, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await payBack(params, { key })).status).toBe(200);
    expect((await payBack(params, { key, amountOre: 1 })).status).toBe(409);
    const { paidBack, number, companyName } = await read();
    expect(paidBack).toHaveLength(1);
    const day = today().replaceAll('-', '');
    expect(await bankOf(today(), today(), number)).toEqual([
      `${day} | ${number} ${companyName} | 1930 93750.00 | 1510 -93750.00`,
      `${day} | ${number} ${companyName}, återbetalning | 1510 93750.00 | 1930 -93750.00`,
    ]);
  });

  test('from before there was that figure is found by it, once it is filled in', async () => {
    const { params } = await overpaid();
    const { models } = world.server.app;
    await models.invoices.collection.updateOne(
      { _id: new Types.ObjectId(params.id) },
      { $unset: { overpaidOre: '', paidOre: '' } },
    );
    await figuresOfInvoices(models.invoices.db);
    expect(await models.invoices.findById(params.id).lean()).toMatchObject({
      overpaidOre: TOTAL_ORE,
      paidOre: TOTAL_ORE,
    });
  });
});

describe('a payment', () => {
  test('is noted once for each key, however often it is sent', async () => {
    const { params, read } = await invoiced();
    const key = newKey();
    const press = () => pay(params, { key, amountOre: 1_000_000 });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ dueOre: TOTAL_ORE - 1_000_000, payments: [{ amountOre: 1_000_000 }] });
    expect((await pay(params, { key, amountOre: 2_000_000 })).status).toBe(409);
    expect(await auditOf(params)).toHaveLength(1);
  });

  test('cannot arrive before the invoice was made out', async () => {
    const { params } = await invoiced();
    const early = await pay(params, { paidOn: addDays(today(), -1) });
    expect(early.status).toBe(422);
    expect(early.text).toContain('before the invoice');
    expect((await pay(params, { paidOn: today() })).status).toBe(200);
  });

  test('that is more than what is due, or comes again, is to be paid back', async () => {
    const { params, read } = await invoiced();
    expect((await pay(params, { amountOre: TOTAL_ORE + 5 })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'paid', dueOre: 0, overpaidOre: 5 });
    // Who does not say how much means what is due.
    expect((await pay(params)).status).toBe(409);
    expect((await pay(params, { amountOre: 100 })).status).toBe(200);
    expect(await read()).toMatchObject({ overpaidOre: 105 });
  });

  test('that was noted in error is taken back once, by an entry of its own, and is due again', async () => {
    const { params, read } = await invoiced();
    await pay(params, { amountOre: 1_000_000 });
    await pay(params, { amountOre: 500_000 });
    const { payments } = await read();
    expect(payments.map(({ amountOre, place }) => [amountOre, place])).toEqual([
      [1_000_000, 0],
      [500_000, 1],
    ]);
    const key = newKey();
    expect((await takeBack(params, 0, key)).status).toBe(200);
    expect((await takeBack(params, 0, key)).status).toBe(200);
    expect((await takeBack(params, 0)).status).toBe(409);
    expect((await takeBack(params, 7)).status).toBe(404);
    const { number, companyName, ...left } = await read();
    expect(left).toMatchObject({
      status: 'open',
      dueOre: TOTAL_ORE - 500_000,
      payments: [{ amountOre: 500_000, place: 1 }],
    });
    // An entry that takes one back is none that could be taken back.
    expect((await takeBack(params, 2)).status).toBe(404);
    expect((await auditOf(params)).at(-1)).toMatchObject({
      action: 'money.invoicePaymentTakenBack',
      details: { reason, amountOre: 1_000_000 },
    });
    const day = today().replaceAll('-', '');
    expect(await bankOf(today(), today(), number)).toEqual([
      `${day} | ${number} ${companyName} | 1930 10000.00 | 1510 -10000.00`,
      `${day} | ${number} ${companyName} | 1930 5000.00 | 1510 -5000.00`,
      `${day} | ${number} ${companyName}, rättelse | 1510 10000.00 | 1930 -10000.00`,
    ]);
    expect(await world.server.app.models.invoices.findById(params.id).lean()).toMatchObject({ paidOre: 500_000 });
  });

  test('that is taken back after all was credited leaves an invoice that was never paid', async () => {
    const { params, hire, read } = await invoiced();
    await pay(params);
    await admin.ok('adminUndoHire', { params: hire, body: { reason: 'Mistaken.' } });
    await takeBack(params, 0);
    expect(await read()).toMatchObject({ status: 'credited', dueOre: 0, overpaidOre: 0, payments: [] });
    const credited = await admin.ok('adminListInvoices', { query: { status: 'credited' } });
    expect(credited.invoices.map(({ id }) => id)).toContain(params.id);
    const paid = await admin.ok('adminListInvoices', { query: { status: 'paid' } });
    expect(paid.invoices.map(({ id }) => id)).not.toContain(params.id);
  });

  test('that is noted in the month after it arrived is in that month’s file, which tells the day', async () => {
    const { params, read } = await invoiced();
    const arrived = today();
    const { number, companyName } = await read();
    world.clock.advance({ days: 31 });
    admin = await signInBoss();
    await pay(params, { paidOn: arrived });
    const noted = today();
    expect(await bankOf(arrived, addDays(noted, -1), number)).toEqual([]);
    expect(await bankOf(noted, noted, number)).toEqual([
      `${noted.replaceAll('-', '')} | ${number} ${companyName} (${arrived}) | 1930 93750.00 | 1510 -93750.00`,
    ]);
    expect(dayOf(world.clock.now())).toBe(noted);
  });

  test('that was noted before that stays in the file of the day it arrived on, and in no other', async () => {
    const { params, read } = await invoiced();
    const arrived = today();
    const { number, companyName } = await read();
    world.clock.advance({ days: 31 });
    admin = await signInBoss();
    await pay(params, { paidOn: arrived });
    const noted = today();
    const { models } = world.server.app;
    const _id = new Types.ObjectId(params.id);
    await models.invoices.collection.updateOne({ _id }, { $unset: { overpaidOre: '', paidOre: '' } });
    await figuresOfInvoices(models.invoices.db);
    const booked = [`${arrived.replaceAll('-', '')} | ${number} ${companyName} | 1930 93750.00 | 1510 -93750.00`];
    expect(await bankOf(arrived, addDays(noted, -1), number)).toEqual(booked);
    expect(await bankOf(noted, noted, number)).toEqual([]);
    // What takes it back is noted now.
    await takeBack(params, 0);
    expect(await bankOf(arrived, addDays(noted, -1), number)).toEqual(booked);
    expect(await bankOf(noted, noted, number)).toEqual([
      `${noted.replaceAll('-', '')} | ${number} ${companyName}, rättelse (${arrived}) | 1510 93750.00 | 1930 -93750.00`,
    ]);
  });
});

describe('an older version', () => {
  const invoices = () => world.server.app.models.invoices;
  const goBack = () => forgetFiguresOfInvoices(invoices().db);
  beforeEach(async () => {
    await invoices().deleteMany({});
  });
  const figuresIn = async ({ id }: { id: string }) => {
    const stored = await invoices().collection.findOne({ _id: new Types.ObjectId(id) });
    return [stored?.dueOre, stored?.paidOre, stored?.overpaidOre];
  };

  test('writes payments without the figures, which are right again after it', async () => {
    const { params } = await invoiced();
    await pay(params, { amountOre: 1_000_000 });
    await goBack();
    await goBack();
    expect(await figuresIn(params)).toEqual([TOTAL_ORE - 1_000_000, undefined, undefined]);
    const payment = { amountOre: TOTAL_ORE - 1_000_000, on: today(), at: world.clock.now() };
    await invoices().collection.updateOne(
      { _id: new Types.ObjectId(params.id) },
      { $set: { 'payments.1': payment, dueOre: 0 } },
    );
    await figuresOfInvoices(invoices().db);
    expect(await figuresIn(params)).toEqual([0, TOTAL_ORE, 0]);
    const { invoices: paid } = await admin.ok('adminListInvoices', { query: { status: 'paid' } });
    expect(paid.map(({ id }) => id)).toContain(params.id);
  });

  test('is refused where something went back, was taken back or was noted late', async () => {
    const { params, hire } = await invoiced();
    await pay(params);
    await takeBack(params, 0);
    await expect(goBack()).rejects.toThrow('went back to a buyer');
    await invoices().updateOne({ _id: params.id }, { $pop: { payments: 1 } });
    await goBack();
    await figuresOfInvoices(invoices().db);
    await admin.ok('adminUndoHire', { params: hire, body: { reason: 'Mistaken.' } });
    await payBack(params);
    await expect(goBack()).rejects.toThrow('went back to a buyer');
    const other = await invoiced();
    await invoices().deleteOne({ _id: params.id });
    const arrived = today();
    world.clock.advance({ days: 31 });
    admin = await signInBoss();
    await pay(other.params, { paidOn: arrived });
    await expect(goBack()).rejects.toThrow('in a later month');
    expect(await figuresIn(other.params)).toEqual([0, TOTAL_ORE, 0]);
  });

  test('is refused where a refund that came back has an end that it does not know', async () => {
    const { paymentCases } = world.server.app.models;
    const { insertedId } = await paymentCases.collection.insertOne({ outcome: 'paidOtherwise' });
    await expect(goBack()).rejects.toThrow('A refund that came back');
    await paymentCases.deleteOne({ _id: insertedId });
    await goBack();
  });
});
