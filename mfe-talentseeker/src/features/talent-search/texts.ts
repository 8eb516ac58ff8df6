import type { SearchSort } from '@vela/contracts/constants';
import { texts } from '@vela/language';

/** What the search can be sorted by. */
export const SORT_TITLES: Readonly<Record<SearchSort, string>> = texts({
  mixed: 'A new mix every week',
  newest: 'Newest first',
  years: 'Most experience first',
  pay: 'Lowest salary first',
});
