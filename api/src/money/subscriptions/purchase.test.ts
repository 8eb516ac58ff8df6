import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { signatureOf } from '@vela/sandbox';
import { CARDS, eventOf, intentIdOf, payByCard, prepare } from '../../../tests/support/payments.js';
import { COMPANY_FORM, joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { STRIPE_KEYS } from '../../../tests/support/surroundings.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { checkBalances } from '../ledger/index.js';
import { reconcilePayments } from './reconcile.js';
import { reconcileCharges } from './reconcile-charges.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
// Tests send events when they want them.
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});

let serial = 0;
const newRecruiter = (): Promise<Recruiter> =>
  joinAsRecruiter(world, { givenName: `Buyer${String.fromCharCode(97 + serial++)}` });

async function tokens({ visitor }: Recruiter): Promise<number> {
  return (await visitor.ok('getMe'))?.talentSeeker?.company?.balance.tokens ?? -1;
}
const entries = ({ company }: Recruiter) =>
  world.server.app.models.ledgerEntries.find({ companyId: new Types.ObjectId(company.id), account: 'tokens' }).lean();
const purchase = ({ visitor }: Recruiter, id: string) => visitor.ok('getPurchase', { params: { id } });

describe('a purchase', () => {
  test('costs net, VAT and total by the company, and other amounts are refused', async () => {
    const buyer = await newRecruiter();
    expect((await buyer.visitor.ok('getTokenOffer')).packs[0]).toEqual({
      tokens: 40,
      netOre: 200_000,
      vatOre: 50_000,
      totalOre: 250_000,
      vatPercent: 25,
      vatReason: 'sweden',
    });
    await buyer.visitor.ok('saveCompany', {
      body: { ...COMPANY_FORM, country: 'Germany', organizationNumber: 'HRB 12344 Köln', VAT: 'DE136695976' },
    });
    const prepared = await prepare(buyer, 100_000);
    expect(prepared).toMatchObject({
      tokens: 20,
      netOre: 100_000,
      vatOre: 0,
      totalOre: 100_000,
      vatReason: 'reverseCharge',
    });
    expect(world.stripe.payments.intent(intentIdOf(prepared))).toMatchObject({ amount: 100_000, currency: 'sek' });
    for (const ammount of [150_000, 0, -200_000, 200_001])
      expect((await buyer.visitor.call('createPaymentIntent', { body: { ammount, currency: 'sek' } })).status).toBe(
        422,
      );
  });

  test.each([
    ['Sverige', COMPANY_FORM.organizationNumber, COMPANY_FORM.VAT, 25, 'sweden'],
    ['sweden', '559900-0006', 'none', 25, 'sweden'],
    ['Deutschland', 'HRB 12346 Köln', 'none', 25, 'euWithoutVatNumber'],
    ['Norge', '988 077 917', 'none', 0, 'outsideEu'],
  ])(
    'of a company that wrote "%s" and "%s", "%s" carries %d %%',
    async (country, organizationNumber, VAT, percent, reason) => {
      const buyer = await newRecruiter();
      await buyer.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, country, organizationNumber, VAT } });
      expect(await prepare(buyer)).toMatchObject({ vatPercent: percent, vatReason: reason });
    },
  );

  test('is refused until a receipt can be made out to the company', async () => {
    const member = await world.join({ givenName: 'Hasty', userType: 'talentSeeker' });
    await member.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    const answer = await member.visitor.call('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(
      'Your company needs a few details before you buy: its organization number, its address',
    );
    expect(await world.server.app.models.purchases.countDocuments({ userId: new Types.ObjectId(member.me.id) })).toBe(
      0,
    );
  });

  test('asked for again is the same payment, of one customer', async () => {
    const buyer = await newRecruiter();
    const answers = await Promise.all(Array.from({ length: 8 }, () => prepare(buyer, 200_000, 'attempt-0001')));
    expect(new Set(answers.map(intentIdOf)).size).toBe(1);
    const [first] = answers;
    if (first === undefined) throw new Error('Nothing was prepared.');
    await payByCard(world, first);
    expect((await purchase(buyer, first.purchaseId)).state).toBe('paid');
    const another = await prepare(buyer, 200_000, 'attempt-0002');
    expect(intentIdOf(another)).not.toBe(intentIdOf(first));
    expect(
      new Set([...answers, another].map((each) => world.stripe.payments.intent(intentIdOf(each)).customer)).size,
    ).toBe(1);
    // Whoever asks with the name of what was paid is told so, and pays nothing more.
    expect(await prepare(buyer, 200_000, 'attempt-0001')).toMatchObject({
      purchaseId: first.purchaseId,
      state: 'paid',
      clientSecret: null,
    });
    expect(
      (
        await buyer.visitor.call('createPaymentIntent', {
          body: { ammount: 100_000, currency: 'sek', attempt: 'attempt-0001' },
        })
      ).status,
    ).toBe(422);
  });

  test('is credited once, however often and together the webhook comes', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await payByCard(world, prepared);
    expect(await tokens(buyer)).toBe(0);
    const event = eventOf(world, prepared, 'payment_intent.succeeded');
    const statuses = await Promise.all(Array.from({ length: 50 }, () => world.stripe.webhooks.send(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await tokens(buyer)).toBe(40);
    expect(await entries(buyer)).toHaveLength(1);
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({
      state: 'paid',
      receiptNumber: expect.stringMatching(/^R-\d{6}$/),
      buyer: { name: buyer.company.name },
    });
    const mails = await world.server.app.models.outbox.find({ key: `receipt:${prepared.purchaseId}` }).lean();
    expect(mails).toMatchObject([
      { kind: 'mail', payload: { to: COMPANY_FORM.invoiceEmail, values: { total: '2,500.00 SEK' } } },
    ]);
  });

  test('is credited by asking the provider too, and the webhook after it changes nothing', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer, 100_000);
    await payByCard(world, prepared);
    const seen = await Promise.all(Array.from({ length: 10 }, () => purchase(buyer, prepared.purchaseId)));
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['paid']));
    await world.stripe.webhooks.send(eventOf(world, prepared, 'payment_intent.succeeded'));
    expect(await tokens(buyer)).toBe(20);
  });

  test('that was declined can be paid with another card; events out of order end the same', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    expect(await payByCard(world, prepared, CARDS.declined)).toBe(402);
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({
      state: 'failed',
      fault: { code: 'card_declined', type: 'card_error' },
    });
    await payByCard(world, prepared, CARDS.processes);
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({ state: 'processing', fault: null });
    world.stripe.payments.succeed(world.stripe.payments.intent(intentIdOf(prepared)));
    for (const type of [
      'payment_intent.succeeded',
      'payment_intent.processing',
      'payment_intent.payment_failed',
      'payment_intent.created',
    ])
      expect(await world.stripe.webhooks.send(eventOf(world, prepared, type))).toBe(200);
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({ state: 'paid', fault: null });
    expect(await tokens(buyer)).toBe(40);
    expect(await payByCard(world, prepared)).toBe(400);
  });

  test('is found by the job when no webhook comes', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await payByCard(world, prepared);
    world.clock.advance({ minutes: 3 });
    while ((await reconcilePayments(world.server.app)) > 0) continue;
    expect(await tokens(buyer)).toBe(40);
  });

  test('has its receipt numbered without gaps, as PDF, and for its company only', async () => {
    const [buyer, other] = [await newRecruiter(), await newRecruiter()];
    const colleague = await newRecruiter();
    const prepared = await Promise.all([prepare(buyer), prepare(colleague, 100_000), prepare(other)]);
    await Promise.all(prepared.map((each) => payByCard(world, each)));
    await Promise.all(
      prepared.map((each) => world.stripe.webhooks.send(eventOf(world, each, 'payment_intent.succeeded'))),
    );
    const paid = await world.server.app.models.purchases
      .find({ receiptNumber: { $ne: null } })
      .sort({ receiptNumber: 1 })
      .lean();
    expect(paid.map(({ receiptNumber }) => receiptNumber)).toEqual(paid.map((_, index) => index + 1));
    const id = prepared[0].purchaseId;
    const pdf = await buyer.visitor.call('getReceiptPdf', { params: { id } });
    expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await other.visitor.call('getReceiptPdf', { params: { id } })).status).toBe(404);
    expect((await other.visitor.call('getPurchase', { params: { id } })).status).toBe(404);
    expect((await other.visitor.ok('listPurchases')).purchases).toHaveLength(1);
  });

  test('is not prepared while the provider is down, and nothing is half done', async () => {
    const buyer = await newRecruiter();
    const { app } = world.server;
    const down = {
      ...app,
      payments: (await import('./provider.js')).createProvider({
        ...app.config,
        stripe: { ...STRIPE_KEYS, apiUrl: 'http://127.0.0.1:9', scriptUrl: null },
      }),
    };
    const { preparePayment } = await import('./prepare.js');
    const caller = {
      userId: new Types.ObjectId(buyer.me.id),
      admin: false,
      jobSeekerProfileId: null,
      talentSeekerProfileId: new Types.ObjectId(),
      companyId: new Types.ObjectId(buyer.company.id),
    };
    const input = { ammount: 200_000, currency: 'sek' as const, attempt: 'attempt-down' };
    await expect(preparePayment(down, caller, input)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Nothing was charged'),
    });
    const after = await prepare(buyer, 200_000, 'attempt-down');
    await payByCard(world, after);
    expect(await purchase(buyer, after.purchaseId)).toMatchObject({ state: 'paid' });
    expect(await tokens(buyer)).toBe(40);
  });
});

