import type { Request, Response, Router } from 'express';
import type { StripeAccount } from './api.js';
import type { DisputeEnd } from './disputes.js';
import { isFault } from './faults.js';
import { type Fields, fieldsOf, numberIn, textIn } from './fields.js';
import type { PaymentError, PaymentIntent } from './objects.js';
import { byId } from './state.js';
import type { Webhooks } from './webhooks.js';

/** What the page and tests may take hold of. */
export interface Controlled extends StripeAccount {
  readonly webhooks: Webhooks;
  /** Switches of the card form. */
  readonly form: { linkFrame: boolean };
}

const REPEATS_MAX = 100;
const DECLINED_LATER: PaymentError = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };

const wantsJson = (request: Request): boolean => request.accepts(['html', 'json']) === 'json';

/** Answers a test with JSON, and a person with the page they came from. */
function done(request: Request, response: Response, base: string, body: object): void {
  if (wantsJson(request)) response.json(body);
  else response.redirect(303, base);
}

type Verb<Subject> = (subject: Subject, fields: Fields) => unknown;

/** What the cardholder, their bank and the provider's dashboard do with a payment. */
const paymentVerbs = ({ payments, refunds, disputes }: Controlled): Readonly<Record<string, Verb<PaymentIntent>>> => ({
  succeed: (intent, fields) => payments.succeed(intent, numberIn(fields, 'amount')),
  fail: (intent) => payments.decline(intent, DECLINED_LATER),
  refund: (intent, fields) => refunds.make(intent, numberIn(fields, 'amount')),
  dispute: (intent, fields) => disputes.open(intent, numberIn(fields, 'amount')),
  inquiry: (intent, fields) => disputes.inquire(intent, numberIn(fields, 'amount')),
});

/** What the bank does with a dispute. */
const ENDS = byId<DisputeEnd>({
  won: 'won',
  lost: 'lost',
  closed: 'warning_closed',
  prevented: 'prevented',
});

/** Switches that hold until they are changed, by name. */
const switches = ({
  refunds,
  faults,
  form,
  payments,
  webhooks,
}: Controlled): Readonly<Record<string, (on: boolean) => void>> => ({
  slowRefunds: (on) => void (refunds.slow = on),
  silent: (on) => void (faults.silent = on),
  linkFrame: (on) => void (form.linkFrame = on),
  twice: (on) => void (webhooks.times = on ? 2 : 1),
  noFaults: () => faults.clear(),
  forgetCustomers: () => payments.forgetCustomers(),
});

function mountEvents(router: Router, base: string, { state, webhooks }: Controlled): void {
  router.post('/events/hold', (request, response) => {
    webhooks.holding = true;
    done(request, response, base, { holding: true });
  });
  router.post('/events/release', async (request, response) => {
    webhooks.holding = false;
    const sent = await webhooks.release(textIn(fieldsOf(request.body), 'order') === 'reversed');
    done(request, response, base, { sent });
  });
  router.post('/events/:id/repeat', async (request, response) => {
    const event = state.stored.events.find(({ id }) => id === request.params.id);
    const times = Math.min(numberIn(fieldsOf(request.body), 'times') ?? 1, REPEATS_MAX);
    const statuses =
      event === undefined
        ? []
        : await Promise.all(Array.from({ length: times }, () => webhooks.send(event).catch(() => 0)));
    done(request, response, base, { statuses });
  });
}

/** Mounts what the buttons of the page do, for people and, answering with JSON, for tests. */
export function mountControls(router: Router, base: string, controlled: Controlled): void {
  const { payments, refunds, disputes, faults, state, webhooks } = controlled;
  const verbs = byId(paymentVerbs(controlled));
  const switchNamed = byId(switches(controlled));
  router.post('/payments/:id/:verb', (request, response) => {
    const intent = payments.intent(request.params.id);
    verbs[request.params.verb]?.(intent, fieldsOf(request.body));
    done(request, response, base, intent);
  });
  router.post('/refunds/:id/:verb', (request, response) => {
    const refund = refunds.refund(request.params.id);
    if (request.params.verb === 'fail') refunds.fail(refund);
    else refunds.succeed(refund);
    done(request, response, base, refund);
  });
  router.post('/disputes/:id/:verb', (request, response) => {
    const dispute = disputes.dispute(request.params.id);
    if (request.params.verb === 'escalate') disputes.escalate(dispute);
    else disputes.close(dispute, ENDS[request.params.verb] ?? 'lost');
    done(request, response, base, dispute);
  });
  router.post('/faults', (request, response) => {
    const fields = fieldsOf(request.body);
    const [fault, call] = [textIn(fields, 'fault'), textIn(fields, 'call')];
    if (isFault(fault)) faults.plan(fault, call === null ? undefined : new RegExp(call));
    done(request, response, base, { planned: faults.planned });
  });
  router.post('/switches/:name', (request, response) => {
    switchNamed[request.params.name]?.(textIn(fieldsOf(request.body), 'on') !== 'no');
    done(request, response, base, { switched: request.params.name });
  });
  mountEvents(router, base, controlled);
  router.get('/state.json', (_request, response) => {
    response.set('cache-control', 'no-store').json({
      payments: state.newestIntents(),
      refunds: Object.values(state.stored.refunds),
      disputes: Object.values(state.stored.disputes),
      events: state.stored.events,
      held: webhooks.held.length,
    });
  });
}
