import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { intentIdOf, payByCard, prepare } from '../../../tests/support/payments.js';
import { COMPANY_FORM, joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances } from '../ledger/index.js';
import { creditLostDisputes } from './dispute.js';
import { reconcileCharges } from './reconcile-charges.js';

let world: World;
let serial = 0;
const { bought, purchase, intentOf, tokensOf, casesOf, mailsOf, tellBackwards, spend } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
  world.stripe.refunds.slow = false;
});

describe('a dispute', () => {
  test('freezes what is not spent, and gives it back once it is won', async () => {
    const of = await bought();
    await spend(of, 10);
    const dispute = world.stripe.disputes.open(intentOf(of));
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 30, debt: 0 });
    expect(await casesOf(of)).toMatchObject([{ kind: 'dispute', amountOre: 250_000, closedAt: null, outcome: null }]);
    expect((await purchase(of)).disputes).toMatchObject([{ state: 'open', frozenTokens: 30, amountOre: 250_000 }]);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 30, frozen: 0, debt: 0 });
    expect(await casesOf(of)).toMatchObject([{ outcome: 'won' }]);
    expect(await mailsOf(`disputeOpened|disputeWon`)).toEqual(
      expect.arrayContaining([`disputeOpened:${dispute.id}`, `disputeWon:${dispute.id}`]),
    );
  });

  test('that began as a question can be answered until a later day', async () => {
    const of = await bought();
    const dispute = world.stripe.disputes.inquire(intentOf(of));
    await tellBackwards(of);
    const first = dispute.evidence_details.due_by;
    world.clock.advance({ minutes: 10 });
    world.stripe.disputes.escalate(dispute);
    await tellBackwards(of);
    const dueBy = new Date((first + 600) * 1000);
    expect(await casesOf(of)).toMatchObject([{ kind: 'dispute', dueBy, closedAt: null }]);
    expect((await purchase(of)).disputes).toMatchObject([{ state: 'open', frozenTokens: 40 }]);
  });

  test('that is lost takes tokens back; those that were spent are owed, block requests and say why', async () => {
    const of = await bought();
    await spend(of, 10);
    world.stripe.disputes.close(world.stripe.disputes.open(intentOf(of)), 'lost');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 0, refunded: 40, debt: 10 });
    expect((await purchase(of)).disputes).toMatchObject([{ state: 'lost', takenTokens: 30, owedTokens: 10 }]);
    expect((await of.buyer.visitor.ok('getMe'))?.talentSeeker?.company?.balance).toMatchObject({ owedTokens: 10 });
    const talent = await joinAsTalent(world, { givenName: `Asked${String.fromCharCode(97 + serial++)}` });
    const request = () => of.buyer.visitor.call('createConnection', { body: requestTo(of.buyer, talent) });
    const refused = await request();
    expect(refused.status).toBe(402);
    expect(refused.text).toContain('Your company owes 10 tokens');
    // What is bought repays what is owed first.
    const again = await prepare(of.buyer, 100_000);
    await payByCard(world, again);
    expect(await purchase({ buyer: of.buyer, prepared: again })).toMatchObject({ tokens: 20, repaidTokens: 10 });
    expect(await purchase(of)).not.toHaveProperty('repaidTokens');
    expect(await tokensOf(of)).toMatchObject({ free: 10, debt: 0 });
    expect((await request()).status).toBe(200);
    expect(await checkBalances(world.server.app)).toBe(0);
  });

  test('that is lost is credited, once; given back all the same, it has a receipt of its own', async () => {
    const of = await bought();
    const documents = async () =>
      (await of.buyer.visitor.ok('listDocuments', { query: { subjectId: of.prepared.purchaseId } }))
        .toReversed()
        .map(({ kind, content: { totalOre, vatOre, credit } }) => [kind, totalOre, vatOre, credit?.reason ?? null]);
    world.stripe.refunds.make(intentOf(of), 50_000);
    await tellBackwards(of);
    const dispute = world.stripe.disputes.open(intentOf(of));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    await tellBackwards(of);
    const lost = [
      ['receipt', 250_000, 50_000, null],
      ['creditNote', 50_000, 10_000, 'refund'],
      ['creditNote', 200_000, 40_000, 'disputeLost'],
    ];
    expect(await documents()).toEqual(lost);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    await tellBackwards(of);
    expect(await documents()).toEqual([...lost, ['receipt', 200_000, 40_000, 'disputeWon']]);
    const stored = await world.server.app.models.purchases.findById(of.prepared.purchaseId).orFail();
    expect(stored.creditedOre).toBe(50_000);
  });

  test('that is lost and won after all: each line names its own document, and the receipt is told as what it is', async () => {
    const of = await bought();
    await spend(of, 10);
    const dispute = world.stripe.disputes.open(intentOf(of));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    const { entries } = await of.buyer.visitor.ok('getStatement');
    const documents = await of.buyer.visitor.ok('listDocuments', { query: { subjectId: of.prepared.purchaseId } });
    const [restoring, credit, first] = documents.map(({ number }) => number);
    expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'creditNote', 'receipt']);
    const named = new Map(entries.map(({ kind, document }) => [kind, document?.number]));
    for (const kind of ['forfeit', 'debt'] as const) expect([kind, named.get(kind)]).toEqual([kind, credit]);
    for (const kind of ['reinstate', 'forgive'] as const) expect([kind, named.get(kind)]).toEqual([kind, restoring]);
    expect(named.get('purchase')).toBe(first);
    const mails = await world.server.app.models.outbox
      .find({ 'payload.values.number': { $in: [first, restoring] }, 'payload.attachments': { $exists: true } })
      .lean();
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: 'receipt', values: { number: first } },
      { template: 'receiptRestored', values: { number: restoring, corrected: credit } },
    ]);
  });

  test('that was lost before such were credited gets its credit note, once', async () => {
    const { app } = world.server;
    const [of, refunded] = [await bought(), await bought()];
    world.stripe.refunds.make(intentOf(of), 50_000);
    world.stripe.refunds.make(intentOf(refunded));
    await tellBackwards(of);
    await tellBackwards(refunded);
    for (const { prepared } of [of, refunded])
      await app.models.purchases.updateOne(
        { _id: prepared.purchaseId },
        {
          $push: {
            disputes: {
              _id: new Types.ObjectId(),
              disputeId: `dp_of_before_${prepared.purchaseId}`,
              amountOre: 250_000,
              reason: 'fraudulent',
              state: 'lost',
              openedAt: app.clock.now(),
            },
          },
        },
      );
    await Promise.all([creditLostDisputes(app), creditLostDisputes(app)]);
    await creditLostDisputes(app);
    const creditsOf = async ({ buyer, prepared }: Bought) =>
      (await buyer.visitor.ok('listDocuments', { query: { subjectId: prepared.purchaseId } })).flatMap(
        ({ kind, content: { totalOre, credit } }) => (kind === 'creditNote' ? [[totalOre, credit?.reason]] : []),
      );
    expect(await creditsOf(of)).toEqual([
      [200_000, 'disputeLost'],
      [50_000, 'refund'],
    ]);
    expect(await creditsOf(refunded)).toEqual([[250_000, 'refund']]);
    expect(await wrongDocuments(app)).toEqual([]);
  });

  test('that the bank decides anew gives everything back', async () => {
    const of = await bought();
    await spend(of, 10);
    const dispute = world.stripe.disputes.open(intentOf(of));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    world.stripe.disputes.close(dispute, 'won');
    await reconcileCharges(world.server.app);
    expect(await tokensOf(of)).toMatchObject({ free: 30, frozen: 0, refunded: 0, debt: 0 });
    expect(await checkBalances(world.server.app)).toBe(0);
  });
});

