import { beforeEach, describe, expect, test } from '@jest/globals';
import express, { type Express } from 'express';
import request from 'supertest';
import { createStripeStandIn, type StripeStandIn } from './stand-in.js';

const BASE = '/sandbox/stripe';
const DAY = 86_400;
let seconds = 1_800_000_000;
let standIn: StripeStandIn;
let app: Express;

beforeEach(() => {
  standIn = createStripeStandIn({
    base: BASE,
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhook: { url: () => 'http://127.0.0.1:9', secret: 'whsec_1' },
    siteOrigin: 'http://site.test',
    stateFile: null,
    now: () => seconds * 1000,
  });
  standIn.webhooks.holding = true;
  app = express().set('query parser', 'extended').use('/v1', standIn.api).use(BASE, standIn.pages);
});

const post = (path: string, fields: Readonly<Record<string, string>> = {}, key?: string) => {
  const call = request(app).post(`/v1${path}`).type('form').set('authorization', 'Bearer sk_test_1');
  return (key === undefined ? call : call.set('idempotency-key', key)).send(fields);
};
const press = (path: string, fields: Readonly<Record<string, string>> = {}) =>
  request(app)
    .post(BASE + path)
    .type('form')
    .set('accept', 'application/json')
    .send(fields);
const INTENT = { amount: '250000', currency: 'sek' };
const idIn = ({ body }: { readonly body: unknown }): string => String(Reflect.get(Object(body), 'id'));

async function paid(): Promise<string> {
  const id = idIn(await post('/payment_intents', INTENT));
  await post(`/payment_intents/${id}/confirm`, { 'payment_method_data[card][number]': '4242424242424242' });
  return id;
}

