import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { sendPage } from '../pages/html.js';
import { type ApiKeys, createStripeApi } from './api.js';
import { browserScript } from './browser-script.js';
import { BROWSER_STYLE } from './browser-style.js';
import { type Controlled, mountControls } from './controls.js';
import { Disputes } from './disputes.js';
import { announcer } from './events.js';
import { Faults } from './faults.js';
import { fieldsOf, textIn } from './fields.js';
import type { PaymentError, PaymentIntent } from './objects.js';
import { authenticationPage, overviewPage } from './pages.js';
import { Payments } from './payments.js';
import { StripeProblem } from './problem.js';
import { Refunds } from './refunds.js';
import { StripeState } from './state.js';
import { Webhooks, type WebhookTarget } from './webhooks.js';

export interface StripeStandInOptions extends ApiKeys {
  /** Address below which its pages are mounted, as browsers see it, such as `/sandbox/stripe`. */
  readonly base: string;
  readonly webhook: Omit<WebhookTarget, 'now'>;
  /** Origin of the site, to which the extra step may lead back. */
  readonly siteOrigin: string;
  /** File in which payments outlive a restart; null keeps them in memory. */
  readonly stateFile: string | null;
  /** @returns milliseconds since 1970; the system's unless told */
  readonly now?: () => number;
}

/** The payment provider: what is mounted, and what tests may take hold of. */
export interface StripeStandIn extends Controlled {
  readonly base: string;
  /** Below the stand-in's own address: script, pages and, for browsers, the interface. */
  readonly pages: Router;
  /** Below `/v1`, where the provider's library calls it. */
  readonly api: Router;
}

/** The release that @stripe/stripe-js 10 expects of the script it finds. */
const RELEASE = 'endive';

const AUTHENTICATION_FAILED: PaymentError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function mountAuthentication(router: Router, base: string, siteOrigin: string, payments: Payments): void {
  /** Only the site's own pages are gone back to. */
  const back = (intent: PaymentIntent, returnUrl: string | null): string => {
    const url = new URL(
      returnUrl !== null && URL.canParse(returnUrl) && new URL(returnUrl).origin === siteOrigin
        ? returnUrl
        : siteOrigin,
    );
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.client_secret);
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
    return url.href;
  };
  router.get('/authenticate/:id', (request, response) => {
    const returnUrl = textIn(fieldsOf(request.query), 'return_url') ?? '';
    sendPage(response, {
      title: 'Extra step (stand-in)',
      main: authenticationPage(base, payments.intent(request.params.id), returnUrl),
      formTargets: [siteOrigin],
    });
  });
  router.post('/authenticate/:id', (request, response) => {
    const fields = fieldsOf(request.body);
    const intent = payments.intent(request.params.id);
    if (intent.status === 'requires_action') {
      if (textIn(fields, 'answer') === 'complete') payments.succeed(intent);
      else payments.decline(intent, AUTHENTICATION_FAILED);
    }
    response.redirect(303, back(intent, textIn(fields, 'return_url')));
  });
}

/**
 * A card payment provider that speaks Stripe's protocol: the HTTP interface for its server library, the script for its
 * browser library, signed events, and a page that plays the cardholder's bank and the provider's dashboard.
 */
export function createStripeStandIn(options: StripeStandInOptions): StripeStandIn {
  const { base, now = () => Date.now(), siteOrigin } = options;
  const seconds = (): number => Math.floor(now() / 1000);
  const state = new StripeState(options.stateFile);
  const webhooks = new Webhooks({ ...options.webhook, now: seconds });
  const announce = announcer(state, webhooks, seconds);
  const payments = new Payments(state, announce, seconds, `${siteOrigin}${base}/authenticate`);
  const controlled: Controlled = {
    payments,
    refunds: new Refunds(state, payments, announce, seconds),
    disputes: new Disputes(state, payments, announce, seconds),
    faults: new Faults(),
    state,
    webhooks,
    form: { linkFrame: false },
  };
  const api = createStripeApi(controlled, options, seconds);
  const pages = Router();
  pages.get('/stripe.js', (_request, response) => {
    response.set('cache-control', 'no-cache').type('js').send(browserScript(RELEASE, controlled.form.linkFrame));
  });
  pages.get('/stripe.css', (_request, response) => {
    response.set('cache-control', 'no-cache').type('css').send(BROWSER_STYLE);
  });
  pages.use('/v1', api);
  pages.use(express.urlencoded({ extended: false, limit: '20kb' }));
  mountAuthentication(pages, base, siteOrigin, payments);
  mountControls(pages, base, controlled);
  pages.get('/', (_request, response) => {
    sendPage(response, { title: 'Card payments (stand-in)', main: overviewPage(base, controlled) });
  });
  pages.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (!(error instanceof StripeProblem)) return next(error);
    response.status(error.status).json(error.body);
  });
  return { base, pages, api, ...controlled };
}
