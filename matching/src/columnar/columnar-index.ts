import { isShowable, type Searcher } from '@vela/market/visibility';
import { ExposureTable } from '../exposure/index.js';
import type { Scope } from '../ranking/eligible.js';
import type { FacetCounts, FacetScope } from '../ranking/facets.js';
import type { MatchFilters } from '../ranking/filters.js';
import { scopeOf } from '../ranking/musts.js';
import type { Ranked } from '../ranking/order.js';
import type { RankedPage, RankQuery } from '../ranking/rank.js';
import type { RequirementCounts, Requirements } from '../ranking/requirements.js';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { Best } from './best.js';
import { Blockers } from './blockers.js';
import { browseAll } from './browsing.js';
import { ExposureColumn } from './exposure-column.js';
import { FacetCounter } from './facet-counter.js';
import { basisPointsIn, coverageIn, exposureIn, type ListOrder, listOrder, sortKeyOfRank } from './list-order.js';
import { failedGroups, isNarrowed, OUT_OF_USE } from './narrowing.js';
import { planFor } from './plan.js';
import { Records } from './records.js';
import { RequirementCounter } from './requirement-counter.js';
import { restored } from './restored.js';
import { Scratch, searchSegment } from './search.js';
import { Segment, type SegmentKind } from './segment.js';
import { snapshotParts } from './snapshot.js';
import { packTraits } from './traits.js';

type Listed = Pick<FacetScope, 'required' | 'list'>;
/** Whether nobody stands on another list. */
const listsAll = ({ required = null, list = 'matches' }: Listed): boolean => required === null && list === 'matches';

/** Whether a company may come upon the profiles of a segment at all. */
const isInSight = ({ verified }: Searcher, { kind }: Segment): boolean => verified || !kind.shielded;

const keyOf = (categoryId: string, { ranked, shielded }: SegmentKind): string =>
  `${categoryId} ${ranked ? 'ranked' : 'searched'} ${shielded ? 'shielded' : 'open'}`;

/** Nobody of a segment passes. */
const nobodyOf = ({ count }: Segment): Uint16Array => new Uint16Array(count).fill(OUT_OF_USE);

/** Profiles that may be left out of what is known already; of more all others are counted anew. */
const LOOKED_UP_MOST = 100;

/** Dead slots that a segment may hold before it is compacted, as a share and as a number. */
const DEAD_SHARE = 1 / 20;
const DEAD_LEAST = 256;

export interface IndexQuery extends Omit<RankQuery, 'rates' | 'exposures'> {
  /** Searches every category, not only the role's own. */
  readonly everyCategory?: boolean;
  /** Profiles that are left out: those of the company's own people. */
  readonly excludedProfileIds?: readonly string[];
}

/**
 * All rankable profiles in memory, as columns and postings by category. It answers what `rankMatches` answers over the
 * same profiles, without looking at each of them. Ids are 24 hexadecimal digits.
 */
export class ColumnarIndex {
  readonly #rates: RateTable;
  readonly #segments: Segment[] = [];
  /** By category and kind. Who opted out of rankings lies apart, so that ranking costs nothing for it; so does who hides from anybody. */
  readonly #numbers = new Map<string, number>();
  readonly #scratch = new Scratch();
  readonly #records = new Records();
  readonly #blockers = new Blockers();
  readonly #exposures: ExposureColumn;
  /** Snapshots that are being written; segments keep their slots so long. */
  #writing = 0;

  /** @param exposures how often each was shown lately; it may go on to later moments at any time */
  constructor(rates: RateTable = BUNDLED_RATES, exposures: ExposureTable = new ExposureTable()) {
    this.#rates = rates;
    this.#exposures = new ExposureColumn(exposures, this.#records);
  }

