import { type Model, Types } from 'mongoose';
import type { Searcher } from '@vela/market/visibility';
import {
  askedWords,
  behind,
  byRank,
  type Exposure,
  type ExposureTable,
  type FacetCounts,
  type FacetScope,
  type MatchFilters,
  type MatchRole,
  type Ranked,
  type RankedPage,
  type RankQuery,
  type RateTable,
  type RequirementCounts,
  type Requirements,
  saysAll,
  scopeOf,
  UNSEEN,
} from '@vela/matching';
import { startingOver } from '../../../platform/database/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { Catalogue } from '../../../reference/categories/index.js';
import type { MatchEngine } from '../engine/engine.js';
import { readableTexts } from '../engine/subjects.js';
import { type FacetRow, facetsOf, facetStages } from './facets.js';
import { listStages, meetingOf, type MeetingRow, meetingStages } from './meeting.js';
import { type Narrowing, narrowingStages } from './narrowing.js';
import { scoreStages, tieExpression } from './score-stages.js';
import { type Expression, inScope, sortKey, type Stage } from './stored-profile.js';

interface RankedRow {
  readonly _id: Types.ObjectId;
  readonly basisPoints: number;
  readonly coverage: number;
  readonly tie: number;
  readonly sortKey?: number;
}

/** Profiles whose words are read at once. */
const BATCH = 1000;

/** How many have one shown score. */
interface ShownRow {
  readonly _id: number;
  readonly count: number;
}

/** The shown scores whose people hold a page, and how many better ones come before them. */
interface Range {
  readonly low: number;
  readonly high: number;
  readonly skipped: number;
}

/** Basis points that one shown point stands for. */
const SHOWN = 100;

/** @returns null where the page is empty */
function rangeOf(counts: readonly ShownRow[], { offset, limit, after }: RankQuery): Range | null {
  const best = after?.shown ?? Infinity;
  const rows = counts.filter(({ _id }) => _id <= best).sort((one, other) => other._id - one._id);
  // How many of the place's own score stand before it is known once they are read, so all of them are.
  const unsure = rows.find(({ _id }) => _id === best)?.count ?? 0;
  let [skipped, read] = [0, 0];
  const reached: number[] = [];
  for (const { _id: shown, count } of rows) {
    if (reached.length === 0 && unsure === 0 && skipped + count <= offset) {
      skipped += count;
      continue;
    }
    reached.push(shown);
    read += count;
    if (skipped + read - unsure >= offset + limit) break;
  }
  const [high, low] = [reached[0], reached.at(-1)];
  return high === undefined || low === undefined || limit === 0 ? null : { low, high, skipped };
}

const rankedAt =
  (exposure: Exposure) =>
  ({ _id, ...row }: RankedRow): Ranked => {
    const profileId = _id.toHexString();
    return { ...row, profileId, exposure: exposure.of(profileId) };
  };

/** One page of what is sorted by, if anything, and the turn of the week. */
function turnStages(
  { companyId }: Searcher,
  { week, after, offset, limit, sort = 'mixed' }: RankQuery,
  rates: RateTable,
): Stage[] {
  const sorted = sort === 'mixed' ? {} : { sortKey: sortKey(sort, rates) };
  const equal = sort === 'mixed' ? {} : { sortKey: after?.sortKey ?? 0 };
  return [
    {
      $project: {
        basisPoints: { $literal: 0 },
        coverage: { $literal: 0 },
        tie: tieExpression(companyId, week),
        ...sorted,
      },
    },
    ...(after === undefined
      ? []
      : [
          {
            $match: {
              $or: [
                ...(sort === 'mixed' ? [] : [{ sortKey: { $gt: after.sortKey ?? 0 } }]),
                { ...equal, tie: { $gt: after.tie } },
                { ...equal, tie: after.tie, _id: { $gt: new Types.ObjectId(after.profileId) } },
              ],
            },
          },
        ]),
    { $sort: { ...(sort === 'mixed' ? {} : { sortKey: 1 }), tie: 1, _id: 1 } },
    ...(offset > 0 ? [{ $skip: offset }] : []),
    { $limit: limit },
  ];
}

/**
 * Answers by aggregations in the store, as far as a sharded collection reaches (docs/matching-at-scale.md): one counts the
 * shown scores, a second fetches the people of those that a page reaches, and they are put in order here, where it is
 * known how often each was shown.
 */
export class PipelineEngine implements MatchEngine {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #catalogue: Catalogue;
  readonly #rates: RateTable;
  readonly #exposures: ExposureTable;
  readonly ready = true;
  readonly extent = null;

  readonly #log: Log;
  readonly #stopping = new AbortController();

