import Stripe from 'stripe';
import { t } from '@vela/language';
import type { Config, StripeConfig } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';

/** The version of the provider's interface that this product is written for; its webhook has the same. */
export const API_VERSION = '2026-10-28.endive';

/** Longest wait for the provider, milliseconds; it is not asked again within one call. */
export const TIMEOUT_MS = 3000;

function addressOf({ apiUrl }: StripeConfig): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port: Number(port), protocol: protocol === 'https:' ? 'https' : 'http' };
}

/** @returns the provider's library, or null where card payments are not set up */
export const createProvider = ({ stripe }: Pick<Config, 'stripe'>): Stripe | null =>
  stripe === null
    ? null
    : new Stripe(stripe.secretKey, {
        ...addressOf(stripe),
        apiVersion: API_VERSION,
        // By `fetch` the time is that of the whole answer; the library's other client begins anew with every drop of it.
        httpClient: Stripe.createFetchHttpClient(),
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 0,
        telemetry: false,
      });

/** @throws AppError 503 where card payments are not set up */
export function requireProvider(provider: Stripe | null): Stripe {
  if (provider === null) throw new AppError(503, t('Card payments are not set up on this instance.'));
  return provider;
}

/** @throws StripeAPIError if the provider answers with nothing that it could have meant */
export function sensible<Answer extends { readonly id: string }>(answer: Answer): Answer {
  const id: unknown = answer.id;
  if (typeof id === 'string' && id !== '') return answer;
  throw new Stripe.errors.StripeAPIError({
    type: 'api_error',
    message: t('The provider answered without saying of what.'),
  });
}

/**
 * Reads how a payment stands.
 * @throws StripeError if the provider does not say
 */
export const readPayment = async (provider: Stripe, id: string): Promise<Stripe.PaymentIntent> =>
  sensible(await provider.paymentIntents.retrieve(id));

/** @returns what an admin is told where the provider refused what was asked of it, or did not say what came of it */
export const notSaid = (error: Stripe.errors.StripeError): AppError =>
  error.statusCode === 400
    ? new AppError(409, t('The payment provider refuses this: {message}', { message: error.message }), { cause: error })
    : new AppError(503, t('The payment provider does not answer. Please look again in a moment what came of it.'), {
        cause: error,
      });

/** @returns what a buyer is told where a payment could not be made ready; nothing can have been charged then */
export const sentenceFor = (error: unknown): AppError =>
  error instanceof Stripe.errors.StripeConnectionError
    ? new AppError(503, t('The payment service does not answer. Nothing was charged. Please try again in a moment.'), {
        cause: error,
      })
    : new AppError(502, t('The payment service refused this payment. Nothing was charged. Please try again later.'), {
        cause: error,
      });
