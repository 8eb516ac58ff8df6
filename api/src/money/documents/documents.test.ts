import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { eventOf, intentIdOf, payByCard, prepare } from '../../../tests/support/payments.js';
import { COMPANY_FORM, joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { readPdf } from '../../../tests/support/read-pdf.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { mailDeliverer } from '../../platform/mail/index.js';
import type { OutgoingMail } from '../../platform/mail/smtp.js';
import { OutboxWorker } from '../../platform/outbox/index.js';
import type { DocumentRecord } from '../../records/document.js';
import { keepDocuments } from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});

let serial = 0;
const newRecruiter = (): Promise<Recruiter> =>
  joinAsRecruiter(world, { givenName: `Buyer${String.fromCharCode(97 + serial++)}` });
const stored = (filter: object = {}) =>
  world.server.app.models.documents.find(filter).sort({ kind: 1, number: 1 }).lean<DocumentRecord[]>();

async function bought(buyer: Recruiter) {
  const prepared = await prepare(buyer);
  await payByCard(world, prepared);
  await buyer.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
  return prepared;
}

async function deliver(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const { app } = world.server;
  const send = (mail: OutgoingMail): Promise<void> => Promise.resolve(void sent.push(mail));
  await new OutboxWorker(app.models.outbox, { mail: mailDeliverer(app, send) }, app.clock, app.log).deliverDue();
  return sent;
}

describe('a receipt', () => {
  test('comes with a mail in what the company chose for its documents, or else in what its owner reads', async () => {
    const buyer = await newRecruiter();
    await buyer.visitor.ok('chooseLanguage', { body: { language: 'sv' } });
    await deliver();
    await bought(buyer);
    expect((await deliver()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Kvitto \S+ från Vela$/)]);
    await world.server.app.models.companies.updateOne({ _id: buyer.company.id }, { $set: { documentLanguage: 'en' } });
    await bought(buyer);
    expect((await deliver()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Receipt \S+ from Vela$/)]);
  });

  test('is stored with its hash, served byte for byte, and comes with the mail', async () => {
    const buyer = await newRecruiter();
    await deliver();
    const { purchaseId } = await bought(buyer);
    const [document] = await buyer.visitor.ok('listDocuments', { query: { subjectId: purchaseId } });
    const [kept] = await world.server.app.models.documents.find({ subjectId: purchaseId });
    const hash = createHash('sha256')
      .update(kept?.pdf ?? '')
      .digest('hex');
    expect(document).toMatchObject({ kind: 'receipt', sha256: hash, content: { language: 'sv', totalOre: 250_000 } });
    const pdf = await buyer.visitor.call('getDocumentPdf', { params: { id: document?.id ?? '' } });
    expect([pdf.status, pdf.headers.get('etag')]).toEqual([200, `"${hash}"`]);
    const [mail] = (await deliver()).filter(({ subject }) => subject.includes(document?.number ?? '?'));
    expect(mail).toMatchObject({
      to: COMPANY_FORM.invoiceEmail,
      attachments: [{ filename: `${document?.number}.pdf` }],
    });
    const { text } = readPdf(mail?.attachments[0]?.content ?? Buffer.alloc(0));
    for (const part of [
      document?.number ?? '?',
      buyer.company.name,
      COMPANY_FORM.address,
      '2 500,00 SEK',
      '500,00 SEK',
    ])
      expect(text).toContain(part);
  });

  test('belongs to its company alone', async () => {
    const [buyer, other] = [await newRecruiter(), await newRecruiter()];
    const { purchaseId } = await bought(buyer);
    const [document] = await buyer.visitor.ok('listDocuments', { query: { subjectId: purchaseId } });
    expect(await other.visitor.ok('listDocuments', { query: { subjectId: purchaseId } })).toEqual([]);
    expect((await other.visitor.call('getDocumentPdf', { params: { id: document?.id ?? '' } })).status).toBe(404);
  });

  test('goes to the owner where the company gave no address for invoices', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await world.server.app.models.companies.updateOne(
      { _id: new Types.ObjectId(buyer.company.id) },
      { $set: { invoiceEmail: 'not an email' } },
    );
    await deliver();
    await payByCard(world, prepared);
    await buyer.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
    expect((await deliver()).filter(({ attachments }) => attachments.length > 0)).toMatchObject([
      { to: buyer.me.email },
    ]);
  });

  test('keeps what it says when the company changes, and a refund is a credit note of its own', async () => {
    const buyer = await newRecruiter();
    const prepared = await bought(buyer);
    const before = await stored({ subjectId: new Types.ObjectId(prepared.purchaseId) });
    const intent = world.stripe.payments.intent(intentIdOf(prepared));
    for (const share of [83_333, 83_333, 83_334]) {
      world.stripe.refunds.make(intent, share);
      await world.stripe.webhooks.send(eventOf(world, prepared, 'charge.refunded'));
    }
    const after = await buyer.visitor.ok('listDocuments', { query: { subjectId: prepared.purchaseId } });
    const credits = after.filter(({ kind }) => kind === 'creditNote').map(({ content }) => content);
    expect(credits).toHaveLength(3);
    const sum = (of: 'netOre' | 'vatOre' | 'totalOre') => credits.reduce((total, each) => total + each[of], 0);
    expect([sum('netOre'), sum('vatOre'), sum('totalOre')]).toEqual([200_000, 50_000, 250_000]);
    expect(credits[0]?.credit).toMatchObject({ number: after.find(({ kind }) => kind === 'receipt')?.number });
    expect(await stored({ _id: before[0]?._id })).toEqual(before);
  });
});