describe('a refund at the provider', () => {
  test('takes unspent tokens back, never more than there are, and says what was spent', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await payByCard(world, prepared);
    await purchase(buyer, prepared.purchaseId);
    const intent = world.stripe.payments.intent(intentIdOf(prepared));
    world.stripe.refunds.make(intent, 125_000);
    const half = eventOf(world, prepared, 'charge.refunded');
    await Promise.all(Array.from({ length: 10 }, () => world.stripe.webhooks.send(half)));
    expect(await tokens(buyer)).toBe(20);
    // Five of the rest are spent before the second half is paid back.
    const { app } = world.server;
    const company = {
      companyId: new Types.ObjectId(buyer.company.id),
      account: 'tokens',
      amount: 5,
      cause: 'connection',
      causeId: new Types.ObjectId(),
    } as const;
    const { post } = await import('../ledger/index.js');
    await app.inTransaction(async (session) => {
      await post(app, { ...company, kind: 'reserve' }, session);
      await post(app, { ...company, kind: 'consume' }, session);
    });
    world.stripe.refunds.make(intent);
    await reconcileCharges(app);
    await world.stripe.webhooks.send(half);
    expect(await tokens(buyer)).toBe(0);
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({
      state: 'paid',
      refundedOre: 250_000,
      refundedTokens: 35,
      refundedSpentTokens: 5,
    });
    expect(await checkBalances(app)).toBe(0);
  });

  test('whose event overtakes that of the payment ends the same', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await payByCard(world, prepared);
    world.stripe.refunds.make(world.stripe.payments.intent(intentIdOf(prepared)));
    await world.stripe.webhooks.send(eventOf(world, prepared, 'charge.refunded'));
    await world.stripe.webhooks.send(eventOf(world, prepared, 'payment_intent.succeeded'));
    expect(await tokens(buyer)).toBe(0);
    expect((await entries(buyer)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', 40],
      ['refund', 40],
    ]);
  });
});

