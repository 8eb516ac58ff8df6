import { FRESH_SIGN_IN_MINUTES } from '@vela/contracts/constants';
import { SIGN_IN_AGAIN } from '@vela/contracts/problem';
import { AppError } from '../errors/index.js';

const MINUTE_MS = 60_000;

/**
 * Holds a call that moves money against the moment of its session's sign-in.
 * @param signedInAt milliseconds since 1970; absent in sessions that are older than this rule
 * @throws AppError 403 of the type `SIGN_IN_AGAIN`
 */
export function checkFreshSignIn(signedInAt: number | undefined, now: Date): void {
  if (signedInAt !== undefined && now.getTime() - signedInAt <= FRESH_SIGN_IN_MINUTES * MINUTE_MS) return;
  throw new AppError(
    403,
    `You signed in more than ${FRESH_SIGN_IN_MINUTES} minutes ago. Please log in again to go on.`,
    { type: SIGN_IN_AGAIN },
  );
}
