import { EXPOSURE_MOST } from '../exposure/index.js';
import { type ListPlace, SORT_KEY_MOST } from '../ranking/order.js';

/** Ranks keep how seldom somebody was shown below the shown score. */
export const RANK_BASE = EXPOSURE_MOST + 1;

const rankOf = (shown: number, exposure: number): number => shown * RANK_BASE + (EXPOSURE_MOST - exposure);

/** @returns the exposure in a rank */
export const exposureIn = (rank: number): number => EXPOSURE_MOST - (rank % RANK_BASE);

/** Both are at most 10000. */
const COVERAGE_BITS = 14;

/** Basis points and coverage in one number of 32 bits. */
export const detailOf = (basisPoints: number, coverage: number): number => (basisPoints << COVERAGE_BITS) | coverage;
export const basisPointsIn = (detail: number): number => detail >>> COVERAGE_BITS;
export const coverageIn = (detail: number): number => detail & ((1 << COVERAGE_BITS) - 1);

/** The order of one list, by records; `byPlace` says the same of profiles. */
export interface ListOrder {
  /** Higher is better. @param shown the score from 0 to 100 */
  rankOf(shown: number, record: number): number;
  /** Lower is better. */
  tieOf(record: number): number;
  /** The highest score that stands behind the place from which the list goes on, or at it. */
  readonly shownMost: number;
  /** Whether a record stands behind the place from which the list goes on. */
  isBehind(rank: number, tie: number, record: number): boolean;
}

export interface OrderParts {
  readonly exposureOf: (record: number) => number;
  readonly tieOf: (record: number) => number;
  /** Whether a record's id comes after another. */
  readonly isAfter: (record: number, id: string) => boolean;
}

/** @param after where the list goes on; from its first place where there is none */
export function listOrder({ exposureOf, tieOf, isAfter }: OrderParts, after: ListPlace | undefined): ListOrder {
  const parts = { rankOf: (shown: number, record: number) => rankOf(shown, exposureOf(record)), tieOf };
  if (after === undefined) return { ...parts, shownMost: Infinity, isBehind: () => true };
  const isBehind = behindPlace({ tieOf, isAfter }, rankOf(after.shown, after.exposure), after);
  return { ...parts, shownMost: after.shown, isBehind };
}

const behindPlace =
  ({ isAfter }: Omit<OrderParts, 'exposureOf'>, from: number, after: ListPlace): ListOrder['isBehind'] =>
  (rank, tie, record) =>
    rank < from || (rank === from && (tie > after.tie || (tie === after.tie && isAfter(record, after.profileId))));

/** @returns the sort key that `sortedOrder` made a rank of */
export const sortKeyOfRank = (rank: number): number => SORT_KEY_MOST - rank;

/** The order of a list without a role: what it is sorted by, then the turn of the week. */
export function sortedOrder(
  parts: Omit<OrderParts, 'exposureOf'>,
  after: ListPlace | undefined,
): Pick<ListOrder, 'tieOf' | 'isBehind'> & { readonly rankOf: (sortKey: number) => number } {
  const rankOf = (sortKey: number): number => SORT_KEY_MOST - sortKey;
  const isBehind = after === undefined ? () => true : behindPlace(parts, rankOf(after.sortKey ?? 0), after);
  return { rankOf, tieOf: parts.tieOf, isBehind };
}
