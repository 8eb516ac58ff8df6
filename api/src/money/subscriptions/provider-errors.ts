import Stripe from 'stripe';

const { StripeError, StripeInvalidRequestError } = Stripe.errors;

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof StripeInvalidRequestError && error.code === code;

/** Whatever the provider said, or did not say. */
export const isProviderError = (error: unknown): error is Stripe.errors.StripeError => error instanceof StripeError;

/** The customer that is stored here is not the provider's any more: other keys, or somebody tidied up. */
export const isUnknownCustomer = (error: unknown): boolean =>
  isRefusal(error, 'resource_missing') && error instanceof StripeInvalidRequestError && error.param === 'customer';

export const isBadEmail = (error: unknown): boolean => isRefusal(error, 'email_invalid');

/** The same request is being worked on, asked for by another call. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'idempotency_key_in_use';

/** The answer that its key gives again for a day is of no use: the next try needs another key. */
export const isSpentKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError ||
  (error instanceof Stripe.errors.StripeIdempotencyError && !isKeyInUse(error));

/** The payment has gone on meanwhile: it must be read. */
export const isAboutState = (error: unknown): boolean => isRefusal(error, 'payment_intent_unexpected_state');
