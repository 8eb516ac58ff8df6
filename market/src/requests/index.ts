import { DAY_MS, daysBegun, daysLater, type Moment } from '../days/index.js';

/** Days after which an open connection request expires (docs/specification.md, "Handling of a decline"). */
export const REQUEST_OPEN_DAYS = 14;

/** Requests that a company sends at most before the platform has verified it. */
export const UNVERIFIED_REQUESTS_MAX = 5;

/** Days before an open request expires on which its talent is reminded. */
export const REQUEST_REMINDER_DAYS = 3;

/** @returns until when a request that is sent now can be answered */
export const requestExpiresAt = (sentAt: Moment): Date => daysLater(sentAt, REQUEST_OPEN_DAYS);

/** @returns days in which a request can still be answered, a begun day counted; 0 once it is over */
export const requestDaysLeft = (
  { status, expiresAt }: { readonly status: string; readonly expiresAt: Moment },
  now: Moment,
): number => (status === 'open' ? daysBegun(expiresAt, now) : 0);

/** @returns the moment up to which requests that expire are to be reminded of now */
export const remindedUntil = (now: Moment): Date => daysLater(now, REQUEST_REMINDER_DAYS);

/** A talent is told of one request at most once in a day, by the company or by the platform. */
export const toldWithinADay = (toldAt: Moment | null | undefined, now: Moment): boolean =>
  toldAt !== null && toldAt !== undefined && new Date(now).getTime() - new Date(toldAt).getTime() < DAY_MS;
