import type { RateLimitName } from '@vela/contracts/endpoint-table';

/** The counters of calls, by the limit that they are of. */
export const LIMIT_NAMES: readonly RateLimitName[] = [
  'login',
  'connect',
  'newsletter',
  'write',
  'count',
  'ask',
  'contact',
];
