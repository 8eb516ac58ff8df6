import type { SearchSort } from '@vela/contracts/constants';
import { SORT_KEY_MOST } from '../ranking/order.js';
import { DAY_UNKNOWN, PAY_UNKNOWN, type Segment } from './segment.js';
import { EXPERIENCE_MASK, EXPERIENCE_SHIFT, EXPERIENCE_UNKNOWN } from './traits.js';

const NOTHING = (): number => 0;
const moreFirst = (value: number, unknown: number): number =>
  value === unknown ? SORT_KEY_MOST : SORT_KEY_MOST - 1 - value;

/** @returns `sortKeyOf` by slot; 0 where nothing is sorted by */
export function sortColumn(
  { traits, payFrom, joined }: Segment,
  sort: SearchSort | undefined,
): (slot: number) => number {
  switch (sort) {
    case 'newest':
      return (slot) => moreFirst(joined[slot] ?? DAY_UNKNOWN, DAY_UNKNOWN);
    case 'years':
      return (slot) => moreFirst(((traits[slot] ?? 0) >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK, EXPERIENCE_UNKNOWN);
    case 'pay':
      // An unknown amount is the last key already.
      return (slot) => payFrom[slot] ?? PAY_UNKNOWN;
    case 'mixed':
    case undefined:
      return NOTHING;
  }
}
