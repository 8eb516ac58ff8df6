import Stripe from 'stripe';
import { t } from '@vela/language';
import type { Settings } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import { followDispute } from './dispute.js';
import type { MoneyNeeds, PaymentNeeds } from './needs.js';
import { readPayment, requireProvider } from './provider.js';
import { followRefunds } from './refund.js';
import { settle } from './settle.js';

/** What the provider is asked to tell of, at its webhook (docs/going-live.md). */
export const FOLLOWED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event['type'][];

/** A signature further from now than this is refused, seconds. */
const TOLERANCE_SECONDS = 300;

/** The library looks only at signatures that are old: one from the future would be good until then. */
function refuseFuture(signature: string, now: Date): void {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt - now.getTime() / 1000 <= TOLERANCE_SECONDS)) throw new Error('The event is signed in the future.');
}

/** @throws AppError 400 unless the provider signed exactly these bytes, about now */
function signedEvent(
  app: Pick<Platform, 'clock'> & Settings<'stripe'>,
  provider: Stripe,
  body: unknown,
  signature: string | undefined,
): Stripe.Event {
  const secret = app.config.stripe?.webhookSecret ?? '';
  try {
    if (!Buffer.isBuffer(body) || signature === undefined) throw new Error('There is no signed body.');
    refuseFuture(signature, app.clock.now());
    return provider.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      app.clock.now().getTime(),
    );
  } catch (error) {
    throw new AppError(400, t('This event is not signed as the payment provider signs it, or its time is not now.'), {
      cause: error,
    });
  }
}

type Named = string | { readonly id: string } | null;
const idOf = (named: Named): string | null => (typeof named === 'string' || named === null ? named : named.id);

async function followRefundsOf(app: MoneyNeeds, provider: Stripe, intent: Named): Promise<void> {
  const id = idOf(intent);
  if (id !== null) await followRefunds(app, provider, id);
}

/** @returns what an event of a charge is about: for those of one subject the same is read at the provider */
export function subjectOf({ id, data: { object } }: Stripe.Event): string {
  if (object.object === 'dispute') return object.id;
  return (object.object === 'charge' || object.object === 'refund' ? idOf(object.payment_intent) : null) ?? id;
}

/**
 * Does what an event tells. Events come twice, late and in any order: a success is taken as it is, for it is final;
 * for everything else its subject is read at the provider, so that the newest state counts.
 */
export async function followEvent(app: MoneyNeeds, provider: Stripe, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
      await settle(app, event.data.object);
      return;
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      await settle(app, await readPayment(provider, event.data.object.id));
      return;
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      await followRefundsOf(app, provider, event.data.object.payment_intent);
      return;
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      await followDispute(app, provider, event.data.object.id);
      return;
    default:
  }
}

/** @param body the request's bytes @param signature its `Stripe-Signature` */
export async function receiveWebhook(
  app: PaymentNeeds & Settings<'stripe'>,
  body: unknown,
  signature: string | undefined,
): Promise<void> {
  const provider = requireProvider(app.payments);
  const event = signedEvent(app, provider, body, signature);
  try {
    await followEvent(app, provider, event);
  } catch (error) {
    // The provider sends it again.
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError(503, t('The payment could not be read. Send this event again.'), { cause: error });
    throw error;
  }
}
