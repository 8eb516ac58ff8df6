import type { Searcher } from '@vela/market/visibility';
import { TIE_KEY_MASK, type TieTurn, tieTurn, turned } from '../ranking/order.js';
import type { RankQuery } from '../ranking/rank.js';
import { Best } from './best.js';
import { ID_WORDS } from './ids.js';
import { sortedOrder } from './list-order.js';
import type { Records } from './records.js';
import type { Segment } from './segment.js';
import { sortColumn } from './sort-column.js';
import { IN_USE } from './traits.js';

type SortedOrder = ReturnType<typeof sortedOrder>;

/** Who lies where, and who is left out. */
interface Browsed {
  readonly segments: readonly Segment[];
  readonly records: Records;
  /** By segment, from `failedGroups`; null where nothing narrows. */
  readonly failed: readonly (Uint16Array | null)[];
  readonly excluded: ReadonlySet<number>;
}

/** @returns those of a list without a role that stand up to the end of a page */
export function browseAll(browsed: Browsed, searcher: Searcher, query: RankQuery): Best {
  const { segments, records, failed, excluded } = browsed;
  const order = sortedOrder(
    {
      tieOf: records.tieHasher(searcher.companyId, query.week),
      isAfter: (record, id) => records.isAfter(record, id),
    },
    query.after,
  );
  const all = segments.reduce((sum, segment) => sum + segment.live, 0);
  const best = new Best(Math.min(query.offset + query.limit, all), (a, b) => records.isBefore(a, b));
  if (query.sort === undefined || query.sort === 'mixed') {
    const rank = order.rankOf(0);
    browseByTurn(records, tieTurn(searcher.companyId, query.week), best, rank, (record, tie) => {
      if (!records.isPlaced(record) || excluded.has(record)) return false;
      const fails = failed[records.segmentOf(record)]?.[records.slotOf(record)] ?? 0;
      return fails === 0 && order.isBehind(rank, tie, record);
    });
    return best;
  }
  segments.forEach((segment, number) => {
    const sortKeyIn = sortColumn(segment, query.sort);
    browseSegment(segment, best, order, { failed: failed[number] ?? null, excluded, sortKeyIn });
  });
  return best;
}

/**
 * Offers the profiles of one segment to the best seen so far, by what they are sorted by and the turn of the week.
 * @param failed from `failedGroups`, or null where nothing narrows
 * @param excluded records that are left out
 * @param sortKeyIn `sortColumn`
 */
function browseSegment(
  { count, traits, record: records }: Segment,
  best: Best,
  order: SortedOrder,
  {
    failed,
    excluded,
    sortKeyIn,
  }: {
    readonly failed: Uint16Array | null;
    readonly excluded: ReadonlySet<number>;
    readonly sortKeyIn: (slot: number) => number;
  },
): void {
  let [worstRank, worstTie] = [best.worstRank, best.worstTie];
  for (let slot = 0; slot < count; slot += 1) {
    if (failed === null ? ((traits[slot] as number) & IN_USE) === 0 : failed[slot] !== 0) continue;
    const rank = order.rankOf(sortKeyIn(slot));
    if (rank < worstRank) continue;
    const record = records[slot] as number;
    const tie = order.tieOf(record);
    if (rank === worstRank && tie > worstTie) continue;
    if ((excluded.size > 0 && excluded.has(record)) || !order.isBehind(rank, tie, record)) continue;
    best.offer(rank, tie, record, 0);
    [worstRank, worstTie] = [best.worstRank, best.worstTie];
  }
}

/**
 * Offers all records to the best seen so far, by the turn of the week alone: their ids are gone through as they lie, and
 * whether somebody may be listed is asked only of those whom the turn puts in front.
 * @param rank of everybody
 * @param mayBeListed told a record, and the turn of it
 */
function browseByTurn(
  { ids, count }: Pick<Records, 'ids' | 'count'>,
  turn: TieTurn,
  best: Best,
  rank: number,
  mayBeListed: (record: number, tie: number) => boolean,
): void {
  const { shift, factor, offset } = turn;
  let worst = best.worstTie;
  for (let record = 0; record < count; record += 1) {
    const key = (ids[record * ID_WORDS + ID_WORDS - 1] as number) & TIE_KEY_MASK;
    const tie = turned(key, { shift, factor, offset });
    if (tie > worst || !mayBeListed(record, tie)) continue;
    best.offer(rank, tie, record, 0);
    worst = best.worstTie;
  }
}
