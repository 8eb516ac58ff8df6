import type { StripeError } from '@stripe/stripe-js';
import { ApiError } from '@vela/contracts/client';
import { TEXTS } from '@vela/contracts/texts';
import { SOURCE_LANGUAGE, t, texts, tongueAtHand } from '@vela/language';

export interface PaymentFailure {
  readonly message: string;
  /** '(code - type)', null where the failure has neither. */
  readonly origin: string | null;
}

/** @returns the line below a failed payment */
function originOf(code: string | undefined, type: string | undefined): string | null {
  const parts = [code, type].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? null : `(${parts.join(' - ')})`;
}

/** A failed call as it is shown. */
export function paymentFailureOf(error: unknown): PaymentFailure {
  if (!(error instanceof ApiError))
    return { message: error instanceof Error ? error.message : TEXTS.unknownError, origin: null };
  const { status, problem, message } = error;
  return { message, origin: problem === null ? null : originOf(String(status), problem.title) };
}

/** What the provider calls its refusals: `code` says what was refused, `decline_code` why a card was. */
const REFUSALS: Readonly<Record<string, string | undefined>> = texts({
  authentication_required: 'Your bank asks you to confirm this payment. Please try again.',
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  incorrect_number: 'Your card number is incorrect.',
  insufficient_funds: 'Your card has insufficient funds.',
  invalid_expiry_month: 'Your card’s expiration date is incorrect.',
  invalid_expiry_year: 'Your card’s expiration date is incorrect.',
  payment_intent_authentication_failure: 'You did not confirm this payment with your bank. Please try again.',
  processing_error: 'Something went wrong while your card was being charged. Try again in a moment.',
});

/** @returns what is said of the first code that is known; undefined where none is, and in English, which the provider speaks */
const saidOf = (...codes: readonly (string | undefined)[]): string | undefined =>
  tongueAtHand() === SOURCE_LANGUAGE
    ? undefined
    : codes.map((code) => REFUSALS[code ?? '']).find((text) => text !== undefined);

/** What the provider said against a payment, as it is shown. Its form speaks the page's language, its refusals may not. */
export const providerFailureOf = ({
  message,
  code,
  decline_code: declineCode,
  type,
}: Pick<StripeError, 'message' | 'code' | 'decline_code' | 'type'>): PaymentFailure => ({
  message: saidOf(declineCode, code) ?? message ?? TEXTS.unknownError,
  origin: originOf(code, type),
});

/** @returns why a payment failed, in the language at hand; in English in the provider's own words */
function refusalText(message: string, code: string): string {
  if (tongueAtHand() === SOURCE_LANGUAGE) return message === '' ? TEXTS.unknownError : message;
  return saidOf(code) ?? t('The payment was refused. Try another card, or ask your bank.');
}

/** What the server kept of the provider's refusal, as it is shown. */
export const storedFailureOf = ({
  message,
  code,
  type,
}: {
  readonly message: string;
  readonly code: string;
  readonly type: string;
}): PaymentFailure => ({
  message: refusalText(message, code),
  origin: originOf(code, type),
});