describe('the payments desk', () => {
  const admin = async () => (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  const rowsOf = async ({ prepared }: Bought) =>
    (await (await admin()).ok('adminListPaymentCases', { query: {} })).rows.filter(
      ({ purchaseId }) => purchaseId === prepared.purchaseId,
    );

  test('gives a dispute up, and says what became of it', async () => {
    const of = await bought();
    await spend(of, 40);
    world.stripe.disputes.open(intentOf(of));
    await tellBackwards(of);
    const [row] = await rowsOf(of);
    expect(row).toMatchObject({ kind: 'dispute', actions: ['acceptDispute'], amountOre: 250_000 });
    const after = await (
      await admin()
    ).ok('adminActOnPaymentCase', {
      params: { id: row?.id ?? '' },
      body: { action: 'acceptDispute', reason: 'They are right.' },
    });
    expect(after).toMatchObject({ outcome: 'lost', actions: [], owedTokens: 40, notes: [{ text: 'They are right.' }] });
    expect(await tokensOf(of)).toMatchObject({ debt: 40 });
  });

  test('refunds once, however often it is pressed, and only what is still open', async () => {
    const of = await bought();
    world.stripe.refunds.fail(world.stripe.refunds.make(intentOf(of)));
    await tellBackwards(of);
    const [row] = await rowsOf(of);
    const boss = await admin();
    const press = () =>
      boss.call('adminActOnPaymentCase', {
        params: { id: row?.id ?? '' },
        body: { action: 'refund', reason: 'Again.' },
      });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(world.stripe.refunds.of(intentIdOf(of.prepared)).filter(({ status }) => status !== 'failed')).toHaveLength(
      1,
    );
    expect(await tokensOf(of)).toMatchObject({ free: 0, refunded: 40 });
    expect((await press()).status).toBe(409);
  });

  test('refunds again what came back, and not the rest of the payment', async () => {
    const of = await bought();
    world.stripe.refunds.fail(world.stripe.refunds.make(intentOf(of), 62_500));
    await tellBackwards(of);
    const [row] = await rowsOf(of);
    expect(row).toMatchObject({ kind: 'refundFailed', amountOre: 62_500 });
    await (
      await admin()
    ).ok('adminActOnPaymentCase', { params: { id: row?.id ?? '' }, body: { action: 'refund', reason: 'Again.' } });
    expect(await purchase(of)).toMatchObject({ refundedOre: 62_500, refundedTokens: 10 });
    expect(await tokensOf(of)).toMatchObject({ free: 30, refunded: 10 });
    expect(await casesOf(of)).toMatchObject([{ outcome: 'refunded' }]);
  });

  test('credits what arrived instead of the price', async () => {
    const buyer = await joinAsRecruiter(world, { givenName: 'Almost' });
    const prepared = await prepare(buyer);
    const of = { buyer, prepared, companyId: new Types.ObjectId(buyer.company.id) };
    world.stripe.payments.succeed(intentOf(of), 125_000);
    await tellBackwards(of);
    const [row] = await rowsOf(of);
    await (
      await admin()
    ).ok('adminActOnPaymentCase', { params: { id: row?.id ?? '' }, body: { action: 'credit', reason: 'Agreed.' } });
    expect(await purchase(of)).toMatchObject({
      state: 'paid',
      tokens: 20,
      netOre: 100_000,
      vatOre: 25_000,
      totalOre: 125_000,
    });
    expect(await tokensOf(of)).toMatchObject({ free: 20 });
  });
});

describe('a refund', () => {
  test('that comes back from the bank gives its tokens back, and is put on the desk', async () => {
    const of = await bought();
    world.stripe.refunds.slow = true;
    const refund = world.stripe.refunds.make(intentOf(of), 125_000);
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 20, refunded: 20 });
    expect(await purchase(of)).toMatchObject({ refundedOre: 125_000, refunds: [{ state: 'pending' }] });
    world.stripe.refunds.succeed(refund);
    await tellBackwards(of);
    expect((await purchase(of)).refunds).toMatchObject([{ state: 'succeeded', amountOre: 125_000 }]);
    world.stripe.refunds.fail(refund);
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 40, refunded: 0 });
    expect(await purchase(of)).toMatchObject({ refundedOre: 0, refundedTokens: 0, refunds: [{ state: 'failed' }] });
    expect(await casesOf(of)).toMatchObject([{ kind: 'refundFailed', amountOre: 125_000, closedAt: null }]);
    expect(await mailsOf('refundMade')).toContain(`refundMade:${refund.id}`);
    expect(await mailsOf('refundFailed')).toContain(`refundFailed:${refund.id}`);
  });
});

