import Stripe from 'stripe';
import type { Settings } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { readPayment, requireProvider } from './provider.js';
import { followRefund } from './refund.js';
import { settle } from './settle.js';

interface Needs
  extends
    Collections<'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'>,
    Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin' | 'seller' | 'stripe'> {
  readonly payments: Stripe | null;
}

type FollowEventNeeds = Collections<
  'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'
> &
  Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin' | 'seller'>;

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
    throw new AppError(400, 'This event is not signed as the payment provider signs it, or its time is not now.', {
      cause: error,
    });
  }
}

/**
 * Does what an event tells. Events come twice, late and in any order: a success is taken as it is, for it is final;
 * for everything else the payment is read at the provider, so that the newest state counts.
 */
export async function followEvent(app: FollowEventNeeds, provider: Stripe, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
      await settle(app, event.data.object);
      return;
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      await settle(app, await readPayment(provider, event.data.object.id));
      return;
    case 'charge.refunded':
      await followRefund(app, provider, event.data.object);
      return;
    default:
  }
}

/** @param body the request's bytes @param signature its `Stripe-Signature` */
export async function receiveWebhook(app: Needs, body: unknown, signature: string | undefined): Promise<void> {
  const provider = requireProvider(app.payments);
  const event = signedEvent(app, provider, body, signature);
  try {
    await followEvent(app, provider, event);
  } catch (error) {
    // The provider sends it again.
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError(503, 'The payment could not be read. Send this event again.', { cause: error });
    throw error;
  }
}