  /** Number of rankable profiles. */
  get size(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.live, 0);
  }

  /** Memory of columns, postings and tables, in bytes. */
  get bytes(): number {
    const segments = this.#segments.reduce((sum, segment) => sum + segment.bytes, 0);
    return segments + this.#scratch.bytes + this.#records.bytes + this.#exposures.bytes;
  }

  /**
   * Puts a profile in, or its new state in place of the old one; one that may not be ranked is taken out.
   * @throws RangeError for an id that is none or an availability that the product does not offer; the index stays as it was
   */
  upsert(profile: MatchProfile): void {
    if (!profile.availableForContact || !isShowable(profile) || profile.categoryId === null) {
      this.remove(profile.id);
      return;
    }
    const traits = packTraits(profile);
    const record = this.#records.findOrAdd(profile.id);
    if (this.#records.isPlaced(record)) this.#vacate(record);
    const { categoryId, openToRanking: ranked, shielded } = profile;
    const number = this.#segmentNumber(categoryId, { ranked, shielded });
    this.#records.place(record, number, this.#segment(number).append(profile, traits, record, this.#rates));
    this.#blockers.set(record, profile.blockedCompanyIds);
    this.#exposures.put(record, profile.id);
  }

  /** Takes a profile out. @returns whether it was there */
  remove(id: string): boolean {
    const record = this.#records.find(id);
    if (record < 0) return false;
    this.#vacate(record);
    this.#blockers.set(record, []);
    this.#records.remove(record);
    return true;
  }

  has(id: string): boolean {
    return this.#records.find(id) >= 0;
  }

  /**
   * All ids, some at a time, in no order. The index may change between two parts: whoever stays in it is in exactly one of
   * them, whoever comes in may be in none.
   * @param size ids in a part at most
   */
  idsInParts(size: number): Generator<string[]> {
    return this.#records.idsInParts(size);
  }

  /** Gives back the room that growth left over, but for what the next few changes need; worth it after the first build. */
  trim(): void {
    for (const segment of this.#segments) segment.trim();
    this.#records.trim();
  }

  /**
   * Writes everything down, some at a time, for `restore`. The index may change between two parts: whoever changes between the
   * first and the last is to be put in or removed anew after restoring.
   */
  *snapshot(): Generator<Uint8Array> {
    this.#writing += 1;
    try {
      yield* snapshotParts([...this.#segments], this.#records, this.#blockers);
    } finally {
      this.#writing -= 1;
    }
  }

  /**
   * Takes what `snapshot` wrote into an index that is empty and answers nothing until it is done, some at a time.
   * @param bytes all parts one behind the other, beginning at a multiple of four in their buffer
   * @throws RangeError, SyntaxError or TypeError where they are something else; the index is of no use then
   */
  *restore(bytes: Uint8Array): Generator<void> {
    yield* restored(bytes, {
      records: this.#records,
      blockers: this.#blockers,
      addSegment: (segment) => {
        this.#numbers.set(keyOf(segment.categoryId, segment.kind), this.#segments.length);
        return this.#segments.push(segment) - 1;
      },
      vacate: (record) => this.#vacate(record),
    });
    this.#exposures.reserve();
  }

  /**
   * Ranks the profiles for a role.
   * @returns the same total, order, basis points and coverage as `rankMatches` over the same profiles
   */
  query(role: MatchRole, query: IndexQuery): RankedPage {
    const plan = planFor(role, this.#rates);
    const excluded = this.#excluded(role, query.excludedProfileIds ?? []);
    const filters = query.filters ?? {};
    const scope = scopeOf(role, query.list);
    const segments = this.#searched(role, query.everyCategory ?? false);
    const capacity = Math.min(
      query.offset + query.limit,
      segments.reduce((sum, segment) => sum + segment.live, 0),
    );
    const best = new Best(capacity, (a, b) => this.#records.isBefore(a, b));
    const order = this.#order(role.id, query, this.#exposures.reader(query.moment));
    let total = 0;
    for (const segment of segments) {
      const failed = isNarrowed(filters) || !listsAll(scope) ? this.#failed(segment, filters, excluded, scope) : null;
      total += this.#countPassing(segment, failed, excluded);
      searchSegment(segment, role, plan, this.#scratch, best, { failed, excluded, order });
    }
    return { total, ranked: this.#page(best, query.offset) };
  }

  /**
   * Lists what a company may see without a role, in the order of `browseProfiles`.
   * @returns the same total and order as `browseProfiles` over the same profiles
   */
  browse(searcher: Searcher, query: IndexQuery): RankedPage {
    const excluded = this.#excluded(searcher, query.excludedProfileIds ?? []);
    const filters = query.filters ?? {};
    const isSorted = query.sort !== undefined && query.sort !== 'mixed';
    const failed = this.#segments.map((segment) => {
      if (!isInSight(searcher, segment)) return nobodyOf(segment);
      return isNarrowed(filters) ? this.#failed(segment, filters, excluded) : null;
    });
    const total = this.#segments.reduce(
      (sum, segment, number) => sum + this.#countPassing(segment, failed[number] ?? null, excluded),
      0,
    );
    const browsed = { segments: this.#segments, records: this.#records, failed, excluded };
    const best = browseAll(browsed, searcher, query);
    const ranked = best.takeBehind(query.offset).map(({ rank, tie, record }) => ({
      profileId: this.#records.idOf(record),
      basisPoints: 0,
      coverage: 0,
      exposure: 0,
      tie,
      ...(isSorted && { sortKey: sortKeyOfRank(rank) }),
    }));
    return { total, ranked };
  }

  /**
   * Counts what each filter does to a list.
   * @param excludedProfileIds those of the company's own people
   * @returns the same as `countFacets` over the same profiles
   */
  facets(scope: FacetScope, filters: MatchFilters, excludedProfileIds: readonly string[] = []): FacetCounts {
    const excluded = this.#excluded(scope, excludedProfileIds);
    const counter = new FacetCounter(filters);
    const countsAll = !isNarrowed(filters) && listsAll(scope) && excluded.size <= LOOKED_UP_MOST;
    for (const segment of this.#segmentsOf(scope))
      if (countsAll) counter.addAll(segment, this.#slotsIn(segment, excluded));
      else counter.add(segment, this.#failed(segment, filters, excluded, scope));
    return counter.counts();
  }

  /**
   * Counts who meets a role that is being written.
   * @param excludedProfileIds those of the company's own people
   * @returns the same as `countMeeting` over the same profiles
   */
  meeting(requirements: Requirements, excludedProfileIds: readonly string[] = []): RequirementCounts {
    const excluded = this.#excluded(requirements, excludedProfileIds);
    const counter = new RequirementCounter(requirements, this.#rates);
    for (const segment of this.#segmentsOf(requirements)) counter.add(segment, this.#failed(segment, {}, excluded));
    return counter.counts();
  }

  #page(best: Best, offset: number): Ranked[] {
    return best.takeBehind(offset).map(({ rank, tie, record, detail }) => ({
      profileId: this.#records.idOf(record),
      basisPoints: basisPointsIn(detail),
      coverage: coverageIn(detail),
      exposure: exposureIn(rank),
      tie,
    }));
  }

  /** @param turnedBy the role, or the company where there is none, whose turn of the week it is */
  #order(turnedBy: string, { week, after }: IndexQuery, exposureOf: (record: number) => number): ListOrder {
    const tieOf = this.#records.tieHasher(turnedBy, week);
    return listOrder({ exposureOf, tieOf, isAfter: (record, id) => this.#records.isAfter(record, id) }, after);
  }

  /** Those of a category that are ranked, or all without one: the segments of `isInScope`. */
  #segmentsOf({ categoryId, ...searcher }: Scope): readonly Segment[] {
    const seen = this.#segments.filter((segment) => isInSight(searcher, segment));
    if (categoryId === null) return seen;
    return seen.filter((segment) => segment.kind.ranked && segment.categoryId === categoryId);
  }

  /** As `failedGroups`, with the excluded, and whoever is not on the list, out of use. */
  #failed(segment: Segment, filters: MatchFilters, excluded: ReadonlySet<number>, scope: Listed = {}): Uint16Array {
    const failed = failedGroups(segment, filters);
    if (!listsAll(scope)) this.#takeOffList(segment, scope, failed);
    for (const slot of this.#slotsIn(segment, excluded)) failed[slot] = OUT_OF_USE;
    return failed;
  }

  #takeOffList(segment: Segment, { required = null, list = 'matches' }: Listed, failed: Uint16Array): void {
    const unmet = required && new RequirementCounter(required, this.#rates).unmet(segment, failed);
    for (let slot = 0; slot < failed.length; slot += 1) {
      const isMatch = unmet === null || unmet[slot] === 0;
      if (isMatch !== (list === 'matches')) failed[slot] = OUT_OF_USE;
    }
  }

  #searched(role: MatchRole, everyCategory: boolean): readonly Segment[] {
    const own = this.#segmentsOf(role);
    if (!everyCategory) return own;
    // The own category first: the best are there, and whoever cannot reach them is passed over quickly.
    const isOther = (segment: Segment): boolean => segment.kind.ranked && segment.categoryId !== role.categoryId;
    return [...own, ...this.#segments.filter((segment) => isOther(segment) && isInSight(role, segment))];
  }

  #countPassing(segment: Segment, failed: Uint16Array | null, excluded: ReadonlySet<number>): number {
    let passing = segment.live;
    if (failed !== null) {
      passing = 0;
      for (const bits of failed) if (bits === 0) passing += 1;
    }
    for (const record of excluded)
      if (this.#lies(record, segment) && (failed === null || failed[this.#records.slotOf(record)] === 0)) passing -= 1;
    return passing;
  }

  #excluded({ companyId }: Searcher, profileIds: readonly string[]): ReadonlySet<number> {
    const excluded = new Set(this.#blockers.of(companyId));
    for (const id of profileIds) {
      const record = this.#records.find(id);
      if (record >= 0) excluded.add(record);
    }
    return excluded;
  }

  #slotsIn(segment: Segment, records: ReadonlySet<number>): number[] {
    return [...records].flatMap((record) => (this.#lies(record, segment) ? [this.#records.slotOf(record)] : []));
  }

  #lies(record: number, segment: Segment): boolean {
    return this.#segments[this.#records.segmentOf(record)] === segment;
  }

  #segmentNumber(categoryId: string, kind: SegmentKind): number {
    const key = keyOf(categoryId, kind);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#segments.push(new Segment(categoryId, kind));
    this.#numbers.set(key, this.#segments.length - 1);
    return this.#segments.length - 1;
  }

  #segment(number: number): Segment {
    const segment = this.#segments[number];
    if (segment === undefined) throw new RangeError(`There is no segment ${number}.`);
    return segment;
  }

  /** Frees the slot of a record; the record stays. */
  #vacate(record: number): void {
    const segment = this.#segment(this.#records.segmentOf(record));
    segment.kill(this.#records.slotOf(record));
    if (this.#writing > 0) return;
    const dead = segment.count - segment.live;
    if (dead >= DEAD_LEAST && dead > segment.count * DEAD_SHARE)
      segment.compact((moved, slot) => {
        this.#records.move(moved, slot);
      });
  }
}
