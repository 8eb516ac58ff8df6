import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { type Bought, chargesOf } from '../../../tests/support/charges.js';
import { CARDS, eventOf, intentIdOf, payByCard, prepare } from '../../../tests/support/payments.js';
import { joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { reconcilePayments } from './reconcile.js';

let world: World;
const { purchase, tokensOf, casesOf, tellBackwards } = chargesOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'vera@example.com' }, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});

const statusOf = (prepared: PaymentIntentAnswer): string => world.stripe.payments.intent(intentIdOf(prepared)).status;
const boss = async () => (await world.join({ givenName: 'Vera', email: 'vera@example.com' })).visitor;

/** Somebody whose bank asks them about the payment of a pack. */
async function asked(givenName: string): Promise<Bought> {
  const buyer = await joinAsRecruiter(world, { givenName }, `${givenName} AB`);
  const prepared = await prepare(buyer);
  await begin(buyer, prepared);
  await payByCard(world, prepared, CARDS.asks);
  await world.stripe.webhooks.send(eventOf(world, prepared, 'payment_intent.requires_action'));
  return { buyer, prepared, companyId: new Types.ObjectId(buyer.company.id) };
}

const begin = ({ visitor }: Recruiter, { purchaseId, totalOre }: PaymentIntentAnswer) =>
  visitor.call('beginPayment', { params: { id: purchaseId }, body: { totalOre } });

test.each([
  ['company', 'Coma'],
  ['buyer', 'Byra'],
] as const)('what nobody may spend is not charged any more once the %s is suspended', async (whose, givenName) => {
  const of = await asked(givenName);
  const admin = await boss();
  const body = { reason: 'Fraud.' };
  await (whose === 'company'
    ? admin.ok('adminSuspendCompany', { params: { id: of.buyer.company.id }, body })
    : admin.ok('adminSuspendUser', { params: { id: of.buyer.me.id }, body }));
  expect(statusOf(of.prepared)).toBe('canceled');
});

test('a buyer who is suspended is not charged for a company in which others act', async () => {
  const of = await asked('Alone');
  const colleague = await world.join({ givenName: 'Colleague', userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne(
    { _id: new Types.ObjectId(colleague.me.id) },
    { $set: { companyId: of.companyId } },
  );
  await (await boss()).ok('adminSuspendUser', { params: { id: of.buyer.me.id }, body: { reason: 'Fraud.' } });
  expect(statusOf(of.prepared)).toBe('canceled');
});

test('money that arrives for a suspended company all the same is a row of the payments desk', async () => {
  const of = await asked('Later');
  const intent = world.stripe.payments.intent(intentIdOf(of.prepared));
  await payByCard(world, of.prepared, CARDS.processes);
  world.stripe.payments.succeed(intent);
  const admin = await boss();
  await world.server.app.models.companies.updateOne({ _id: of.companyId }, { $set: { suspendedAt: new Date() } });
  await world.server.app.models.users.updateMany({ companyId: of.companyId }, { $set: { suspendedAt: new Date() } });
  await tellBackwards(of);
  expect(await tokensOf(of)).toMatchObject({ free: 40 });
  expect(await casesOf(of)).toMatchObject([{ kind: 'companyClosed', amountOre: 250_000, closedAt: null }]);
  const { rows } = await admin.ok('adminListPaymentCases', { query: { status: 'open', page: 1 } });
  expect(rows.find(({ purchaseId }) => purchaseId === of.prepared.purchaseId)?.actions).toEqual(['refund', 'close']);
});

/** Comes back to a purchase of nearly a week ago, and asks for it again. */
async function backTo(givenName: string): Promise<{ buyer: Recruiter; prepared: PaymentIntentAnswer }> {
  const before = await joinAsRecruiter(world, { givenName }, `${givenName} AB`);
  const first = await prepare(before, 200_000, `attempt-${givenName}`);
  world.clock.advance({ days: 6 });
  world.clock.advance({ minutes: 23 * 60 + 58 });
  const buyer = { ...before, ...(await world.join({ givenName, signin: true })) };
  const prepared = await prepare(buyer, 200_000, `attempt-${givenName}`);
  expect(prepared.purchaseId).toBe(first.purchaseId);
  return { buyer, prepared };
}

test('the days after which a purchase is given up begin anew with whoever goes on with it', async () => {
  const of = await backTo('Goeson');
  world.clock.advance({ minutes: 3 });
  await reconcilePayments(world.server.app);
  expect(await purchase(of)).toMatchObject({ state: 'open' });
  expect((await begin(of.buyer, of.prepared)).status).toBe(200);
  await payByCard(world, of.prepared, CARDS.asks);
  world.clock.advance({ days: 6 });
  const back = { ...of, buyer: { ...of.buyer, ...(await world.join({ givenName: 'Goeson', signin: true })) } };
  await reconcilePayments(world.server.app);
  expect(await purchase(back)).toMatchObject({ state: 'needsAction' });
  world.clock.advance({ days: 1, minutes: 1 });
  await reconcilePayments(world.server.app);
  expect(statusOf(of.prepared)).toBe('canceled');
});

test('who meets a purchase that was given up is told that, and of no other window', async () => {
  const buyer = await joinAsRecruiter(world, { givenName: 'Givenup' }, 'Givenup AB');
  const prepared = await prepare(buyer);
  world.clock.advance({ days: 7, minutes: 1 });
  await reconcilePayments(world.server.app);
  const back = { ...buyer, ...(await world.join({ givenName: 'Givenup', signin: true })) };
  const { status, text } = await begin(back, prepared);
  expect(status).toBe(409);
  expect(JSON.parse(text)).toMatchObject({ detail: expect.stringMatching(/^This purchase has ended/) });
});
