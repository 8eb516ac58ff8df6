import { MINUTE_MS } from '../days/index.js';

// Cache times as docs/specification.md gives them, in milliseconds.
const SECOND = 1000;

/** How long an answer may be used again without asking, by what it is about. Each endpoint names one of these. */
export const CACHE_MS = {
  profile: 10 * SECOND,
  categories: 3 * MINUTE_MS,
  jobSeekerProfile: 100 * SECOND,
  openRoles: 5 * MINUTE_MS,
  posts: 5 * MINUTE_MS,
  countries: Number.POSITIVE_INFINITY,
  cities: Number.POSITIVE_INFINITY,
  roleReach: MINUTE_MS,
  /** What others change at any time: what is known is shown while it is asked again. */
  live: 0,
  default: 5 * MINUTE_MS,
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
