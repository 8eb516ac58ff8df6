import type { MatchList, SearchSort } from '@vela/contracts/constants';
import type { MatchFilters } from '@vela/contracts/filters';

/** Which page of a list is asked for. */
export interface AskedPage {
  readonly filters: MatchFilters;
  /** Of a role: its matches, or those whom its musts leave out. */
  readonly list: MatchList;
  /** Of the search without a role. */
  readonly sort?: SearchSort;
  /** From 1. */
  readonly page: number;
  /** Where it begins, as the page before it said; null where pages are counted. */
  readonly after: string | null;
}
