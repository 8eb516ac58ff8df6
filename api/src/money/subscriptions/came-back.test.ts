import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { PaymentCaseAction, PaymentCaseKind } from '@vela/contracts/schemas';
import { lostOreOf } from '@vela/market/purchases';
import { Chance, seedFrom } from '../../../tests/support/chance.js';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances } from '../ledger/index.js';
import { creditLostDisputes } from './dispute.js';

let world: World;
const { prepared, bought, purchase, intentOf, tokensOf, casesOf, mailsOf, tellBackwards, spend } = chargesOf(
  () => world,
);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
  world.stripe.refunds.slow = false;
});

const caseOf = async (of: Bought, kind: PaymentCaseKind) =>
  (await casesOf(of)).find((found) => found.kind === kind && found.closedAt === null);
/** What an admin does with the open case of a kind. */
async function act(of: Bought, kind: PaymentCaseKind, action: PaymentCaseAction) {
  const boss = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  const found = await caseOf(of, kind);
  const params = { id: found?._id.toHexString() ?? 'f'.repeat(24) };
  return boss.call('adminActOnPaymentCase', { params, body: { action, reason: 'As agreed.' } });
}
const stands = async (of: Bought) => (await casesOf(of)).map(({ kind, outcome }) => [kind, outcome]);

/** A refund that the bank returned. */
async function cameBack(of: Bought, amountOre?: number): Promise<void> {
  const refund = world.stripe.refunds.make(intentOf(of), amountOre);
  await tellBackwards(of);
  world.stripe.refunds.fail(refund);
  await tellBackwards(of);
}

/** What the documents of a purchase come to, credit notes taken off; it must be what is kept of the payment. */
async function expectBooksOf(of: Bought): Promise<void> {
  const documents = await of.buyer.visitor.ok('listDocuments', { query: { subjectId: of.prepared.purchaseId } });
  const sum = (figure: 'totalOre' | 'vatOre') =>
    documents.reduce((all, { kind, content }) => all + (kind === 'creditNote' ? -1 : 1) * content[figure], 0);
  const stored = await world.server.app.models.purchases.findById(of.prepared.purchaseId).orFail().lean();
  const kept = stored.totalOre - stored.refundedOre - lostOreOf(stored);
  expect(sum('totalOre')).toBe(kept);
  expect(stored.creditedOre).toBe(stored.totalOre - kept);
  expect(sum('vatOre')).toBe(stored.vatOre - Math.round((stored.vatOre * stored.creditedOre) / stored.totalOre));
  expect(await checkBalances(world.server.app)).toBe(0);
  expect(await wrongDocuments(world.server.app)).toEqual([]);
}
const documentsOf = async (of: Bought) =>
  (await of.buyer.visitor.ok('listDocuments', { query: { subjectId: of.prepared.purchaseId } }))
    .toReversed()
    .map(({ kind, content: { totalOre, credit } }) => [kind, totalOre, credit?.reason ?? null]);

