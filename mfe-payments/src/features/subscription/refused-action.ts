import { ApiError } from '@vela/contracts/client';

/** Answers that say: the company cannot buy as it is. */
const ABOUT_COMPANY: readonly number[] = [403, 404, 409];

/**
 * Why the purchase was refused, where the reason lies with the company and not with the payment: then the company
 * profile is the place to go on.
 * @returns the message, or null
 */
export const refusedActionOf = (error: unknown): string | null =>
  error instanceof ApiError && error.message !== '' && ABOUT_COMPANY.includes(error.status) ? error.message : null;
