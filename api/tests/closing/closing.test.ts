import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { addDays, dayOf } from '@vela/market/days';
import { expireRequests } from '../../src/hiring/connections/expire.js';
import { invoiceDueHires } from '../../src/hiring/hires/index.js';
import { remindOfInvoices } from '../../src/money/invoices/index.js';
import { checkBalances, recomputeBalance } from '../../src/money/ledger/index.js';
import { reconcileCharges, reconcilePayments } from '../../src/money/subscriptions/index.js';
import { seedFrom, wordFor } from '../support/chance.js';
import { CARDS, intentIdOf, payByCard, prepare } from '../support/payments.js';
import { joinAsRecruiter, joinAsTalent, type Recruiter, requestTo, type Talent } from '../support/people.js';
import type { Visitor } from '../support/visitor.js';
import { startWorld, type World } from '../support/world.js';
import { wrongDocuments } from '../support/wrong-documents.js';
import { ordersOf } from './orders.js';

const SEED = seedFrom('CLOSING_SEED');
/** Any so many of what is open occur in every order, the closing among them. */
const DEPTH = Number(process.env['CLOSING_DEPTH'] ?? 2);
/** Who leaves: the talent, the whole company, or the one who owns and pays, while a colleague stays. */
const CLOSERS = ['talent', 'company', 'owner'] as const;
type Closer = (typeof CLOSERS)[number];

const STEPS = ['purchase', 'latePayment', 'dispute', 'refund', 'request', 'hire', 'invoice', 'close'] as const;
type Step = (typeof STEPS)[number];

let world: World;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  world.stripe.webhooks.holding = true;
});
afterAll(() => world.stop());

