import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { intentIdOf } from '../../../tests/support/payments.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances, post } from '../ledger/index.js';

let world: World;
const { bought, purchase, intentOf, tokensOf, eventsOf, mailsOf, tellBackwards, spend } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.server.app.models.outbox.deleteMany({});
  world.stripe.webhooks.holding = true;
  world.stripe.refunds.slow = false;
});

const NOTHING_LEFT = { free: 0, frozen: 0, refunded: 40, debt: 0 };

async function grant({ companyId }: Bought, amount: number): Promise<void> {
  const { app } = world.server;
  const given = { companyId, account: 'tokens', kind: 'grant', amount, cause: 'admin', causeId: companyId } as const;
  await app.inTransaction((session) => post(app, given, session));
}

async function expectSound(): Promise<void> {
  expect(await checkBalances(world.server.app)).toBe(0);
  expect(await wrongDocuments(world.server.app)).toEqual([]);
}

describe('a payment that is refunded while a bank asks about it', () => {
  test.each(['warning_closed', 'prevented', 'won', 'lost'] as const)(
    'gives no token back when that ends: %s',
    async (end) => {
      const of = await bought();
      const inquiry = world.stripe.disputes.inquire(intentOf(of));
      await tellBackwards(of);
      expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 40 });
      world.stripe.refunds.make(intentOf(of));
      await tellBackwards(of);
      expect(await tokensOf(of)).toMatchObject(NOTHING_LEFT);
      expect(await purchase(of)).toMatchObject({
        refundedTokens: 40,
        refundedSpentTokens: 0,
        disputes: [{ state: 'open', frozenTokens: 0 }],
      });
      world.stripe.disputes.close(inquiry, end);
      await tellBackwards(of);
      expect(await tokensOf(of)).toMatchObject(NOTHING_LEFT);
      expect((await purchase(of)).disputes).toMatchObject([{ takenTokens: 0, owedTokens: 0 }]);
      await expectSound();
    },
  );

  test('is told of as asked about, then as refunded', async () => {
    const of = await bought();
    const inquiry = world.stripe.disputes.inquire(intentOf(of));
    await tellBackwards(of);
    expect(await mailsOf('inquiryOpened|disputeOpened')).toEqual([`inquiryOpened:${inquiry.id}`]);
    expect((await purchase(of)).disputes).toMatchObject([{ state: 'open', inquiry: true }]);
    world.stripe.refunds.make(intentOf(of));
    world.stripe.disputes.close(inquiry, 'warning_closed');
    await tellBackwards(of);
    expect(await mailsOf('disputeRefunded|disputeWon')).toEqual([`disputeRefunded:${inquiry.id}`]);
  });

  test('is taken back once the bank disputes it', async () => {
    const of = await bought();
    const inquiry = world.stripe.disputes.inquire(intentOf(of));
    await tellBackwards(of);
    world.stripe.disputes.escalate(inquiry);
    await tellBackwards(of);
    expect(await mailsOf('disputeOpened')).toEqual([`disputeOpened:${inquiry.id}`]);
    expect((await purchase(of)).disputes).toMatchObject([{ state: 'open', inquiry: false, frozenTokens: 40 }]);
    world.stripe.disputes.close(inquiry, 'won');
    await tellBackwards(of);
    expect(await mailsOf('disputeWon')).toEqual([`disputeWon:${inquiry.id}`]);
  });

  test('ends the same if the refund is heard of last, or the inquiry is', async () => {
    for (const last of ['refund', 'dispute']) {
      const of = await bought();
      const inquiry = world.stripe.disputes.inquire(intentOf(of));
      world.stripe.refunds.make(intentOf(of));
      world.stripe.disputes.close(inquiry, 'prevented');
      for (const event of eventsOf(of).toSorted((one) => (one.type.includes(last) ? 1 : -1)))
        expect(await world.stripe.webhooks.send(event)).toBe(200);
      expect(await tokensOf(of)).toMatchObject(NOTHING_LEFT);
    }
    await expectSound();
  });

  test('in parts leaves frozen what is left, whatever other tokens there are', async () => {
    const of = await bought();
    const inquiry = world.stripe.disputes.inquire(intentOf(of));
    await tellBackwards(of);
    await grant(of, 7);
    for (const left of [30, 20, 10]) {
      world.stripe.refunds.make(intentOf(of), 62_500);
      await tellBackwards(of);
      expect(await tokensOf(of)).toMatchObject({ free: 7, frozen: left, refunded: 40 - left });
    }
    world.stripe.disputes.escalate(inquiry);
    world.stripe.disputes.close(inquiry, 'lost');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 7, frozen: 0, refunded: 40, debt: 0 });
    expect((await purchase(of)).disputes).toMatchObject([{ takenTokens: 10, owedTokens: 0 }]);
    await expectSound();
  });

  test('is called spent only as far as nothing is free and nothing frozen', async () => {
    const of = await bought();
    await spend(of, 15);
    const inquiry = world.stripe.disputes.inquire(intentOf(of), 125_000);
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 5, frozen: 20 });
    world.stripe.refunds.make(intentOf(of));
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 0, refunded: 25, consumed: 15 });
    expect(await purchase(of)).toMatchObject({ refundedTokens: 25, refundedSpentTokens: 15 });
    world.stripe.disputes.close(inquiry, 'warning_closed');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 0, refunded: 25 });
    await expectSound();
  });

  test.each(['before', 'after'])('keeps its tokens frozen where the refund comes back; heard of %s', async (order) => {
    const of = await bought();
    const refundIt = () => world.stripe.refunds.make(intentOf(of));
    world.stripe.refunds.slow = true;
    const early = order === 'before' ? refundIt() : null;
    await tellBackwards(of);
    // A refund that is on its way leaves nothing that could be asked about but the whole amount.
    const inquiry = world.stripe.disputes.inquire(intentOf(of), 250_000);
    await tellBackwards(of);
    const refund = early ?? refundIt();
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject(NOTHING_LEFT);
    world.stripe.refunds.fail(refund);
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 40, refunded: 0 });
    expect(await purchase(of)).toMatchObject({ refundedTokens: 0, disputes: [{ frozenTokens: 40 }] });
    world.stripe.disputes.close(inquiry, 'warning_closed');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject({ free: 40, frozen: 0, refunded: 0, debt: 0 });
    await expectSound();
  });
});

