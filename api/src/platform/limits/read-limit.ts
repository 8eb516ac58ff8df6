import type { Types } from 'mongoose';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { t } from '@vela/language';
import { DAY_SECONDS } from '@vela/market/days';
import type { Config } from '../../config/index.js';
import { AppError } from '../errors/index.js';

const MINUTE_SECONDS = 60;

/** @returns what is said of a wait, in minutes or in hours */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes < 2 * MINUTE_SECONDS
    ? t(
        'You have looked at more talents than people do. Please go on in {minutes, plural, one {a minute} other {# minutes}}, or write to us if you need more.',
        { minutes },
      )
    : t(
        'You have looked at more talents than people do. Please go on in {hours, plural, one {# hour} other {# hours}}, or write to us if you need more.',
        { hours: Math.ceil(minutes / 60) },
      );
}

const tooManyReads = (waitMs: number): AppError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(429, waitText(seconds), { headers: { 'retry-after': String(seconds) } });
};

const limiterOf = (points: number, duration: number): RateLimiterMemory[] =>
  points === 0 ? [] : [new RateLimiterMemory({ keyPrefix: `read${duration}`, points, duration })];

/**
 * Counts reads of talents, each person's for themself. They are many, so that this process counts its own: a count in the
 * store would cost every list a write.
 */
export function createReadLimit({ aMinute, aDay }: Config['readLimits']) {
  const limiters = [...limiterOf(aMinute, MINUTE_SECONDS), ...limiterOf(aDay, DAY_SECONDS)];
  return async ({ userId }: { readonly userId: Types.ObjectId }): Promise<void> => {
    for (const limiter of limiters)
      await limiter.consume(userId.toHexString()).catch((exceeded: unknown) => {
        throw exceeded instanceof RateLimiterRes ? tooManyReads(exceeded.msBeforeNext) : exceeded;
      });
  };
}
