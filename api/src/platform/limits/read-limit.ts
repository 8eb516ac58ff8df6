import type { Types } from 'mongoose';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config/index.js';
import { AppError } from '../errors/index.js';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

const minutesText = (minutes: number): string => (minutes === 1 ? 'a minute' : `${minutes} minutes`);
const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes < 2 * MINUTE_SECONDS ? minutesText(minutes) : `${Math.ceil(minutes / 60)} hours`;
};

const tooManyReads = (waitMs: number): AppError => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(
    429,
    `You have looked at more talents than people do. Please go on in ${waitText(seconds)}, or write to us if you need more.`,
    { headers: { 'retry-after': String(seconds) } },
  );
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