describe('a refund that came back ends', () => {
  test('paid back otherwise: its tokens are taken, its credit note stays, and the company hears of it', async () => {
    const of = await bought();
    await cameBack(of, 125_000);
    expect(await tokensOf(of)).toMatchObject({ free: 40, refunded: 0 });
    expect((await act(of, 'refundFailed', 'paidOtherwise')).body).toMatchObject({
      outcome: 'paidOtherwise',
      actions: [],
      notes: [{ text: 'As agreed.' }],
    });
    expect(await tokensOf(of)).toMatchObject({ free: 20, refunded: 20 });
    expect(await purchase(of)).toMatchObject({
      refundedOre: 125_000,
      refundedTokens: 20,
      refunds: [{ state: 'failed', otherwiseAt: world.clock.now().toISOString() }],
    });
    expect(await documentsOf(of)).toEqual([
      ['receipt', 250_000, null],
      ['creditNote', 125_000, 'refund'],
    ]);
    const [{ refundId } = { refundId: '' }] = (
      await world.server.app.models.purchases.findById(of.prepared.purchaseId).orFail().lean()
    ).refunds;
    expect(await mailsOf('refundedOtherwise')).toContain(`refundedOtherwise:${refundId}`);
    await expectBooksOf(of);
    // What the provider says of it afterwards changes nothing.
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 20, refunded: 20 });
    await expectBooksOf(of);
  });

  test('as paid: a receipt of its own takes the place of what was credited, and the tokens stay', async () => {
    const of = await bought();
    await cameBack(of, 83_333);
    expect((await act(of, 'refundFailed', 'staysPaid')).body).toMatchObject({ outcome: 'staysPaid' });
    expect(await tokensOf(of)).toMatchObject({ free: 40, refunded: 0 });
    expect(await documentsOf(of)).toEqual([
      ['receipt', 250_000, null],
      ['creditNote', 83_333, 'refund'],
      ['receipt', 83_333, 'refundReturned'],
    ]);
    await expectBooksOf(of);
    // And can be refunded as if nothing had been.
    world.stripe.refunds.make(intentOf(of));
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 0, refunded: 40 });
    await expectBooksOf(of);
  });

  test('once: neither end after the other, and it is not closed without one', async () => {
    const of = await bought();
    await cameBack(of);
    expect((await act(of, 'refundFailed', 'close')).status).toBe(409);
    const found = await caseOf(of, 'refundFailed');
    const boss = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    const press = (action: PaymentCaseAction) =>
      boss.call('adminActOnPaymentCase', {
        params: { id: found?._id.toHexString() ?? '' },
        body: { action, reason: 'As agreed.' },
      });
    const answers = await Promise.all([press('staysPaid'), press('paidOtherwise'), press('staysPaid')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await press('paidOtherwise')).status).toBe(409);
    await expectBooksOf(of);
  });

  test.each([
    ['staysPaid', 'staysPaid'],
    ['staysPaid', 'paidOtherwise'],
    ['paidOtherwise', 'staysPaid'],
    ['paidOtherwise', 'paidOtherwise'],
  ] as const)('%s, and the next one %s: the books say what was kept', async (first, second) => {
    const of = await bought();
    await spend(of, 25);
    await cameBack(of, 100_001);
    world.clock.advance({ minutes: 1 });
    await cameBack(of, 62_503);
    world.stripe.refunds.make(intentOf(of), 10_007);
    await tellBackwards(of);
    expect((await act(of, 'refundFailed', first)).status).toBe(200);
    expect((await act(of, 'refundFailed', second)).status).toBe(200);
    await expectBooksOf(of);
  });

  test('as paid while a dispute was lost: what the bank gives back after all is receipted again', async () => {
    const of = await bought();
    await cameBack(of);
    const dispute = world.stripe.disputes.open(intentOf(of));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    expect((await act(of, 'refundFailed', 'staysPaid')).status).toBe(200);
    await expectBooksOf(of);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 40, refunded: 0 });
    await expectBooksOf(of);
  });

  test('as paid while a part was lost to a dispute: the job for lost disputes credits nothing a second time', async () => {
    const of = await bought();
    await cameBack(of);
    const dispute = world.stripe.disputes.open(intentOf(of), 100_000);
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    expect((await act(of, 'refundFailed', 'staysPaid')).status).toBe(200);
    const issued = await documentsOf(of);
    expect(issued).toEqual([
      ['receipt', 250_000, null],
      ['creditNote', 250_000, 'refund'],
      ['receipt', 150_000, 'refundReturned'],
    ]);
    await creditLostDisputes(world.server.app);
    expect(await documentsOf(of)).toEqual(issued);
    await expectBooksOf(of);
  });

  test('as paid while two disputes were lost, one of which is won after all: the job credits nothing a second time', async () => {
    const of = await bought();
    await cameBack(of);
    const disputes = [100_000, 50_000].map((amountOre) => world.stripe.disputes.inquire(intentOf(of), amountOre));
    for (const dispute of disputes) {
      world.stripe.disputes.escalate(dispute);
      world.stripe.disputes.close(dispute, 'lost');
    }
    await tellBackwards(of);
    expect((await act(of, 'refundFailed', 'staysPaid')).status).toBe(200);
    const [first] = disputes;
    if (first === undefined) throw new Error('There are to be disputes.');
    world.stripe.disputes.close(first, 'won');
    await tellBackwards(of);
    await expectBooksOf(of);
    await creditLostDisputes(world.server.app);
    await expectBooksOf(of);
  });

  test('as paid beside a lost dispute: each receipt names the credit note that it makes up for', async () => {
    const of = await bought();
    await cameBack(of, 125_000);
    const dispute = world.stripe.disputes.open(intentOf(of), 125_000);
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    expect((await act(of, 'refundFailed', 'staysPaid')).status).toBe(200);
    await expectBooksOf(of);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    await expectBooksOf(of);
    const documents = (
      await of.buyer.visitor.ok('listDocuments', { query: { subjectId: of.prepared.purchaseId } })
    ).toReversed();
    const credits = documents.filter(({ kind }) => kind === 'creditNote');
    const [, ...restoring] = documents.filter(({ kind }) => kind === 'receipt');
    expect(credits.map(({ content }) => content.credit?.reason)).toEqual(['refund', 'disputeLost']);
    expect(restoring.map(({ content }) => [content.totalOre, content.credit?.reason, content.credit?.number])).toEqual([
      [125_000, 'refundReturned', credits[0]?.number],
      [125_000, 'disputeWon', credits[1]?.number],
    ]);
  });

  test('with one of the two, too, where it was closed by hand before there were any', async () => {
    const of = await bought();
    await cameBack(of);
    const found = await caseOf(of, 'refundFailed');
    await world.server.app.models.paymentCases.updateOne(
      { _id: new Types.ObjectId(found?._id) },
      { $set: { closedAt: world.clock.now(), outcome: 'noted' } },
    );
    const boss = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    const { rows } = await boss.ok('adminListPaymentCases', { query: { status: 'closed' } });
    expect(rows.find(({ id }) => id === found?._id.toHexString())).toMatchObject({
      actions: ['paidOtherwise', 'staysPaid'],
    });
    const answer = await boss.call('adminActOnPaymentCase', {
      params: { id: found?._id.toHexString() ?? '' },
      body: { action: 'staysPaid', reason: 'As agreed.' },
    });
    expect(answer.body).toMatchObject({ outcome: 'staysPaid', actions: [] });
    await expectBooksOf(of);
  });
});

