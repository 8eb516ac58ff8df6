import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Types } from 'mongoose';
import Stripe from 'stripe';
import { purchaseListSchema } from '@vela/contracts/schemas';
import { joinAsColleague } from '../../../tests/support/invisible.js';
import { CARDS, eventOf, intentIdOf, payByCard, prepare } from '../../../tests/support/payments.js';
import { joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { reconcilePayments } from './reconcile.js';
import { settle } from './settle.js';

let world: World;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.stripe.webhooks.holding = true;
});
afterEach(() => world.stripe.faults.clear());

const newRecruiter = (): Promise<Recruiter> =>
  joinAsRecruiter(world, { givenName: `Payer${String.fromCharCode(97 + serial++)}` });
const purchase = ({ visitor }: Recruiter, id: string) => visitor.ok('getPurchase', { params: { id } });
const begin = ({ visitor }: Recruiter, { purchaseId, totalOre }: { purchaseId: string; totalOre: number }) =>
  visitor.call('beginPayment', { params: { id: purchaseId }, body: { totalOre } });
const intentsOf = ({ company }: Recruiter) =>
  world.stripe.state.newestIntents().filter(({ metadata }) => metadata['companyId'] === company.id);
const companyOf = ({ company }: Recruiter) =>
  world.server.app.models.companies.findById(new Types.ObjectId(company.id)).orFail().lean();
