import { MINUTE_MS } from '@vela/market/days';

/** How long the feed of profiles waits for what, in milliseconds. */
export interface FeedTimes {
  /** Before a broken stream is tried again the first time; twice as long each time after. */
  readonly firstWaitMs: number;
  /** Before what the store refused is asked again; the most that a broken stream waits. */
  readonly longestWaitMs: number;
  /** Between two questions for changes where there is no stream. */
  readonly pollMs: number;
  /** Between two searches for deleted profiles at least, where there is no stream. */
  readonly sweepMs: number;
  /** And at most, although the number of profiles says nothing of a deletion. */
  readonly longestSweepMs: number;
}

export const FEED_TIMES: FeedTimes = {
  firstWaitMs: 100,
  longestWaitMs: 3000,
  pollMs: 2000,
  sweepMs: MINUTE_MS,
  longestSweepMs: 600_000,
};
