import type { MatchFilters } from '@vela/contracts/filters';

/** Which page of a list is asked for. */
export interface AskedPage {
  readonly filters: MatchFilters;
  /** From 1. */
  readonly page: number;
  /** Where it begins, as the page before it said; null where pages are counted. */
  readonly after: string | null;
}
