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

/** Nothing was heard of it, or it is being worked on: it may have been done, and its key has to stay the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError || isKeyInUse(error);

/** Refused before it was begun: its key stands for nothing. */
const isNotBegun = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeRateLimitError || error instanceof Stripe.errors.StripeAuthenticationError;

/** The answer that its key gives again for a day, be it an error or a refusal, is of no use: the next try needs another key. */
export const isSpentKey = (error: unknown): boolean =>
  isProviderError(error) && !isUnanswered(error) && !isNotBegun(error);

/** The payment has gone on meanwhile: it must be read. */
export const isAboutState = (error: unknown): boolean => isRefusal(error, 'payment_intent_unexpected_state');
