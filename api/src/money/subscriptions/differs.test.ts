import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PaymentCaseAction } from '@vela/contracts/schemas';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { prepare } from '../../../tests/support/payments.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { wrongDocuments } from '../../../tests/support/wrong-documents.js';
import { MAIL_TEMPLATES } from '../../platform/mail/templates/index.js';
import { checkBalances } from '../ledger/index.js';

let world: World;
const { prepared, purchase, intentOf, tokensOf, casesOf, mailsOf, tellBackwards } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});

/** Somebody whose payment arrived with 10 kronor less than the price. */
async function shortPaid(): Promise<Bought> {
  const of = await prepared();
  world.stripe.payments.succeed(intentOf(of), 249_000);
  await tellBackwards(of);
  return of;
}

/** What an admin does with the case of the amount. */
async function act(of: Bought, action: PaymentCaseAction) {
  const boss = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
  const found = (await casesOf(of)).find(({ kind }) => kind === 'amountDiffers');
  const params = { id: found?._id.toHexString() ?? '' };
  return boss.call('adminActOnPaymentCase', { params, body: { action, reason: 'Looked at.' } });
}
const stands = async (of: Bought) => (await casesOf(of)).map(({ kind, outcome }) => [kind, outcome]);
const NOTHING = { granted: 0, free: 0, frozen: 0, refunded: 0, debt: 0 };

describe('a payment of another amount than the price that a bank disputes', () => {
  test('is on the desk, told by mail and not credited before it is won', async () => {
    const of = await shortPaid();
    const dispute = world.stripe.disputes.open(intentOf(of));
    await tellBackwards(of);
    expect(await casesOf(of)).toMatchObject([
      { kind: 'amountDiffers', closedAt: null },
      { kind: 'dispute', amountOre: 249_000, closedAt: null, dueBy: new Date(dispute.evidence_details.due_by * 1000) },
    ]);
    expect(await mailsOf('disputeOpened')).toContain(`disputeOpened:${dispute.id}`);
    expect((await purchase(of)).disputes).toMatchObject([{ state: 'open', frozenTokens: 0 }]);
    const refused = await act(of, 'credit');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('The bank disputes this payment')]);
    expect((await act(of, 'refund')).status).toBe(409);
    expect(await tokensOf(of)).toMatchObject(NOTHING);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    expect(await tokensOf(of)).toMatchObject(NOTHING);
    expect((await act(of, 'credit')).status).toBe(200);
    expect(await tokensOf(of)).toMatchObject({ granted: 40, free: 40, frozen: 0 });
    expect(await stands(of)).toEqual([
      ['amountDiffers', 'credited'],
      ['dispute', 'won'],
    ]);
  });

  test('is not credited either while nobody has heard of that', async () => {
    const of = await shortPaid();
    world.stripe.disputes.open(intentOf(of));
    expect((await act(of, 'credit')).status).toBe(409);
    expect(await stands(of)).toEqual([
      ['amountDiffers', null],
      ['dispute', null],
    ]);
    const refunded = await shortPaid();
    world.stripe.refunds.make(intentOf(refunded));
    expect((await act(refunded, 'credit')).status).toBe(409);
    expect(await stands(refunded)).toEqual([['amountDiffers', 'refunded']]);
    expect(await tokensOf(refunded)).toMatchObject(NOTHING);
  });

  test('needs nobody any more once it is lost, until the bank gives it back', async () => {
    const of = await shortPaid();
    const dispute = world.stripe.disputes.open(intentOf(of));
    world.stripe.disputes.close(dispute, 'lost');
    await tellBackwards(of);
    expect(await stands(of)).toEqual([
      ['amountDiffers', 'lost'],
      ['dispute', 'lost'],
    ]);
    expect((await act(of, 'credit')).status).toBe(409);
    world.stripe.disputes.close(dispute, 'won');
    await tellBackwards(of);
    expect((await act(of, 'credit')).status).toBe(200);
    expect(await tokensOf(of)).toMatchObject({ free: 40, debt: 0 });
    expect(await checkBalances(world.server.app)).toBe(0);
    expect(await wrongDocuments(world.server.app)).toEqual([]);
  });
});

test('tells how much arrived, and nothing of tokens where a refund of it came back', async () => {
  const of = await shortPaid();
  const refund = world.stripe.refunds.make(intentOf(of));
  await tellBackwards(of);
  expect(await purchase(of)).toMatchObject({ state: 'differs', receivedOre: 249_000, refundedOre: 249_000 });
  world.stripe.refunds.fail(refund);
  await tellBackwards(of);
  expect(await purchase(of)).toMatchObject({ receivedOre: 249_000, refundedOre: 0 });
  const { payload } = await world.server.app.models.outbox
    .findOne({ key: `refundFailed:${refund.id}` })
    .orFail()
    .lean();
  const { values } = payload as { values: Record<string, string> };
  const { blocks } = MAIL_TEMPLATES.refundFailed.fill(values);
  expect(JSON.stringify(blocks)).not.toContain('okens');
  expect(JSON.stringify(MAIL_TEMPLATES.refundFailed.fill({ ...values, number: 'R-000001' }))).toContain('Its tokens');
});

test('that was credited is what its attempt names, and the pack can be bought again', async () => {
  const of = await shortPaid();
  const { prepared: answer, buyer } = of;
  const again = (attempt: string) => prepare(buyer, 200_000, attempt);
  // The tab knows it by this name from before it was paid.
  await world.server.app.models.purchases.updateOne({ _id: answer.purchaseId }, { $push: { attempts: 'this-tab' } });
  expect((await act(of, 'credit')).status).toBe(200);
  expect(await again('this-tab')).toMatchObject({ purchaseId: answer.purchaseId, state: 'paid', clientSecret: null });
  const next = await again('the-next');
  expect(next).toMatchObject({ state: 'open', tokens: 40 });
  expect(next.purchaseId).not.toBe(answer.purchaseId);
});

test('nothing is credited while the provider does not say', async () => {
  const of = await shortPaid();
  world.stripe.faults.plan('error', /^GET \/disputes$/);
  expect((await act(of, 'credit')).status).toBe(503);
  expect(await tokensOf(of)).toMatchObject(NOTHING);
  expect((await act(of, 'credit')).status).toBe(200);
});
