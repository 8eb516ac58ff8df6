import type { Types } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { t } from '@vela/language';
import { DAY_SECONDS } from '@vela/market/days';
import type { Config } from '../../config/index.js';
import { AppError } from '../errors/index.js';
import { LeasedLimit } from './leased-limit.js';

const MINUTE_SECONDS = 60;

const nameOf = (seconds: number): string => `read${seconds}`;
/** The counters of reads of talents. */
export const READ_LIMIT_NAMES = [nameOf(MINUTE_SECONDS), nameOf(DAY_SECONDS)];

/** @returns what is said of a wait, in minutes or in hours */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes < 2 * MINUTE_SECONDS
    ? t(
        'You have looked at more talents than people usually do. Please go on in {minutes, plural, one {a minute} other {# minutes}}, or write to us if you need more.',
        { minutes },
      )
    : t(
        'You have looked at more talents than people usually do. Please go on in {hours, plural, one {# hour} other {# hours}}, or write to us if you need more.',
        { hours: Math.ceil(minutes / 60) },
      );
}

const tooManyReads = (waitMs: number): AppError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(429, waitText(seconds), { headers: { 'retry-after': String(seconds) } });
};

/**
 * Counts reads of talents, each person's for themself and at all processes together. They are many, so that a process takes parts of
 * a limit: a count in the store would cost every list a write.
 * @param limiterFor makes a counter in the store: its name, so many in so many seconds
 */
export function createReadLimit(
  { aMinute, aDay }: Config['readLimits'],
  limiterFor: (name: string, points: number, seconds: number) => RateLimiterMongo,
) {
  const limitOf = (points: number, seconds: number): LeasedLimit[] =>
    points === 0 ? [] : [new LeasedLimit(limiterFor(nameOf(seconds), points, seconds))];
  const limits = [...limitOf(aMinute, MINUTE_SECONDS), ...limitOf(aDay, DAY_SECONDS)];
  return async ({ userId }: { readonly userId: Types.ObjectId }): Promise<void> => {
    for (const limit of limits) {
      const waitMs = await limit.consume(userId.toHexString());
      if (waitMs !== null) throw tooManyReads(waitMs);
    }
  };
}