const signInBoss = async (): Promise<Visitor> =>
  (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
const name = (what: string): string => `${what}${wordFor((serial += 1))}`;

/** A company with an owner and a colleague, three payments and three talents, of whom two said yes. */
async function sceneOf() {
  const owner = await joinAsRecruiter(world, { givenName: name('Owner') }, name('Company '));
  const { app } = world.server;
  const companyId = new Types.ObjectId(owner.company.id);
  const colleague = await world.join({ givenName: name('Colleague'), userType: 'talentSeeker' });
  await app.models.users.updateOne({ _id: colleague.me.id }, { $set: { companyId } });
  const paid = async (): Promise<string> => {
    const prepared = await prepare(owner);
    await payByCard(world, prepared);
    await owner.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
    return intentIdOf(prepared);
  };
  const talents: Talent[] = [];
  while (talents.length < 3) talents.push(await joinAsTalent(world, { givenName: name('Talent') }));
  const [waiting, hired, asked] = talents as [Talent, Talent, Talent];
  const connected = async (talent: Talent): Promise<string> => {
    const { id } = await owner.visitor.ok('createConnection', { body: requestTo(owner, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    return id;
  };
  return {
    owner,
    colleague: { ...owner, ...colleague } satisfies Recruiter,
    companyId,
    talents,
    asked,
    disputed: await paid(),
    refunded: await paid(),
    waiting: await connected(waiting),
    hired: await connected(hired),
  };
}
type Scene = Awaited<ReturnType<typeof sceneOf>>;

const agreement = (connectionId: string) => {
  const today = dayOf(world.clock.now());
  return {
    connectionId,
    signedOn: today,
    startsOn: addDays(today, 10),
    probationEndsOn: null,
    compensation: '64000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
  } as const;
};
const eventsOf = (intentId: string) =>
  world.stripe.state.stored.events.filter(
    ({ data: { object } }) => (object.object === 'payment_intent' ? object.id : object.payment_intent) === intentId,
  );
async function tell(intentId: string): Promise<void> {
  for (const event of eventsOf(intentId)) expect(await world.stripe.webhooks.send(event)).toBe(200);
}

/** What happens: each as far as it still can, whoever is gone by then. Nothing may be answered with a fault of ours. */
function happenings(scene: Scene, closer: Closer, boss: Visitor): Readonly<Record<Step, () => Promise<unknown>>> {
  const { owner, colleague } = scene;
  const { payments, disputes, refunds } = world.stripe;
  let late: string | null = null;
  const started = async (by: Recruiter, card: string | null) => {
    const answer = await by.visitor.call('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } });
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 200) return null;
    if (card !== null) await payByCard(world, answer.body, card);
    return intentIdOf(answer.body);
  };
  const reported = async (connectionId: string): Promise<string | null> => {
    const answer = await owner.visitor.call('reportHire', { body: agreement(connectionId) });
    expect(answer.status).toBeLessThan(500);
    return answer.status === 200 ? answer.body.id : null;
  };
  return {
    purchase: () => started(colleague, null),
    latePayment: async () => {
      late = await started(owner, CARDS.processes);
      return late;
    },
    dispute: async () => {
      disputes.open(payments.intent(scene.disputed));
      await tell(scene.disputed);
    },
    refund: async () => {
      refunds.slow = true;
      refunds.make(payments.intent(scene.refunded), 50_000);
      refunds.slow = false;
      await tell(scene.refunded);
    },
    request: async () => {
      const answer = await owner.visitor.call('createConnection', { body: requestTo(owner, scene.asked) });
      expect(answer.status).toBeLessThan(500);
    },
    hire: () => reported(scene.waiting),
    invoice: async () => {
      const id = await reported(scene.hired);
      if (id !== null)
        await boss.ok('adminConfirmHire', { params: { id }, body: { bonusSek: null, reason: 'Shown.' } });
    },
    close: async () => {
      const leaving = { talent: scene.talents, company: [owner, colleague], owner: [owner] }[closer];
      for (const { visitor } of leaving) await visitor.ok('deleteMe');
    },
  };
}

/** What was open ends as it may, long after: late money arrives, a refund comes back, a dispute is lost, days pass. */
async function settleAll({ disputed, refunded, companyId }: Scene): Promise<void> {
  const { app } = world.server;
  const { payments, disputes, refunds } = world.stripe;
  const processing = await app.models.purchases.find({ companyId, paidAt: null }).lean();
  for (const { paymentIntentId } of processing)
    if (paymentIntentId !== null && payments.intent(paymentIntentId).status === 'processing')
      payments.succeed(payments.intent(paymentIntentId));
  for (const dispute of disputes.of(disputed)) disputes.close(dispute, 'lost');
  for (const refund of refunds.of(refunded)) refunds.fail(refund);
  await reconcileCharges(app);
  world.clock.advance({ days: 2 });
  await invoiceDueHires(app);
  await reconcilePayments(app);
  await reconcileCharges(app);
  world.clock.advance({ days: 40 });
  await Promise.all([expireRequests(app), remindOfInvoices(app), reconcilePayments(app)]);
}

/** Nothing is open that nobody can end, and everything that came in is somebody's. */
async function leftOver({ companyId, owner, colleague, disputed, refunded }: Scene, closer: Closer): Promise<void> {
  const { app } = world.server;
  const { models } = app;
  const company = await models.companies.findById(companyId).orFail().lean();
  const isClosed = closer === 'company';
  expect(company.closedAt != null).toBe(isClosed);
  const members = (await models.users.find({ companyId }).lean()).map(({ _id, companyOwner }) => [
    _id.toHexString(),
    companyOwner,
  ]);
  if (closer === 'owner') expect(members).toEqual([[colleague.me.id, true]]);
  if (isClosed) expect(members).toEqual([]);
  expect(await models.connections.countDocuments({ companyId, status: 'open' })).toBe(0);
  if (isClosed) expect(await models.openRoles.countDocuments({ companyId, status: 'open' })).toBe(0);
  for (const figures of Object.values(await recomputeBalance(app, companyId)))
    expect([figures.reserved, figures.frozen]).toEqual([0, 0]);

  const purchases = await models.purchases.find({ companyId }).lean();
  const cases = await models.paymentCases.find({ companyId }).lean();
  const caseOf = (purchaseId: Types.ObjectId, kind: string) =>
    cases.filter((each) => each.kind === kind && each.purchaseId.equals(purchaseId));
  for (const { _id, paymentIntentId, paidAt, state, receiptNumber, disputes, refunds } of purchases) {
    const { status } = world.stripe.payments.intent(paymentIntentId ?? '');
    // Nobody can pay any more what nobody waits for; what was paid has its receipt.
    expect([status, state, receiptNumber !== null]).toEqual(
      paidAt === null ? ['canceled', 'canceled', false] : ['succeeded', 'paid', true],
    );
    if (paidAt !== null && company.closedAt != null && paidAt > company.closedAt)
      expect(caseOf(_id, 'companyClosed')).toHaveLength(1);
    if (paymentIntentId === disputed) {
      const happened = world.stripe.disputes.of(disputed).map(() => 'lost');
      expect(disputes.map((dispute) => dispute.state)).toEqual(happened);
      expect(caseOf(_id, 'dispute').map(({ outcome }) => outcome)).toEqual(happened);
    }
    if (paymentIntentId === refunded) {
      expect(refunds.map((refund) => refund.state)).toEqual(['failed']);
      expect(caseOf(_id, 'refundFailed')).toHaveLength(1);
    }
  }
  expect(new Set(purchases.map(({ userId }) => userId.toHexString()))).toContain(owner.me.id);
}

/** The platform can still end what waits: a hire is confirmed or rejected, an invoice is paid, a case is refunded. */
async function platformEnds({ companyId }: Scene): Promise<void> {
  const { app } = world.server;
  const boss = await signInBoss();
  for (const { _id, status } of await app.models.hires.find({ companyId }).lean())
    if (status === 'reported')
      await boss.ok('adminConfirmHire', {
        params: { id: _id.toHexString() },
        body: { bonusSek: null, reason: 'Shown.' },
      });
  world.clock.advance({ days: 2 });
  await invoiceDueHires(app);
  const hires = await app.models.hires.find({ companyId }).lean();
  const invoices = await app.models.invoices.find({ companyId }).lean();
  expect(invoices).toHaveLength(hires.length);
  const again = await signInBoss();
  for (const { _id } of invoices) {
    const id = _id.toHexString();
    expect(await app.models.outbox.countDocuments({ key: `invoice:${id}` })).toBe(1);
    expect(await again.ok('adminMarkInvoicePaid', { params: { id }, body: { reason: 'Bank' } })).toMatchObject({
      status: 'paid',
      dueOre: 0,
    });
  }
  for (const { _id } of await app.models.paymentCases.find({ companyId, kind: 'companyClosed', closedAt: null }).lean())
    await again.ok('adminActOnPaymentCase', {
      params: { id: _id.toHexString() },
      body: { action: 'refund', reason: 'Nobody is left.' },
    });
  await reconcileCharges(app);
  const open = await app.models.paymentCases.find({ companyId, kind: 'companyClosed', closedAt: null }).lean();
  expect(open).toEqual([]);
}

const CASES = CLOSERS.flatMap((closer) => ordersOf(STEPS, DEPTH, SEED).map((order) => [closer, order] as const));

test.each(CASES)(
  `the %s leaves, in the order %j: nothing is left open (CLOSING_DEPTH=${DEPTH}, CLOSING_SEED=${SEED})`,
  async (closer, order) => {
    const scene = await sceneOf();
    const happen = happenings(scene, closer, await signInBoss());
    for (const step of order) await happen[step]();
    await settleAll(scene);
    await leftOver(scene, closer);
    await platformEnds(scene);
    expect(await wrongDocuments(world.server.app)).toEqual([]);
    expect(await checkBalances(world.server.app)).toBe(0);
  },
  120_000,
);