describe('a dispute that is won after it was lost', () => {
  /** What a provider may do of the rest that a lost dispute left, though the stand-in refuses it. */
  function ofTheRest<Made>(of: Bought, work: () => Made): Made {
    const before = world.stripe.disputes.of(intentOf(of).id).filter(({ status }) => status === 'lost');
    for (const dispute of before) dispute.status = 'won';
    const made = work();
    for (const dispute of before) dispute.status = 'lost';
    return made;
  }

  async function lost(of: Bought, amountOre: number) {
    const dispute = ofTheRest(of, () => world.stripe.disputes.inquire(intentOf(of), amountOre));
    world.stripe.disputes.escalate(dispute);
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    return dispute;
  }

  test('leaves the VAT of what was paid, where a refund stays paid', async () => {
    const of = await bought();
    const refund = world.stripe.refunds.make(intentOf(of), 33_333);
    await tellBackwards(of);
    const dispute = await lost(of, 83_333);
    world.stripe.refunds.fail(refund);
    await tellBackwards(of);
    expect((await act(of, 'refundFailed', 'staysPaid')).status).toBe(200);
    await expectBooksOf(of);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    await expectBooksOf(of);
  });

  test('leaves the VAT of what is refunded', async () => {
    const of = await bought();
    const dispute = await lost(of, 117_494);
    ofTheRest(of, () => world.stripe.refunds.make(intentOf(of), 101_563));
    await tellBackwards(of);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    await expectBooksOf(of);
  });

  const seed = seedFrom('BOOKS_SEED');
  test(`leaves the books right whatever happened before it, in any amounts (BOOKS_SEED=${seed})`, async () => {
    const chance = new Chance(seed);
    for (let round = 0; round < 4; round += 1) {
      const of = await bought();
      const disputes: Awaited<ReturnType<typeof lost>>[] = [];
      for (let step = 0; step < 3; step += 1) {
        const amount = 1 + chance.below(80_000);
        if (chance.below(2) === 0) {
          disputes.push(await lost(of, amount));
        } else {
          const refund = ofTheRest(of, () => world.stripe.refunds.make(intentOf(of), amount));
          await tellBackwards(of);
          if (chance.below(2) === 0) {
            world.stripe.refunds.fail(refund);
            await tellBackwards(of);
            expect((await act(of, 'refundFailed', chance.oneOf(['staysPaid', 'paidOtherwise']))).status).toBe(200);
          }
        }
        await expectBooksOf(of);
        world.clock.advance({ minutes: 1 });
      }
      for (const dispute of disputes) {
        world.stripe.disputes.close(dispute, 'won');
        await tellBackwards(of);
        await expectBooksOf(of);
      }
    }
  }, 120_000);
});