describe('one intention is one charge', () => {
  test('a second tab goes on with the payment of the first, and hears that it was paid', async () => {
    const buyer = await newRecruiter();
    const first = await prepare(buyer, 200_000, 'first-tab-1');
    const second = await prepare(buyer, 200_000, 'second-tab-1');
    expect(second).toEqual(first);
    await payByCard(world, first);
    expect(await prepare(buyer, 200_000, 'second-tab-1')).toMatchObject({
      purchaseId: first.purchaseId,
      state: 'paid',
      clientSecret: null,
    });
    expect(await payByCard(world, second)).toBe(400);
    expect(intentsOf(buyer)).toHaveLength(1);
  });

  test('a second tab that wants another pack ends the first before it begins', async () => {
    const buyer = await newRecruiter();
    const first = await prepare(buyer, 200_000, 'first-tab-2');
    const second = await prepare(buyer, 100_000, 'second-tab-2');
    expect(second).toMatchObject({ tokens: 20, state: 'open' });
    expect(await payByCard(world, first)).toBe(400);
    const ended = await begin(buyer, first);
    expect(ended.status).toBe(409);
    expect(JSON.parse(ended.text)).toMatchObject({
      type: 'about:blank',
      detail: expect.stringContaining('in another window'),
    });
    expect((await purchase(buyer, first.purchaseId)).state).toBe('canceled');
    expect(await payByCard(world, second)).toBe(200);
    expect((await purchase(buyer, second.purchaseId)).state).toBe('paid');
  });

  test('whoever asks for another pack while the bank works on the first can buy it afterwards', async () => {
    const buyer = await newRecruiter();
    const first = await prepare(buyer, 100_000, 'first-tab-3');
    await begin(buyer, first);
    await payByCard(world, first, CARDS.processes);
    const meanwhile = await prepare(buyer, 200_000, 'second-tab-3');
    expect(meanwhile).toMatchObject({ purchaseId: first.purchaseId, clientSecret: null, tokens: 20 });
    world.stripe.payments.succeed(world.stripe.payments.intent(intentIdOf(first)));
    await world.stripe.webhooks.send(eventOf(world, first, 'payment_intent.succeeded'));
    const second = await prepare(buyer, 200_000, 'second-tab-3');
    expect(second).toMatchObject({ tokens: 40, state: 'open' });
    expect(await payByCard(world, second)).toBe(200);
    expect((await purchase(buyer, second.purchaseId)).state).toBe('paid');
  });

  test('the bank’s question that was closed in the middle is gone on with from another browser, days later', async () => {
    const buyer = await newRecruiter();
    const first = await prepare(buyer, 200_000, 'browser-one');
    expect((await begin(buyer, first)).body).toMatchObject({ state: 'unknown' });
    await payByCard(world, first, CARDS.asks);
    await world.stripe.webhooks.send(eventOf(world, first, 'payment_intent.requires_action'));
    expect((await purchase(buyer, first.purchaseId)).state).toBe('needsAction');
    world.clock.advance({ days: 2 });
    const elsewhere = await world.join({ givenName: buyer.me.givenName, signin: true });
    const resumed = await prepare({ ...buyer, ...elsewhere }, 200_000, 'browser-two');
    expect(resumed).toEqual({ ...first, state: 'needsAction' });
    world.stripe.payments.succeed(world.stripe.payments.intent(intentIdOf(first)));
    expect((await purchase(buyer, first.purchaseId)).state).toBe('paid');
    expect(intentsOf(buyer)).toHaveLength(1);
  });

  test('what the bank works on already is waited for, whatever pack is chosen then', async () => {
    const buyer = await newRecruiter();
    const first = await prepare(buyer, 200_000);
    await payByCard(world, first, CARDS.processes);
    expect(await prepare(buyer, 100_000, 'while-processing')).toMatchObject({
      purchaseId: first.purchaseId,
      state: 'processing',
      clientSecret: null,
    });
  });

  test('of a colleague is called theirs', async () => {
    const buyer = await newRecruiter();
    const colleague = await joinAsColleague(world, buyer);
    const prepared = await prepare(buyer);
    await begin(buyer, prepared);
    await payByCard(world, prepared, CARDS.asks);
    const id = { params: { id: prepared.purchaseId } };
    for (const [{ visitor }, own] of [
      [buyer, true],
      [colleague, false],
    ] as const) {
      expect(await visitor.ok('getPurchase', id)).toMatchObject({ state: 'needsAction', own });
      expect((await visitor.ok('listPurchases')).purchases).toMatchObject([{ state: 'needsAction', own }]);
    }
  });

  test('many tabs with both packs at once leave one payment that can be paid', async () => {
    const buyer = await newRecruiter();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        buyer.visitor.call('createPaymentIntent', {
          body: { ammount: index % 2 === 0 ? 200_000 : 100_000, currency: 'sek', attempt: `race-of-${index}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(intentsOf(buyer).filter(({ status }) => status !== 'canceled').length).toBeLessThanOrEqual(1);
    const last = await prepare(buyer);
    expect(await payByCard(world, last)).toBe(200);
    for (const { status, body } of answers)
      if (status === 200 && body.purchaseId !== last.purchaseId) expect(await payByCard(world, body)).toBe(400);
  });

  test('what nobody went on with is ended at the provider', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    world.clock.advance({ days: 8 });
    while ((await reconcilePayments(world.server.app)) > 0) continue;
    expect(world.stripe.payments.intent(intentIdOf(prepared)).status).toBe('canceled');
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('canceled');
  });
});

describe('an outcome that nobody knows', () => {
  test('is called unknown everywhere until the provider says', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer, 200_000, 'lost-answer');
    await begin(buyer, prepared);
    await expect(payByCard(world, prepared, CARDS.answerLost)).rejects.toThrow();
    world.stripe.faults.silent = true;
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('unknown');
    expect(await prepare(buyer, 200_000, 'lost-answer')).toMatchObject({ state: 'unknown', clientSecret: null });
    expect((await buyer.visitor.ok('listPurchases')).purchases).toMatchObject([{ state: 'unknown' }]);
    world.stripe.faults.clear();
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('paid');
  });

  test('is nothing charged, once the provider has long not heard of it', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await begin(buyer, prepared);
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('unknown');
    world.clock.advance({ minutes: 1 });
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('open');
    expect(await prepare(buyer)).toEqual(prepared);
  });

  test('is not asked about again once the second try failed at the bank’s question too', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    const intent = () => world.stripe.payments.intent(intentIdOf(prepared));
    for (const _ of [1, 2]) {
      expect((await begin(buyer, prepared)).status).toBe(200);
      await payByCard(world, prepared, CARDS.asks);
      world.stripe.payments.decline(intent(), {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'We are unable to authenticate your payment method.',
      });
      for (const __ of [1, 2]) expect((await purchase(buyer, prepared.purchaseId)).state).toBe('failed');
    }
  });

  test('ends with a failure that the provider gives no code and no words for', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await begin(buyer, prepared);
    const intent = world.stripe.payments.intent(intentIdOf(prepared));
    world.stripe.payments.decline(intent, { type: 'api_error', code: '', message: '' });
    const fault = { message: '', code: '', type: 'api_error' };
    expect(await purchase(buyer, prepared.purchaseId)).toMatchObject({ state: 'failed', fault });
    const { purchases } = await buyer.visitor.ok('listPurchases');
    expect(purchaseListSchema.isValidSync({ purchases })).toBe(true);
  });

  test('of a try that began after the payment was read is not decided by what was read', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    const { app } = world.server;
    await begin(buyer, prepared);
    await payByCard(world, prepared, CARDS.declined);
    await purchase(buyer, prepared.purchaseId);
    const { purchases } = app.models;
    // Between the two steps of settling, the buyer begins anew.
    const slow = new Proxy(purchases, {
      get: (model, name) =>
        name === 'updateOne'
          ? async (...given: Parameters<typeof purchases.updateOne>) => {
              await begin(buyer, prepared);
              return purchases.updateOne(...given);
            }
          : Reflect.get(model, name, model),
    });
    const read = structuredClone(world.stripe.payments.intent(intentIdOf(prepared))) as unknown as Stripe.PaymentIntent;
    await settle({ ...app, models: { ...app.models, purchases: slow } }, read);
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('unknown');
  });

  test('of the bank for two days is put on the payments desk', async () => {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    await payByCard(world, prepared, CARDS.processes);
    world.clock.advance({ days: 3 });
    while ((await reconcilePayments(world.server.app)) > 0) continue;
    const key = `stuck:${prepared.purchaseId}`;
    expect(await world.server.app.models.paymentCases.findOne({ key }).lean()).toMatchObject({ closedAt: null });
    world.stripe.payments.succeed(world.stripe.payments.intent(intentIdOf(prepared)));
    await purchase(buyer, prepared.purchaseId);
    expect(await world.server.app.models.paymentCases.findOne({ key }).lean()).toMatchObject({ outcome: 'settled' });
  });
});

describe('the row of a payment that is not decided', () => {
  const DECLINED = { code: 'card_declined', type: 'card_error', message: 'Your card was declined.' } as const;
  /** Somebody whose bank has worked on the payment for three days. */
  async function undecided() {
    const buyer = await newRecruiter();
    const prepared = await prepare(buyer);
    expect((await begin(buyer, prepared)).status).toBe(200);
    await payByCard(world, prepared, CARDS.processes);
    world.clock.advance({ days: 3 });
    await lookAgain();
    const intent = () => world.stripe.payments.intent(intentIdOf(prepared));
    const row = () =>
      world.server.app.models.paymentCases
        .findOne({ key: `stuck:${prepared.purchaseId}` })
        .orFail()
        .lean();
    expect(await row()).toMatchObject({ closedAt: null });
    return { buyer, prepared, intent, row };
  }
  /** Quiet for a while, so that the job asks. */
  async function lookAgain(): Promise<void> {
    world.clock.advance({ minutes: 5 });
    while ((await reconcilePayments(world.server.app)) > 0) continue;
  }
  const mailsAbout = ({ purchaseId }: { purchaseId: string }) =>
    world.server.app.models.outbox.countDocuments({ key: { $regex: `^paymentCase:stuck:${purchaseId}` } });

  test('closes once it failed, and opens again where the next try is not decided either', async () => {
    const { buyer, prepared, intent, row } = await undecided();
    const { openedAt } = await row();
    world.stripe.payments.decline(intent(), DECLINED);
    await lookAgain();
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe('failed');
    expect(await row()).toMatchObject({ outcome: 'settled' });
    expect((await begin(buyer, prepared)).status).toBe(200);
    await payByCard(world, prepared, CARDS.processes);
    await lookAgain();
    expect(await row()).toMatchObject({ outcome: 'settled' });
    world.clock.advance({ days: 3 });
    await lookAgain();
    expect(await row()).toMatchObject({ closedAt: null, outcome: null });
    expect((await row()).openedAt.getTime()).toBeGreaterThan(openedAt.getTime());
    expect(await mailsAbout(prepared)).toBe(2);
  });

  test.each(['canceled', 'differs'] as const)('closes once it is %s', async (state) => {
    const { buyer, prepared, intent, row } = await undecided();
    if (state === 'canceled') {
      world.stripe.payments.decline(intent(), DECLINED);
      world.stripe.payments.cancel(intent());
    } else world.stripe.payments.succeed(intent(), 249_000);
    await lookAgain();
    expect((await purchase(buyer, prepared.purchaseId)).state).toBe(state);
    expect(await row()).toMatchObject({ outcome: 'settled' });
  });

  test('that was closed by hand stays closed, and is opened for another try alone', async () => {
    const { buyer, prepared, intent, row } = await undecided();
    const boss = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    await boss.ok('adminActOnPaymentCase', {
      params: { id: (await row())._id.toHexString() },
      body: { action: 'close', reason: 'The bank works on it.' },
    });
    await lookAgain();
    expect(await row()).toMatchObject({ outcome: 'noted' });
    world.stripe.payments.decline(intent(), DECLINED);
    await lookAgain();
    expect(await row()).toMatchObject({ outcome: 'noted' });
    expect((await begin(buyer, prepared)).status).toBe(200);
    await payByCard(world, prepared, CARDS.processes);
    world.clock.advance({ days: 3 });
    await lookAgain();
    expect(await row()).toMatchObject({ closedAt: null, notes: [{ text: 'The bank works on it.' }] });
  });
});

describe('the provider', () => {
  test('may answer with an error, which its key repeats for a day: the next try has another', async () => {
    const buyer = await newRecruiter();
    world.stripe.faults.plan('error', /^POST \/payment_intents$/);
    const body = { ammount: 200_000, currency: 'sek', attempt: 'after-an-error' } as const;
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(502);
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(200);
    expect(intentsOf(buyer)).toHaveLength(1);
  });

  test('may refuse, which its key repeats for a day: the next try has another', async () => {
    const buyer = await newRecruiter();
    const { payments: provider } = world.server.app;
    if (provider === null) throw new Error('Card payments are to be set up.');
    const refused = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Not yet.',
      statusCode: 400,
    });
    const create = jest.spyOn(provider.paymentIntents, 'create').mockRejectedValueOnce(refused);
    const body = { ammount: 200_000, currency: 'sek', attempt: 'after-a-refusal' } as const;
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(502);
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(200);
    const keys = create.mock.calls.map(([, options]) => options?.idempotencyKey);
    create.mockRestore();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('may lose its answer: the same request tells what came of it', async () => {
    const buyer = await newRecruiter();
    world.stripe.faults.plan('answerLost', /^POST \/payment_intents$/);
    const body = { ammount: 200_000, currency: 'sek', attempt: 'after-a-loss' } as const;
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(503);
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(200);
    expect(intentsOf(buyer)).toHaveLength(1);
  });

  test('may not know the customer any more: it is made anew', async () => {
    const buyer = await newRecruiter();
    await payByCard(world, await prepare(buyer));
    await prepare(buyer);
    const { stripeCustomerId: before } = await companyOf(buyer);
    world.stripe.payments.forgetCustomers();
    const again = await prepare(buyer);
    expect(again.state).toBe('open');
    const { stripeCustomerId: after } = await companyOf(buyer);
    expect(after).not.toBe(before);
    expect(world.stripe.payments.intent(intentIdOf(again)).customer).toBe(after);
  });

  test('is not asked before a receipt can reach the company', async () => {
    const buyer = await newRecruiter();
    await world.server.app.models.companies.updateOne(
      { _id: new Types.ObjectId(buyer.company.id) },
      { $set: { invoiceEmail: 'not an email' } },
    );
    const body = { ammount: 200_000, currency: 'sek' } as const;
    expect((await buyer.visitor.call('createPaymentIntent', { body })).status).toBe(409);
    expect(intentsOf(buyer)).toEqual([]);
  });
});