test('another amount than the price is not credited: people see it, and the desk has it', async () => {
  const buyer = await joinAsRecruiter(world, { givenName: 'Shortpaid' });
  const prepared = await prepare(buyer);
  const of = { buyer, prepared, companyId: new Types.ObjectId(buyer.company.id) };
  world.stripe.payments.succeed(intentOf(of), 249_000);
  await tellBackwards(of);
  expect(await purchase(of)).toMatchObject({ state: 'differs', paidAt: null });
  expect(await tokensOf(of)).toMatchObject({ free: 0, granted: 0 });
  expect(await casesOf(of)).toMatchObject([{ kind: 'amountDiffers', amountOre: 249_000, closedAt: null }]);
  expect(await mailsOf('paymentDiffers')).toContain(`paymentDiffers:${prepared.purchaseId}`);
  // Leading into the company's area, it is forgotten with the membership, as all of its affairs are.
  const { entries } = await buyer.visitor.ok('listNotifications');
  const path = pathTo(PATHS.receipt, { purchaseId: prepared.purchaseId });
  expect(entries.find(({ title }) => title.includes('differs from its price'))).toMatchObject({ path });
});

test('money that arrives for a closed company has a receipt, an entry and somebody who looks after it', async () => {
  const buyer = await joinAsRecruiter(world, { givenName: 'Leaver' });
  const prepared = await prepare(buyer);
  const of = { buyer, prepared, companyId: new Types.ObjectId(buyer.company.id) };
  await payByCard(world, prepared, '4000000000000077');
  await buyer.visitor.ok('deleteMe');
  world.stripe.payments.succeed(intentOf(of));
  await tellBackwards(of);
  expect(await tokensOf(of)).toMatchObject({ free: 40 });
  expect(await casesOf(of)).toMatchObject([{ kind: 'companyClosed', amountOre: 250_000, closedAt: null }]);
  world.stripe.refunds.make(intentOf(of));
  await tellBackwards(of);
  expect(await tokensOf(of)).toMatchObject({ free: 0, refunded: 40 });
  expect(await casesOf(of)).toMatchObject([{ kind: 'companyClosed', outcome: 'refunded' }]);
});

test('an owner who deletes the account while requests are sent leaves none of them open', async () => {
  const talents = await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      joinAsTalent(world, { givenName: `Raced${String.fromCharCode(97 + index)}` }, { experienceYears: 0 }),
    ),
  );
  for (let round = 0; round < 6; round += 1) {
    const buyer = await joinAsRecruiter(
      world,
      { givenName: `Hasty${String.fromCharCode(97 + round)}` },
      COMPANY_FORM.name,
    );
    await Promise.all([
      ...talents.map((talent) => buyer.visitor.call('createConnection', { body: requestTo(buyer, talent) })),
      buyer.visitor.call('deleteMe'),
    ]);
    const companyId = new Types.ObjectId(buyer.company.id);
    const company = await world.server.app.models.companies.findById(companyId).lean();
    const left = await world.server.app.models.connections.countDocuments({ companyId, status: 'open' });
    expect([company?.closedAt == null, left]).toEqual([false, 0]);
  }
});