describe('a payment of another amount whose refund came back', () => {
  async function returned(): Promise<Bought> {
    const of = await prepared();
    world.stripe.payments.succeed(intentOf(of), 249_000);
    await tellBackwards(of);
    expect((await act(of, 'amountDiffers', 'refund')).status).toBe(200);
    expect(await stands(of)).toEqual([['amountDiffers', 'refunded']]);
    const [refund] = world.stripe.refunds.of(intentOf(of).id);
    if (refund === undefined) throw new Error('There is to be a refund.');
    world.stripe.refunds.fail(refund);
    await tellBackwards(of);
    return of;
  }

  test('is on the desk again, and can be credited', async () => {
    const of = await returned();
    expect(await stands(of)).toEqual([
      ['amountDiffers', null],
      ['refundFailed', null],
    ]);
    expect((await act(of, 'amountDiffers', 'credit')).status).toBe(200);
    expect(await tokensOf(of)).toMatchObject({ free: 40 });
    expect(await stands(of)).toEqual([
      ['amountDiffers', 'credited'],
      ['refundFailed', 'credited'],
    ]);
    await expectBooksOf(of);
  });

  test.each([
    ['refundFailed', 'refund'],
    ['amountDiffers', 'refund'],
    ['refundFailed', 'paidOtherwise'],
  ] as const)('leaves nothing on the desk once it is paid back: %s, %s', async (kind, action) => {
    const of = await returned();
    // There is no receipt that could stay.
    expect((await act(of, 'refundFailed', 'staysPaid')).status).toBe(409);
    expect((await act(of, kind, action)).status).toBe(200);
    expect((await stands(of)).map(([, outcome]) => outcome)).not.toContain(null);
    expect(await purchase(of)).toMatchObject({ state: 'differs', receivedOre: 249_000, refundedOre: 249_000 });
    expect((await tokensOf(of)).granted).toBe(0);
  });

  test('leaves nothing on the desk once a dispute takes it, and is there again once the bank gives it back', async () => {
    const of = await returned();
    const dispute = world.stripe.disputes.open(intentOf(of));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    expect(await stands(of)).toEqual([
      ['amountDiffers', 'lost'],
      ['refundFailed', 'lost'],
      ['dispute', 'lost'],
    ]);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    expect((await stands(of)).slice(0, 2)).toEqual([
      ['amountDiffers', null],
      ['refundFailed', null],
    ]);
  });

  test('that a dispute took before it came back is lost, not refunded', async () => {
    const of = await prepared();
    world.stripe.payments.succeed(intentOf(of), 249_000);
    await tellBackwards(of);
    const refund = world.stripe.refunds.make(intentOf(of));
    await tellBackwards(of);
    const dispute = world.stripe.disputes.open(intentOf(of), 249_000);
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    world.stripe.refunds.fail(refund);
    await tellBackwards(of);
    expect((await stands(of)).find(([kind]) => kind === 'refundFailed')).toEqual(['refundFailed', 'lost']);
  });

  test('stays on the desk where the provider refuses the refund at once', async () => {
    const of = await prepared();
    world.stripe.payments.succeed(intentOf(of), 249_000);
    await tellBackwards(of);
    const { payments: provider } = world.server.app;
    if (provider === null) throw new Error('Card payments are to be set up.');
    // As the provider has it by the time that it is asked.
    jest.spyOn(provider.refunds, 'create').mockImplementationOnce((() => {
      const refund = world.stripe.refunds.make(intentOf(of));
      world.stripe.refunds.fail(refund);
      return Promise.resolve(refund);
    }) as never);
    expect((await act(of, 'amountDiffers', 'refund')).status).toBe(200);
    expect((await stands(of)).find(([kind]) => kind === 'amountDiffers')).toEqual(['amountDiffers', null]);
  });
});