test('a list of refunds that is older than what is known undoes nothing', async () => {
  const of = await bought();
  const { payments: provider } = world.server.app;
  if (provider === null) throw new Error('Card payments are to be set up.');
  const { refunds } = world.stripe;
  refunds.slow = true;
  const first = refunds.make(intentOf(of), 125_000);
  const listed = await provider.refunds.list({ payment_intent: intentIdOf(of.prepared) });
  const tellOfOlder = async (list: typeof listed): Promise<void> => {
    // What a slow call had read before others went on.
    jest.spyOn(provider.refunds, 'list').mockReturnValueOnce(Promise.resolve(list) as never);
    const event = eventsOf(of).find(({ type }) => type === 'refund.created');
    expect(event && (await world.stripe.webhooks.send(event))).toBe(200);
  };
  refunds.succeed(first);
  const second = refunds.make(intentOf(of));
  await tellBackwards(of);
  expect(await tokensOf(of)).toMatchObject(NOTHING_LEFT);
  await tellOfOlder(listed);
  expect(await tokensOf(of)).toMatchObject(NOTHING_LEFT);
  expect((await purchase(of)).refunds).toMatchObject([{ state: 'succeeded' }, { state: 'pending' }]);

  const before = await provider.refunds.list({ payment_intent: intentIdOf(of.prepared) });
  refunds.fail(second);
  await tellBackwards(of);
  expect(await tokensOf(of)).toMatchObject({ free: 20, refunded: 20 });
  await tellOfOlder(before);
  expect(await tokensOf(of)).toMatchObject({ free: 20, refunded: 20 });
  await expectSound();
});
