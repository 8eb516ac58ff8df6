import type { Problem } from '@vela/contracts/problem';
import type { AppError } from './app-error.js';

/**
 * The wire form of an error (RFC 9457).
 * @param requestId what a person can quote to support
 */
export const problemOf = (error: AppError, requestId?: string): Problem => ({
  type: error.type,
  title: error.title,
  status: error.status,
  detail: error.message,
  message: error.message,
  ...(requestId === undefined ? {} : { requestId }),
  ...(error.errors.length > 0 ? { errors: error.errors } : {}),
});
