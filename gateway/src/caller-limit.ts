import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;
const MS_PER_SECOND = 1000;

/** Whether a caller may go on: seconds to wait, or null. */
export type CallerLimit = (caller: string) => Promise<number | null>;

/** @param aMinute requests of one caller; 0 for no limit */
export function createCallerLimit(aMinute: number): CallerLimit {
  if (aMinute === 0) return () => Promise.resolve(null);
  const limiter = new RateLimiterMemory({ points: aMinute, duration: WINDOW_SECONDS });
  return async (caller) => {
    try {
      await limiter.consume(caller);
      return null;
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      return Math.max(1, Math.ceil(exceeded.msBeforeNext / MS_PER_SECOND));
    }
  };
}