describe('a webhook', () => {
  const send = (body: string, signature: string | null): Promise<{ status: number }> =>
    world.visitor().send('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
    });

  test('that is not signed, signed by another, changed or older than 300 s is refused', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await payByCard(world, prepared);
    const body = JSON.stringify(eventOf(world, prepared, 'payment_intent.succeeded'));
    const now = Math.floor(world.clock.now().getTime() / 1000);
    const signed = (seconds: number, secret: string = STRIPE_KEYS.webhookSecret) => signatureOf(body, secret, seconds);
    for (const signature of [null, 'nonsense', signed(now, 'whsec_other'), signed(now - 301), signed(now + 3600)])
      expect((await send(body, signature)).status).toBe(400);
    expect((await send(`${body} `, signed(now))).status).toBe(400);
    expect(await tokens(buyer)).toBe(0);
    expect((await send(body, signed(now - 300))).status).toBe(200);
    expect(await tokens(buyer)).toBe(40);
  });
});

test('the statement filters by kind and day, and comes as CSV', async () => {
  const buyer = await newRecruiter();
  const prepared = await prepare(buyer);
  await payByCard(world, prepared);
  await purchase(buyer, prepared.purchaseId);
  const all = await buyer.visitor.ok('getStatement');
  expect(all).toMatchObject({
    page: 1,
    pages: 1,
    total: 3,
    entries: [
      {
        kind: 'purchase',
        account: 'tokens',
        amount: 40,
        cause: 'purchase',
        change: 40,
        balance: 40,
        who: expect.stringMatching(/^Buyer/),
        document: { number: expect.stringMatching(/^R-/) },
      },
      { kind: 'grant' },
      { kind: 'grant', who: 'Vela', document: null },
    ],
  });
  const today = world.clock.now().toISOString().slice(0, 10);
  expect((await buyer.visitor.ok('getStatement', { query: { kind: 'grant', from: today, to: today } })).total).toBe(2);
  expect((await buyer.visitor.ok('getStatement', { query: { to: '2020-01-01' } })).total).toBe(0);
  for (const from of ['2026-13-01', '2026-02-31'])
    for (const endpoint of ['getStatement', 'getStatementCsv'] as const) {
      const answer = await buyer.visitor.call(endpoint, { query: { from } });
      expect([endpoint, from, answer.status]).toEqual([endpoint, from, 400]);
    }
  const csv = await buyer.visitor.call('getStatementCsv', { query: { kind: 'purchase' } });
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const [heading, line] = csv.text.split('\r\n');
  expect(heading).toBe('When,What,Of,Change,Balance,By,About,Document');
  expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Bought,Tokens,40,40,Buyer\w .*,,R-\d{6}$/);
  const swedish = await buyer.visitor.call('getStatementCsv', { query: { kind: 'purchase', language: 'sv' } });
  const [title, entry] = swedish.text.split('\r\n');
  expect(title).toContain('När;Vad;Slag;Förändring;Saldo;');
  expect(entry).toContain(';Köpta;Tokens;40;40;');
});

test('a balance that differs from its ledger is reported', async () => {
  const buyer = await newRecruiter();
  const { app } = world.server;
  const _id = new Types.ObjectId(buyer.company.id);
  expect(await checkBalances(app)).toBe(0);
  await app.models.companies.updateOne({ _id }, { $inc: { 'balance.tokens.free': 1 } });
  expect(await checkBalances(app)).toBe(1);
  expect(await app.models.auditEntries.findOne({ action: 'money.difference', subjectId: _id }).lean()).not.toBeNull();
  await app.models.companies.updateOne({ _id }, { $inc: { 'balance.tokens.free': -1 } });
});
