import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Types } from 'mongoose';
import Stripe from 'stripe';
import type { PaymentCaseAction, PaymentCaseKind } from '@vela/contracts/schemas';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { checkBalances } from '../ledger/index.js';

const REFUNDS = /^POST \/refunds/;
const AMOUNT_ORE = 100_000;

let world: World;
let boss: Visitor;
const { prepared, bought, purchase, intentOf, tokensOf, casesOf, mailsOf, tellBackwards } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  boss = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
  world.stripe.refunds.slow = false;
});
afterEach(() => {
  world.stripe.faults.clear();
  jest.restoreAllMocks();
});

async function idOf(of: Bought, kind: PaymentCaseKind): Promise<string> {
  const found = (await casesOf(of)).find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`There is to be a case: ${kind}.`);
  return found._id.toHexString();
}
async function press(of: Bought, action: PaymentCaseAction, kind: PaymentCaseKind = 'refundFailed') {
  return boss.call('adminActOnPaymentCase', {
    params: { id: await idOf(of, kind) },
    body: { action, reason: 'As agreed.' },
  });
}
const shown = async (of: Bought, kind: PaymentCaseKind = 'refundFailed') => {
  const id = await idOf(of, kind);
  return (await boss.ok('adminListPaymentCases', { query: {} })).rows.find((row) => row.id === id);
};

/** Somebody whose refund the bank returned. */
async function returned(): Promise<Bought> {
  const of = await bought();
  const refund = world.stripe.refunds.make(intentOf(of), AMOUNT_ORE);
  await tellBackwards(of);
  world.stripe.refunds.fail(refund);
  await tellBackwards(of);
  return of;
}

const paidBack = (of: Bought): number[] =>
  world.stripe.refunds
    .of(intentOf(of).id)
    .filter(({ status }) => status !== 'failed')
    .map(({ amount }) => amount);
async function expectPaidBackOnce(of: Bought): Promise<void> {
  expect(paidBack(of)).toEqual([AMOUNT_ORE]);
  await tellBackwards(of);
  expect(await purchase(of)).toMatchObject({ refundedOre: AMOUNT_ORE, refundedTokens: 16 });
  expect(await tokensOf(of)).toMatchObject({ free: 24, refunded: 16 });
  expect(await shown(of)).toMatchObject({ outcome: 'refunded', actions: [] });
  expect(await checkBalances(world.server.app)).toBe(0);
  expect(await wrongDocuments(world.server.app)).toEqual([]);
}

