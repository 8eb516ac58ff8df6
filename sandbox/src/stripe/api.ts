import { timingSafeEqual } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { outcomeOf } from './cards.js';
import type { Disputes } from './disputes.js';
import type { Faults } from './faults.js';
import { type Fields, fieldsOf, numberIn, textIn, textsIn } from './fields.js';
import { idempotency } from './idempotency.js';
import type { PaymentIntent } from './objects.js';
import type { Payments } from './payments.js';
import { missing, StripeProblem } from './problem.js';
import type { Refunds } from './refunds.js';
import type { StripeState } from './state.js';

/** What the interface gives access to. */
export interface StripeAccount {
  readonly payments: Payments;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly faults: Faults;
  readonly state: StripeState;
}

export interface ApiKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** Most events that one page of the list holds. */
const EVENTS_PAGE = 100;
/** So long events are kept. */
const EVENTS_KEPT_SECONDS = 30 * 86_400;

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

const keyOf = (request: Request): string => /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';

const refuseKey = (): never => {
  throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
};

/** Lets only the server's key through. */
function withSecretKey({ secretKey }: ApiKeys) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!same(keyOf(request), secretKey)) refuseKey();
    next();
  };
}

/** A browser may see and confirm a payment whose client secret it holds; the server may see all. */
function intentFor(request: Request, payments: Payments, keys: ApiKeys, given: Fields): PaymentIntent {
  const id = String(request.params['id']);
  if (same(keyOf(request), keys.secretKey)) return payments.intent(id);
  if (!same(keyOf(request), keys.publishableKey)) refuseKey();
  const intent = payments.intent(id);
  if (!same(textIn(given, 'client_secret') ?? '', intent.client_secret)) throw missing('payment_intent', id, 'intent');
  return intent;
}

/** The card of a confirmation is refused as the provider does: 402 with the payment in the error. */
function confirmed(intent: PaymentIntent): PaymentIntent {
  if (intent.last_payment_error !== null)
    throw new StripeProblem(402, { ...intent.last_payment_error, payment_intent: intent });
  return intent;
}

const listOf = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data });

function mountIntents(router: Router, { payments, state }: StripeAccount, keys: ApiKeys): void {
  const server = withSecretKey(keys);
  router.post('/payment_intents', server, (request, response) => {
    const fields = fieldsOf(request.body);
    const amount = numberIn(fields, 'amount');
    if (amount === undefined)
      throw new StripeProblem(400, {
        type: 'invalid_request_error',
        code: 'parameter_missing',
        param: 'amount',
        message: 'Missing required param: amount.',
      });
    response.json(
      payments.create({
        amount,
        currency: textIn(fields, 'currency') ?? '',
        customer: textIn(fields, 'customer'),
        metadata: textsIn(fields, 'metadata'),
      }),
    );
  });
  router.get('/payment_intents', server, (request, response) => {
    const customer = textIn(fieldsOf(request.query), 'customer');
    const found = state.newestIntents().filter((intent) => customer === null || intent.customer === customer);
    response.json(listOf('/v1/payment_intents', found.slice(0, EVENTS_PAGE)));
  });
  router.get('/payment_intents/:id', (request, response) => {
    response.json(intentFor(request, payments, keys, fieldsOf(request.query)));
  });
  router.post('/payment_intents/:id/confirm', (request, response) => {
    const fields = fieldsOf(request.body);
    const intent = intentFor(request, payments, keys, fields);
    const number = textIn(fieldsOf(fieldsOf(fields['payment_method_data'])['card']), 'number') ?? '';
    const { kind } = outcomeOf(number);
    if (kind === 'unreachable') return void request.socket.destroy();
    const after = payments.confirm(intent, number, textIn(fields, 'return_url') ?? '');
    if (kind === 'answerLost') return void request.socket.destroy();
    response.json(confirmed(after));
  });
  router.post('/payment_intents/:id/cancel', server, (request, response) => {
    response.json(payments.cancel(payments.intent(String(request.params['id']))));
  });
}

function mountAfterwards(router: Router, { payments, refunds, disputes }: StripeAccount): void {
  router.get('/charges/:id', (request, response) => {
    response.json(payments.charge(request.params.id));
  });
  router.post('/refunds', (request, response) => {
    const fields = fieldsOf(request.body);
    response.json(refunds.make(payments.intent(textIn(fields, 'payment_intent') ?? ''), numberIn(fields, 'amount')));
  });
  router.get('/refunds', (request, response) => {
    response.json(
      listOf('/v1/refunds', refunds.of(textIn(fieldsOf(request.query), 'payment_intent') ?? '').toReversed()),
    );
  });
  router.get('/disputes', (request, response) => {
    response.json(
      listOf('/v1/disputes', disputes.of(textIn(fieldsOf(request.query), 'payment_intent') ?? '').toReversed()),
    );
  });
  router.get('/disputes/:id', (request, response) => {
    response.json(disputes.dispute(request.params.id));
  });
  router.post('/disputes/:id/close', (request, response) => {
    response.json(disputes.close(disputes.dispute(request.params.id), 'lost'));
  });
}

function mountRest(router: Router, { payments, state }: StripeAccount, now: () => number): void {
  // What tells whose keys these are; enough to see that they are accepted.
  router.get('/balance', (_request, response) => {
    response.json({ object: 'balance', livemode: false, available: [], pending: [] });
  });
  router.get('/webhook_endpoints', (_request, response) => {
    response.json(listOf('/v1/webhook_endpoints', state.endpoints));
  });
  router.post('/customers', (request, response) => {
    const fields = fieldsOf(request.body);
    response.json(
      payments.createCustomer({
        email: textIn(fields, 'email'),
        name: textIn(fields, 'name'),
        metadata: textsIn(fields, 'metadata'),
      }),
    );
  });
  router.get('/customers/:id', (request, response) => {
    response.json(payments.customer(request.params.id));
  });
  router.get('/events', (request, response) => {
    const query = fieldsOf(request.query);
    const since = Math.max(numberIn(fieldsOf(query['created']), 'gte') ?? 0, now() - EVENTS_KEPT_SECONDS);
    const types = Object.values(textsIn(query, 'types'));
    const after = textIn(query, 'starting_after');
    const newestFirst = state.stored.events.toReversed();
    const from = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
    const fitting = newestFirst
      .slice(from)
      .filter(({ type, created }) => created >= since && (types.length === 0 || types.includes(type)));
    const data = fitting.slice(0, Math.min(numberIn(query, 'limit') ?? 10, EVENTS_PAGE));
    response.json({ object: 'list', url: '/v1/events', has_more: fitting.length > data.length, data });
  });
}

/** The HTTP interface below `/v1` that the provider's libraries call. @param now seconds since 1970 */
export function createStripeApi(account: StripeAccount, keys: ApiKeys, now: () => number): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: true, limit: '100kb' }), idempotency(account.state, now));
  router.use(account.faults.middleware);
  mountIntents(router, account, keys);
  router.use(withSecretKey(keys));
  mountAfterwards(router, account);
  mountRest(router, account, now);
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof StripeProblem)) return next(error);
    response.status(error.status).json(error.body);
  });
  return router;
}