describe('an idempotency key', () => {
  test('gives the first answer for 24 hours, an error of the provider too', async () => {
    await press('/faults', { fault: 'error' });
    const first = await post('/payment_intents', INTENT, 'key-1');
    const again = await post('/payment_intents', INTENT, 'key-1');
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([500, 500, 'true']);
    seconds += DAY;
    expect((await post('/payment_intents', INTENT, 'key-1')).status).toBe(200);
  });

  test('is refused with other parameters, and while its first request is worked on', async () => {
    expect((await post('/payment_intents', INTENT, 'key-2')).status).toBe(200);
    const other = await post('/payment_intents', { ...INTENT, amount: '1000' }, 'key-2');
    expect([other.status, other.body]).toMatchObject([400, { error: { type: 'idempotency_error' } }]);
    standIn.faults.slowMs = 300;
    standIn.faults.plan('slow');
    const both = await Promise.all([1, 2].map(() => post('/payment_intents', INTENT, 'key-3')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('an answer can be lost though the work is done, and its key tells what came of it', async () => {
  standIn.faults.plan('answerLost', /^POST \/payment_intents$/);
  await expect(post('/payment_intents', INTENT, 'key-4')).rejects.toThrow();
  expect(standIn.state.newestIntents()).toHaveLength(1);
  expect(idIn(await post('/payment_intents', INTENT, 'key-4'))).toBe(standIn.state.newestIntents()[0]?.id);
});

test('bad addresses and customers that it does not know are refused', async () => {
  const email = await post('/customers', { email: 'not an email' });
  expect([email.status, email.body]).toMatchObject([400, { error: { code: 'email_invalid' } }]);
  const customer = idIn(await post('/customers', { email: 'a@b.example' }));
  expect((await post('/payment_intents', { ...INTENT, customer })).status).toBe(200);
  await press('/switches/forgetCustomers');
  const forgotten = await post('/payment_intents', { ...INTENT, customer });
  expect([forgotten.status, forgotten.body]).toMatchObject([
    400,
    { error: { code: 'resource_missing', param: 'customer' } },
  ]);
});

test.each(['__proto__', 'constructor', 'toString'])('nothing has the id %s', async (id) => {
  const asked = await request(app).get(`/v1/payment_intents/${id}`).set('authorization', 'Bearer sk_test_1');
  expect([asked.status, asked.body]).toMatchObject([404, { error: { code: 'resource_missing' } }]);
  for (const path of [`/payments/${id}/succeed`, `/refunds/${id}/fail`, `/disputes/${id}/lost`])
    expect((await press(path)).status).toBe(404);
  expect((await post('/payment_intents', { ...INTENT, customer: id })).status).toBe(400);
  expect((await post('/payment_intents', INTENT, id)).status).toBe(200);
  expect((await post('/payment_intents', INTENT, id)).headers['idempotent-replayed']).toBe('true');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a refund waits, succeeds and is sent back by the bank; each is told', async () => {
  const id = await paid();
  await press('/switches/slowRefunds');
  const refund = idIn(await post('/refunds', { payment_intent: id, amount: '1000' }));
  expect(standIn.refunds.refund(refund).status).toBe('pending');
  await press(`/refunds/${refund}/succeed`);
  await press(`/refunds/${refund}/fail`);
  const charge = standIn.payments.charge(standIn.payments.intent(id).latest_charge ?? '');
  expect([standIn.refunds.refund(refund).status, charge.amount_refunded]).toEqual(['failed', 0]);
  expect(standIn.state.stored.events.map(({ type }) => type).filter((type) => type.includes('refund'))).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.updated',
    'refund.failed',
  ]);
});

test('a dispute is opened and decided, and nothing is refunded meanwhile', async () => {
  const id = await paid();
  await press(`/payments/${id}/dispute`);
  const refused = await post('/refunds', { payment_intent: id });
  expect([refused.status, refused.body]).toMatchObject([400, { error: { code: 'charge_disputed' } }]);
  const [dispute] = standIn.disputes.of(id);
  expect(dispute).toMatchObject({ amount: 250_000, status: 'needs_response' });
  await press(`/disputes/${dispute?.id}/lost`);
  expect(standIn.state.stored.events.at(-1)).toMatchObject({
    type: 'charge.dispute.closed',
    data: { object: { status: 'lost' } },
  });
  expect((await post('/refunds', { payment_intent: id })).status).toBe(400);
});

test('what a bank gave back can be refunded, and disputed once more', async () => {
  const id = await paid();
  await press(`/payments/${id}/dispute`);
  await press(`/disputes/${standIn.disputes.of(id)[0]?.id}/won`);
  expect((await post('/refunds', { payment_intent: id, amount: '1000' })).status).toBe(200);
  await press(`/payments/${id}/dispute`);
  expect(standIn.disputes.of(id).map(({ status }) => status)).toEqual(['won', 'needs_response']);
  expect((await post('/refunds', { payment_intent: id })).status).toBe(400);
});

test('a payment that a bank only asks about can be refunded, and the inquiry ends', async () => {
  const id = await paid();
  await press(`/payments/${id}/inquiry`);
  const [inquiry] = standIn.disputes.of(id);
  expect(inquiry).toMatchObject({ amount: 250_000, status: 'warning_needs_response' });
  expect((await post('/refunds', { payment_intent: id })).status).toBe(200);
  await press(`/disputes/${inquiry?.id}/closed`);
  expect(standIn.state.stored.events.map(({ type }) => type).slice(-4)).toEqual([
    'charge.dispute.created',
    'refund.created',
    'charge.refunded',
    'charge.dispute.closed',
  ]);
  expect(inquiry).toMatchObject({ status: 'warning_closed' });
});

test('every way of going wrong is a button on its page', async () => {
  await paid();
  const { text } = await request(app).get(BASE);
  for (const label of [
    'Refund half',
    'Dispute',
    'Ask about it (inquiry)',
    'Next call: done, and its answer is lost',
    'Answer nobody',
    'Show a frame of Link',
  ])
    expect(text).toContain(label);
});
