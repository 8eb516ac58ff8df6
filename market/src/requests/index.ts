import { dayOf, daysBetween, endOfDayAfter, HOUR_MS, type Moment, startOfDayAfter } from '../days/index.js';

// People are told the days on which something begins or ends: it begins with the day, or holds to its end.

/** Days after which an open connection request expires (docs/specification.md, "A decline"). */
export const REQUEST_OPEN_DAYS = 14;

/** Requests that a company sends at most before the platform has verified it. */
export const UNVERIFIED_REQUESTS_MAX = 5;

/** Days before the last day of an open request on which its talent is reminded, and the hour from which. */
export const REQUEST_REMINDER_DAYS = 3;
const REMINDER_HOUR = 9;

/** How a request ends after which its company waits before it asks the same talent again. */
export const ENDS_TO_WAIT_AFTER = ['declined', 'withdrawn'] as const;
type EndToWaitAfter = (typeof ENDS_TO_WAIT_AFTER)[number];
/** Days that it waits. */
export const ASK_AGAIN_DAYS: Readonly<Record<EndToWaitAfter, number>> = { declined: 30, withdrawn: 1 };

/** Days that an open request is left alone before its company may remind of it. */
export const REMIND_AFTER_DAYS = 3;

interface EndedRequest {
  readonly status: string;
  /** When it was declined or withdrawn. */
  readonly answeredAt: Moment | null;
}

const waitsUntil = ({ status, answeredAt }: EndedRequest): Date | null =>
  answeredAt === null || (status !== 'declined' && status !== 'withdrawn')
    ? null
    : startOfDayAfter(answeredAt, ASK_AGAIN_DAYS[status]);

/**
 * @param earlier requests of one company to one talent
 * @returns from when the company may ask the talent again, null where it may now
 */
export function askAgainFrom(earlier: readonly EndedRequest[], now: Moment): Date | null {
  const waits = earlier.flatMap((request) => waitsUntil(request) ?? []).filter((from) => from > new Date(now));
  return waits.reduce<Date | null>((latest, from) => (latest === null || from > latest ? from : latest), null);
}

/** @returns from when a company may remind of a request that it sent */
export const remindFrom = (sentAt: Moment): Date => startOfDayAfter(sentAt, REMIND_AFTER_DAYS);

/** @returns until when a request that is sent now can be answered */
export const requestExpiresAt = (sentAt: Moment): Date => endOfDayAfter(sentAt, REQUEST_OPEN_DAYS);

/** @returns days until the last one on which a request can be answered; 0 on that day, and once it is over */
export const requestDaysLeft = (
  { status, expiresAt }: { readonly status: string; readonly expiresAt: Moment },
  now: Moment,
): number => (status === 'open' ? Math.max(0, daysBetween(now, expiresAt)) : 0);

/** @returns the moment up to which requests that expire are to be reminded of now; nobody is woken for it */
export const remindedUntil = (now: Moment): Date =>
  endOfDayAfter(new Date(now).getTime() - REMINDER_HOUR * HOUR_MS, REQUEST_REMINDER_DAYS);

/** Whether a talent was told of a request on this day already: a company that is sent to tomorrow can remind then. */
export const toldOnTheSameDay = (toldAt: Moment | null | undefined, now: Moment): boolean =>
  toldAt !== null && toldAt !== undefined && dayOf(toldAt) === dayOf(now);
