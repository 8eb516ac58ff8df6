import type { Best } from './best.js';
import type { sortedOrder } from './list-order.js';
import type { Segment } from './segment.js';
import { IN_USE } from './traits.js';

/**
 * Offers the profiles of one segment to the best seen so far, by what they are sorted by and the turn of the week.
 * @param failed from `failedGroups`, or null where nothing narrows
 * @param excluded records that are left out
 * @param sortKeyIn `sortColumn`, or null where nothing is sorted by
 */
export function browseSegment(
  { count, traits, record: records }: Segment,
  best: Best,
  order: ReturnType<typeof sortedOrder>,
  {
    failed,
    excluded,
    sortKeyIn,
  }: {
    readonly failed: Uint16Array | null;
    readonly excluded: ReadonlySet<number>;
    readonly sortKeyIn: ((slot: number) => number) | null;
  },
): void {
  const unsorted = order.rankOf(0);
  let [worstRank, worstTie] = [best.worstRank, best.worstTie];
  for (let slot = 0; slot < count; slot += 1) {
    if (failed === null ? ((traits[slot] as number) & IN_USE) === 0 : failed[slot] !== 0) continue;
    const rank = sortKeyIn === null ? unsorted : order.rankOf(sortKeyIn(slot));
    if (rank < worstRank) continue;
    const record = records[slot] as number;
    const tie = order.tieOf(record);
    if (rank === worstRank && tie > worstTie) continue;
    if ((excluded.size > 0 && excluded.has(record)) || !order.isBehind(rank, tie, record)) continue;
    best.offer(rank, tie, record, 0);
    [worstRank, worstTie] = [best.worstRank, best.worstTie];
  }
}
