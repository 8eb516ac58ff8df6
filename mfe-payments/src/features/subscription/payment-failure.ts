import type { StripeError } from '@stripe/stripe-js';
import { ApiError } from '@vela/contracts/client';
import { TEXTS } from '@vela/contracts/texts';

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

/** What the provider said against a payment, as it is shown. */
export const providerFailureOf = ({
  message,
  code,
  type,
}: Pick<StripeError, 'message' | 'code' | 'type'>): PaymentFailure => ({
  message: message ?? TEXTS.unknownError,
  origin: originOf(code, type),
});

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
  message: message === '' ? TEXTS.unknownError : message,
  origin: originOf(code, type),
});
