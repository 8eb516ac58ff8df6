import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '@vela/contracts/constants';
import { DAY_MS, HOUR_MS } from '@vela/contracts/days';

/** `SESSION_LONGEST_DAYS` for administrators, hours. */
export const ADMIN_SESSION_HOURS = 12;

/** Moments of a session, milliseconds since 1970 by the server's clock. */
export interface SessionUse {
  /** Unknown in sessions that are older than this rule; they are over. */
  readonly signedInAt: number | undefined;
  /** The sign-in's moment while the session was not used again. */
  readonly lastUsedAt?: number | undefined;
}

/** @returns when a session ends that is not used any more, milliseconds since 1970 */
export function sessionEnd({ signedInAt, lastUsedAt }: SessionUse, isAdmin: boolean): number {
  if (signedInAt === undefined) return 0;
  const idle = (lastUsedAt ?? signedInAt) + SESSION_IDLE_DAYS * DAY_MS;
  const longest = isAdmin ? ADMIN_SESSION_HOURS * HOUR_MS : SESSION_LONGEST_DAYS * DAY_MS;
  return Math.min(idle, signedInAt + longest);
}

/** @returns whether a session is over; at its very end it is */
export const isSessionOver = (use: SessionUse, isAdmin: boolean, now: Date): boolean =>
  now.getTime() >= sessionEnd(use, isAdmin);