describe('a refund that is asked for from the desk', () => {
  test.each(['error', 'busy'] as const)(
    'and answered with no refund can be asked for again at once: %s',
    async (fault) => {
      const of = await returned();
      world.stripe.faults.plan(fault, REFUNDS);
      expect((await press(of, 'refund')).status).toBe(503);
      expect(paidBack(of)).toEqual([]);
      expect((await shown(of))?.actions).toEqual(['refund', 'paidOtherwise', 'staysPaid']);
      expect((await press(of, 'refund')).status).toBe(200);
      await expectPaidBackOnce(of);
    },
  );

  test('and refused can be asked for again once the reason is gone', async () => {
    const of = await returned();
    const charge = world.stripe.payments.charge(intentOf(of).latest_charge ?? '');
    const refunded = charge.amount_refunded;
    charge.amount_refunded = charge.amount;
    const refused = await press(of, 'refund');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('has already been refunded')]);
    charge.amount_refunded = refunded;
    expect((await press(of, 'refund')).status).toBe(200);
    await expectPaidBackOnce(of);
  });

  test.each(['callLost', 'answerLost'] as const)(
    'and not answered is the same when asked for again: %s',
    async (fault) => {
      const of = await returned();
      world.stripe.faults.plan(fault, REFUNDS);
      expect((await press(of, 'refund')).status).toBe(503);
      // It may have been made: nothing else can be done with its money before that is known.
      expect((await shown(of))?.actions).toEqual(['refund']);
      expect((await press(of, 'paidOtherwise')).status).toBe(409);
      expect((await press(of, 'staysPaid')).status).toBe(409);
      expect((await press(of, 'refund')).status).toBe(200);
      await expectPaidBackOnce(of);
    },
  );

  test('and whose answer was lost is not made again by a key that the provider has forgotten', async () => {
    const of = await returned();
    world.stripe.faults.plan('answerLost', REFUNDS);
    expect((await press(of, 'refund')).status).toBe(503);
    for (const key of Object.keys(world.stripe.state.stored.answers)) delete world.stripe.state.stored.answers[key];
    expect((await press(of, 'refund')).status).toBe(200);
    await expectPaidBackOnce(of);
  });

  test('and made although an error was answered is not made again', async () => {
    const of = await returned();
    const { payments: provider } = world.server.app;
    if (provider === null) throw new Error('Card payments are to be set up.');
    jest.spyOn(provider.refunds, 'create').mockImplementationOnce(() => {
      world.stripe.refunds.make(intentOf(of), AMOUNT_ORE);
      return Promise.reject(
        new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Sorry.', statusCode: 500 }),
      );
    });
    expect((await press(of, 'refund')).status).toBe(200);
    await expectPaidBackOnce(of);
  });

  test('and noted as paid another way by somebody else at that moment is paid once', async () => {
    const of = await returned();
    const { payments: provider } = world.server.app;
    if (provider === null) throw new Error('Card payments are to be set up.');
    const create = provider.refunds.create.bind(provider.refunds);
    let other = 0;
    jest.spyOn(provider.refunds, 'create').mockImplementationOnce(async (...given: Parameters<typeof create>) => {
      const refund = await create(...given);
      other = (await press(of, 'paidOtherwise')).status;
      return refund;
    });
    expect((await press(of, 'refund')).status).toBe(200);
    expect(other).toBe(409);
    await expectPaidBackOnce(of);
    expect((await press(of, 'paidOtherwise')).status).toBe(409);
  });

  test('by two at once is made once, and whoever comes second is told', async () => {
    const of = await returned();
    const statuses = (await Promise.all([press(of, 'refund'), press(of, 'refund')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    await expectPaidBackOnce(of);
  });

  test('is asked for again where nobody wrote down what came of it', async () => {
    const of = await returned();
    world.stripe.faults.plan('answerLost', REFUNDS);
    expect((await press(of, 'refund')).status).toBe(503);
    // As an instance leaves it that ended before the answer came.
    await world.server.app.models.paymentCases.updateOne(
      { _id: new Types.ObjectId(await idOf(of, 'refundFailed')) },
      { $set: { 'refund.answer': 'awaited' } },
    );
    expect((await press(of, 'refund')).status).toBe(409);
    world.clock.advance({ minutes: 2 });
    expect((await press(of, 'refund')).status).toBe(200);
    await expectPaidBackOnce(of);
  });

  test('of what is here again after it was refunded wholly reaches the provider', async () => {
    const of = await prepared();
    world.stripe.payments.succeed(intentOf(of), 249_000);
    await tellBackwards(of);
    const dispute = world.stripe.disputes.inquire(intentOf(of), 100_000);
    world.stripe.disputes.close(dispute, 'lost');
    const charge = world.stripe.payments.charge(intentOf(of).latest_charge ?? '');
    charge.amount_refunded = 100_000;
    await tellBackwards(of);
    // The rest that the bank left, which the stand-in refuses to refund.
    dispute.status = 'warning_closed';
    expect((await press(of, 'refund', 'amountDiffers')).status).toBe(200);
    dispute.status = 'lost';
    expect(paidBack(of)).toEqual([149_000]);
    world.stripe.disputes.close(dispute, 'won');
    charge.amount_refunded = 149_000;
    await tellBackwards(of);
    expect(await shown(of, 'amountDiffers')).toMatchObject({ outcome: null });
    expect((await press(of, 'refund', 'amountDiffers')).status).toBe(200);
    expect(paidBack(of)).toEqual([149_000, 100_000]);
    expect(await shown(of, 'amountDiffers')).toMatchObject({ outcome: 'refunded' });
  });
});

describe('a bank that only asks', () => {
  test('is called that on the desk, and its payment is refunded; disputed, the platform is told', async () => {
    const of = await bought();
    const inquiry = world.stripe.disputes.inquire(intentOf(of));
    await tellBackwards(of);
    expect(await shown(of, 'dispute')).toMatchObject({ inquiry: true, actions: ['refund'] });
    expect((await press(of, 'acceptDispute', 'dispute')).status).toBe(409);
    const told = () => mailsOf('paymentCase').then((keys) => keys.filter((key) => key.includes(inquiry.id)));
    expect(await told()).toHaveLength(1);
    world.stripe.disputes.escalate(inquiry);
    await tellBackwards(of);
    expect(await told()).toHaveLength(2);
    expect(await shown(of, 'dispute')).toMatchObject({ inquiry: false, actions: ['acceptDispute'] });
  });

  test('is answered with a refund, once', async () => {
    const of = await bought();
    const inquiry = world.stripe.disputes.inquire(intentOf(of));
    await tellBackwards(of);
    expect((await press(of, 'refund', 'dispute')).body).toMatchObject({ kind: 'dispute', outcome: null, actions: [] });
    expect(paidBack(of)).toEqual([250_000]);
    expect((await press(of, 'refund', 'dispute')).status).toBe(409);
    world.stripe.disputes.close(inquiry, 'prevented');
    await tellBackwards(of);
    expect(await shown(of, 'dispute')).toMatchObject({ outcome: 'won', actions: [] });
    expect(await tokensOf(of)).toMatchObject({ free: 0, frozen: 0, refunded: 40 });
  });
});

test('the overview says how many rows wait on the desk', async () => {
  const waiting = async () => (await boss.ok('adminGetOverview')).paymentCases ?? -1;
  const before = await waiting();
  const of = await returned();
  expect(await waiting()).toBe(before + 1);
  expect((await press(of, 'staysPaid')).status).toBe(200);
  expect(await waiting()).toBe(before);
});

test('what was paid another way is not refunded with the rest', async () => {
  const of = await returned();
  expect((await press(of, 'paidOtherwise')).status).toBe(200);
  const inquiry = world.stripe.disputes.inquire(intentOf(of));
  await tellBackwards(of);
  expect((await press(of, 'refund', 'dispute')).status).toBe(200);
  expect(paidBack(of)).toEqual([150_000]);
  world.stripe.disputes.close(inquiry, 'prevented');
  await tellBackwards(of);
  expect(await purchase(of)).toMatchObject({ refundedOre: 250_000 });
});
