import type { SearchSort } from '@vela/contracts/constants';
import { totalYears } from '@vela/market/profiles';
import type { RateTable } from '../subjects/rates.js';
import { payRange } from '../subjects/salary.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { SORT_KEY_MOST } from './order.js';

const orLast = (key: number | null | undefined): number => key ?? SORT_KEY_MOST;
/** Who has more of it goes first. */
const moreFirst = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : SORT_KEY_MOST - 1 - value;

/**
 * What a list without a role is sorted by: the day of joining, latest first; years of experience in all, most first; what the
 * talent asks for at least, lowest first. Who did not state it is last.
 * @returns from 0 to `SORT_KEY_MOST`, lower first; undefined for the mixed order, where the week alone decides
 */
export function sortKeyOf(profile: MatchProfile, sort: SearchSort | undefined, rates: RateTable): number | undefined {
  switch (sort) {
    case 'newest':
      return orLast(moreFirst(profile.joinedDay));
    case 'years':
      return orLast(moreFirst(totalYears(profile)));
    case 'pay':
      return orLast(payRange(profile, rates)?.from);
    case 'mixed':
    case undefined:
      return undefined;
  }
}
