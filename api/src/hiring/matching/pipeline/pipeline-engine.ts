import type { Model, Types } from 'mongoose';
import type { Searcher } from '@vela/market/visibility';
import {
  type FacetCounts,
  type FacetScope,
  listOf,
  type MatchFilters,
  type MatchRole,
  type RankedPage,
  type RankQuery,
  type RateTable,
  type RequirementCounts,
  type Requirements,
} from '@vela/matching';
import { startingOver } from '../../../platform/database/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { Catalogue } from '../../../reference/categories/index.js';
import type { MatchEngine } from '../engine.js';
import { type FacetRow, facetsOf, facetStages } from './facets.js';
import { listStages, meetingOf, type MeetingRow, meetingStages } from './meeting.js';
import { narrowingStages } from './narrowing.js';
import { scoreStages, tieExpression } from './score-stages.js';
import { type Stage, visibleTo } from './stored-profile.js';

interface RankedRow {
  readonly _id: Types.ObjectId;
  readonly basisPoints: number;
  readonly coverage: number;
  readonly tie: number;
}

interface PageRow {
  readonly total: number;
  readonly ranked?: readonly RankedRow[];
}

const BEST_FIRST = { basisPoints: -1, coverage: -1, tie: 1, _id: 1 } as const;

/**
 * Total and best in one group, so that a sharded collection sends no more than its shards' own totals and best to be
 * merged.
 */
const pageStages = ({ offset, limit }: RankQuery): Stage[] => [
  {
    $group: {
      _id: null,
      total: { $sum: 1 },
      ...(limit > 0 && {
        ranked: {
          $topN: {
            n: offset + limit,
            sortBy: BEST_FIRST,
            output: { _id: '$_id', basisPoints: '$basisPoints', coverage: '$coverage', tie: '$tie' },
          },
        },
      }),
    },
  },
  ...(limit > 0 ? [{ $project: { total: 1, ranked: { $slice: ['$ranked', offset, limit] } } }] : []),
];

/**
 * Answers by one aggregation in the store: no memory of its own, nothing to keep current, and as far as a sharded
 * collection reaches (docs/matching-at-scale.md).
 */
export class PipelineEngine implements MatchEngine {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #catalogue: Catalogue;
  readonly #rates: RateTable;
  readonly ready = true;
  readonly extent = null;

  readonly #log: Log;
  readonly #stopping = new AbortController();

  constructor(profiles: Model<JobSeekerProfileDocument>, catalogue: Catalogue, rates: RateTable, log: Log) {
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
    return this.#page([
      visibleTo(role, role.categoryId, this.#catalogue.current),
      ...listStages(listOf(role, query.list), this.#rates, this.#catalogue.current),
      ...narrowingStages(query.filters ?? {}, this.#rates),
      ...scoreStages(role, query.week, this.#rates, this.#catalogue.current),
      ...pageStages(query),
    ]);
  }

  async count(role: MatchRole): Promise<number> {
    const { total } = await this.#page([
      visibleTo(role, role.categoryId, this.#catalogue.current),
      ...listStages(listOf(role), this.#rates, this.#catalogue.current),
      { $group: { _id: null, total: { $sum: 1 } } },
    ]);
    return total;
  }

  async browse(searcher: Searcher, query: RankQuery): Promise<RankedPage> {
    return this.#page([
      visibleTo(searcher, null, this.#catalogue.current),
      ...narrowingStages(query.filters ?? {}, this.#rates),
      {
        $project: {
          basisPoints: { $literal: 0 },
          coverage: { $literal: 0 },
          tie: tieExpression(searcher.companyId, query.week),
        },
      },
      ...pageStages(query),
    ]);
  }

  async facets(scope: FacetScope, filters: MatchFilters): Promise<FacetCounts> {
    const rows = await this.#ask<FacetRow>([
      visibleTo(scope, scope.categoryId, this.#catalogue.current),
      ...listStages(scope, this.#rates, this.#catalogue.current),
      ...facetStages(filters, this.#rates),
    ]);
    return facetsOf(rows, filters, this.#catalogue.current);
  }

  async meeting(requirements: Requirements): Promise<RequirementCounts> {
    const catalogue = this.#catalogue.current;
    const rows = await this.#ask<MeetingRow>([
      visibleTo(requirements, requirements.categoryId, catalogue),
      ...meetingStages(requirements, this.#rates, catalogue),
    ]);
    return meetingOf(rows, requirements);
  }

  profileSaved(): void {
    // The store that was saved to is the one that is asked.
  }

  async #page(stages: readonly Stage[]): Promise<RankedPage> {
    const [page] = await this.#ask<PageRow>(stages);
    return {
      total: page?.total ?? 0,
      ranked: (page?.ranked ?? []).map(({ _id, basisPoints, coverage, tie }) => ({
        profileId: _id.toHexString(),
        basisPoints,
        coverage,
        tie,
      })),
    };
  }

  #ask<Row extends object>(stages: readonly Stage[]): Promise<Row[]> {
    return this.#profiles.collection.aggregate<Row>([...stages], { allowDiskUse: true }).toArray();
  }
}
