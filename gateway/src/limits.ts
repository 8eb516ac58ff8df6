import type { AnswerCacheLimits } from './answer-cache.js';

/** What pages say and show of the API's data: as old as a visitor hardly notices. */
export const PAGE_LIMITS: AnswerCacheLimits = { entries: 500, freshMs: 30_000 };

/** What lies below a version and never changes: more versions than are asked for at a time. */
export const VERSION_LIMITS: AnswerCacheLimits = { entries: 100 };
