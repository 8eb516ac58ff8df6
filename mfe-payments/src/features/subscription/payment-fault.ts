import { ApiError } from '@vela/contracts/client';
import { TEXTS } from '@vela/contracts/texts';

export interface PaymentFault {
  readonly message: string;
  /** '(code - type)', null where the failure has neither. */
  readonly origin: string | null;
}

/** A failed payment as it is shown (spec.md section 8). */
export function paymentFaultOf(error: unknown): PaymentFault {
  if (!(error instanceof ApiError)) return { message: error instanceof Error ? error.message : TEXTS.unknownError, origin: null };
  const { status, problem, message } = error;
  return { message, origin: problem === null ? null : `(${status} - ${problem.title})` };
}