/** What a process that dies in the middle of a transaction leaves: nothing after some write. */
describe('a fault at each write', () => {
  const { prototype } = mongoose.mongo.Collection;
  const WRITES = ['insertOne', 'insertMany', 'updateOne', 'findOneAndUpdate'] as const;
  const originals = WRITES.map((name) => [name, Reflect.get(prototype, name)] as const);
  afterEach(() => {
    for (const [name, original] of originals) Reflect.set(prototype, name, original);
  });

  /** @returns how many writes in transactions there were until it threw, or all of them */
  function failAt(failing: number): () => number {
    let writes = 0;
    for (const [name, original] of originals)
      Reflect.set(prototype, name, function (this: unknown, ...args: readonly unknown[]) {
        const options: unknown = args.at(-1);
        const session: unknown =
          typeof options === 'object' && options !== null ? Reflect.get(options, 'session') : null;
        if (session !== null && session !== undefined) {
          writes += 1;
          if (writes === failing) throw new Error('killed');
        }
        return Reflect.apply(original, this, args);
      });
    return () => writes;
  }

  test('leaves no number without its document and no document without its purchase', async () => {
    const buyer = await newRecruiter();
    for (let failing = 1; ; failing += 1) {
      const prepared = await prepare(buyer);
      await payByCard(world, prepared);
      const writes = failAt(failing);
      const answer = await buyer.visitor.call('getPurchase', { params: { id: prepared.purchaseId } });
      const happened = writes();
      for (const [name, original] of originals) Reflect.set(prototype, name, original);
      if (happened < failing) {
        expect(answer.status).toBe(200);
        break;
      }
      expect(answer.status).toBe(500);
      // Half of the failed ones are paid later, the others never.
      if (failing % 2 === 0) await buyer.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
    }
    const receipts = await stored({ kind: 'receipt' });
    expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1));
    const purchases = await world.server.app.models.purchases.find({ paidAt: { $ne: null } }).lean();
    expect(new Map(purchases.map(({ _id, receiptNumber }) => [_id.toHexString(), receiptNumber]))).toEqual(
      new Map(receipts.map(({ subjectId, number }) => [subjectId.toHexString(), number])),
    );
  });
});

test('what was issued before documents were stored is drawn once, with its number', async () => {
  const buyer = await newRecruiter();
  const { purchaseId } = await bought(buyer);
  const { app } = world.server;
  const connection = app.models.documents.db;
  const [before] = await stored({ subjectId: new Types.ObjectId(purchaseId) });
  await app.models.documents.deleteMany({ subjectId: new Types.ObjectId(purchaseId) });
  const hireId = new Types.ObjectId();
  const price = { percent: 25, reason: 'sweden', netOre: 12_000_000, vatOre: 3_000_000, totalOre: 15_000_000 } as const;
  const credit = {
    number: 900,
    percent: 75,
    price: { ...price, netOre: 9_000_000, vatOre: 2_250_000, totalOre: 11_250_000 },
    at: world.clock.now(),
  };
  await connection.collection('invoices').insertOne({
    number: 900,
    companyId: new Types.ObjectId(buyer.company.id),
    hireId,
    buyer: { ...COMPANY_FORM, name: 'Łódzka Spółka' },
    roleName: 'Designer',
    price,
    issuedAt: world.clock.now(),
    dueOn: '2026-12-01',
    paidAt: null,
    reminders: [],
    credit,
  });
  await keepDocuments(connection, app.config);
  await keepDocuments(connection, app.config);
  const [after] = await stored({ subjectId: new Types.ObjectId(purchaseId) });
  expect([after?.number, after?.content.totalOre]).toEqual([before?.number, before?.content.totalOre]);
  const invoice = await app.models.invoices.findOne({ hireId }).orFail().lean();
  expect(invoice).toMatchObject({ dueOre: 3_750_000, payments: [], credits: [{ number: 900, percent: 75 }] });
  const documents = await app.models.documents.find({ subjectId: invoice._id }).sort({ kind: 1 });
  expect(documents.map(({ kind, number }) => [kind, number])).toEqual([
    ['creditNote', 900],
    ['invoice', 900],
  ]);
  expect(readPdf(documents[1]?.pdf ?? Buffer.alloc(0)).text).toContain('Łódzka Spółka');
});