  constructor(
    profiles: Model<JobSeekerProfileDocument>,
    catalogue: Catalogue,
    { rates, exposures, log }: { readonly rates: RateTable; readonly exposures: ExposureTable; readonly log: Log },
  ) {
    this.#exposures = exposures;
    this.#log = log;
    this.#profiles = profiles;
    this.#catalogue = catalogue;
    this.#rates = rates;
  }

  async start(): Promise<void> {
    await startingOver(
      () => this.#catalogue.reload(),
      (error, waitMs) => {
        this.#log.warn(
          { err: error, waitMs },
          'the store went away while its catalogue was being read, it is read anew',
        );
      },
      this.#stopping.signal,
    );
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    return Promise.resolve();
  }

  async rank(role: MatchRole, query: RankQuery): Promise<RankedPage> {
    const scored = [
      inScope(role, role.categoryId, this.#catalogue.current),
      ...listStages(scopeOf(role, query.list), this.#rates, this.#catalogue.current),
      ...narrowingStages(await this.#narrowing(role, role.categoryId, query.filters), this.#rates),
      ...scoreStages(role, query.week, this.#rates, this.#catalogue.current),
    ];
    const shown: Expression = { $floor: { $divide: ['$basisPoints', SHOWN] } };
    const counts = await this.#ask<ShownRow>([...scored, { $group: { _id: shown, count: { $sum: 1 } } }]);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const range = rangeOf(counts, query);
    if (range === null) return { total, ranked: [] };
    const rows = await this.#ask<RankedRow>([
      ...scored,
      { $match: { basisPoints: { $gte: range.low * SHOWN, $lt: (range.high + 1) * SHOWN } } },
    ]);
    const ranked = rows.map(rankedAt(this.#exposures.at(query.moment ?? this.#exposures.moment))).sort(byRank);
    const first = query.offset - range.skipped;
    return { total, ranked: behind(ranked, query.after).slice(first, first + query.limit) };
  }

  count(role: MatchRole): Promise<number> {
    return this.#count([
      inScope(role, role.categoryId, this.#catalogue.current),
      ...listStages(scopeOf(role), this.#rates, this.#catalogue.current),
    ]);
  }

  /** Nobody has a score: what is sorted by and the turn of the week decide, and the store puts them in order. */
  async browse(searcher: Searcher, query: RankQuery): Promise<RankedPage> {
    const narrowed = [
      inScope(searcher, null, this.#catalogue.current),
      ...narrowingStages(await this.#narrowing(searcher, null, query.filters), this.#rates),
    ];
    const [total, rows] = await Promise.all([
      this.#count(narrowed),
      query.limit === 0 ? [] : this.#ask<RankedRow>([...narrowed, ...turnStages(searcher, query, this.#rates)]),
    ]);
    return { total, ranked: rows.map(rankedAt(UNSEEN)) };
  }

  async facets(scope: FacetScope, filters: MatchFilters): Promise<FacetCounts> {
    const rows = await this.#ask<FacetRow>([
      inScope(scope, scope.categoryId, this.#catalogue.current),
      ...listStages(scope, this.#rates, this.#catalogue.current),
      ...facetStages(await this.#narrowing(scope, scope.categoryId, filters), this.#rates),
    ]);
    return facetsOf(rows, filters, this.#catalogue.current);
  }

  async meeting(requirements: Requirements): Promise<RequirementCounts> {
    const catalogue = this.#catalogue.current;
    const rows = await this.#ask<MeetingRow>([
      inScope(requirements, requirements.categoryId, catalogue),
      ...meetingStages(requirements, this.#rates, catalogue),
    ]);
    return meetingOf(rows, requirements);
  }

  profileSaved(): void {
    // The store that was saved to is the one that is asked.
  }

  profilesMissed(): void {
    // As above.
  }

  /** Words are compared here as the index compares them, over the texts of everybody in scope: the store folds no accents. */
  async #narrowing(searcher: Searcher, categoryId: string | null, filters: MatchFilters = {}): Promise<Narrowing> {
    if (filters.words === undefined) return { filters, saying: [] };
    const asked = askedWords(filters.words);
    const catalogue = this.#catalogue.current;
    const documents = this.#profiles.collection.aggregate<JobSeekerProfileDocument>(
      [inScope(searcher, categoryId, catalogue)],
      { batchSize: BATCH },
    );
    const saying: Types.ObjectId[] = [];
    for await (const document of documents)
      if (saysAll(readableTexts(document, catalogue), asked)) saying.push(document._id);
    return { filters, saying };
  }

  async #count(stages: readonly Stage[]): Promise<number> {
    const [all] = await this.#ask<{ total: number }>([...stages, { $group: { _id: null, total: { $sum: 1 } } }]);
    return all?.total ?? 0;
  }

  #ask<Row extends object>(stages: readonly Stage[]): Promise<Row[]> {
    return this.#profiles.collection.aggregate<Row>([...stages], { allowDiskUse: true }).toArray();
  }
}
