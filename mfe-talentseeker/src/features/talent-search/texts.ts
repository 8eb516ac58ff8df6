import type { SearchSort } from '@vela/contracts/constants';

/** What the search can be sorted by. */
export const SORT_TITLES: Readonly<Record<SearchSort, string>> = {
  mixed: 'A new mix every week',
  newest: 'Newest first',
  years: 'Most experience first',
  pay: 'Lowest salary first',
};
