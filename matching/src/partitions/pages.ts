import { byPlace, placeOf, type Ranked } from '../ranking/order.js';
import type { RankedPage, RankQuery } from '../ranking/rank.js';

/** How far beyond its fair share a partition is asked at first, in standard deviations: so few are asked twice. */
const BEYOND_SHARE = 3;

/** @returns how many of the best each partition is asked for at first, where all together are to name so many */
const rowsOfEach = (rows: number, count: number): number =>
  Math.min(rows, Math.ceil(rows / count + BEYOND_SHARE * Math.sqrt(rows / count)));

/** Best first. What is compared is worked out once for each, not once for each comparison. */
const inOrder = (rows: readonly Ranked[]): Ranked[] =>
  rows
    .map((ranked) => ({ ranked, place: placeOf(ranked) }))
    .sort((a, b) => byPlace(a.place, b.place))
    .map(({ ranked }) => ranked);

/**
 * Makes one page of a list from the best of each partition. Each names a little more than its fair share of the rows up to the page's
 * end; one that might hold more of them is asked again for all, so the page is exact.
 * @param count how many partitions there are
 * @param ask a partition for so many of its best, from the first on or behind the place that the question names
 * @returns what one index over all partitions answers
 * @throws what `ask` throws
 */
export async function pageOfParts(
  count: number,
  { offset, limit }: Pick<RankQuery, 'offset' | 'limit'>,
  ask: (partition: number, limit: number) => Promise<RankedPage>,
): Promise<RankedPage> {
  const rows = limit === 0 ? 0 : offset + limit;
  const asked = rowsOfEach(rows, count);
  const parts = await Promise.all(Array.from({ length: count }, (_, partition) => ask(partition, asked)));
  let merged = inOrder(parts.flatMap(({ ranked }) => ranked));
  if (asked < rows) {
    const within = new Set(merged.slice(0, rows));
    const mayHoldMore = ({ ranked }: RankedPage): boolean => {
      const last = ranked.at(-1);
      return ranked.length === asked && last !== undefined && within.has(last);
    };
    const again = await Promise.all(
      parts.map((part, partition) => (mayHoldMore(part) ? ask(partition, rows) : Promise.resolve(part))),
    );
    merged = inOrder(again.flatMap(({ ranked }) => ranked));
  }
  return { total: parts.reduce((sum, { total }) => sum + total, 0), ranked: merged.slice(offset, offset + limit) };
}
