// Cache times as docs/specification.md gives them, in milliseconds.
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer may be used again without asking, by what it is about. Each endpoint names one of these. */
export const CACHE_MS = {
  profile: 10 * SECOND,
  categories: 3 * MINUTE,
  jobSeekerProfile: 100 * SECOND,
  openRoles: 5 * MINUTE,
  posts: 5 * MINUTE,
  countries: Number.POSITIVE_INFINITY,
  cities: Number.POSITIVE_INFINITY,
  roleReach: MINUTE,
  /** What others change at any time: what is known is shown while it is asked again. */
  live: 0,
  default: 5 * MINUTE,
} as const;

export type CacheKind = keyof typeof CACHE_MS;

export const QUERY_RETRIES = 3;
export const QUERY_RETRY_CAP_MS = 30 * SECOND;

/**
 * Waiting time before a failed query is asked again: doubling from one second, capped.
 * @param attempt number of failures so far, from 0
 * @returns milliseconds
 */
export const queryRetryDelayMs = (attempt: number): number => Math.min(SECOND * 2 ** attempt, QUERY_RETRY_CAP_MS);
