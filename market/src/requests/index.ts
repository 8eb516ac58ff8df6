import { DAY_MS, daysBegun, daysLater, type Moment } from '../days/index.js';

/** Days after which an open connection request expires (docs/specification.md, "A decline"). */
export const REQUEST_OPEN_DAYS = 14;

/** Requests that a company sends at most before the platform has verified it. */
export const UNVERIFIED_REQUESTS_MAX = 5;

/** Days before an open request expires on which its talent is reminded. */
export const REQUEST_REMINDER_DAYS = 3;

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
    : daysLater(answeredAt, ASK_AGAIN_DAYS[status]);

/**
 * @param earlier requests of one company to one talent
 * @returns from when the company may ask the talent again, null where it may now
 */
export function askAgainFrom(earlier: readonly EndedRequest[], now: Moment): Date | null {
  const waits = earlier.flatMap((request) => waitsUntil(request) ?? []).filter((from) => from > new Date(now));
  return waits.reduce<Date | null>((latest, from) => (latest === null || from > latest ? from : latest), null);
}

/** @returns from when a company may remind of a request that it sent */
export const remindFrom = (sentAt: Moment): Date => daysLater(sentAt, REMIND_AFTER_DAYS);

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
