import type { Searcher } from '@vela/market/visibility';
import type {
  FacetCounts,
  FacetScope,
  MatchFilters,
  MatchRole,
  RankedPage,
  RankQuery,
  RequirementCounts,
  Requirements,
} from '@vela/matching';

/** What an engine holds in memory, and how current that is. */
export interface MatchEngineExtent {
  readonly profiles: number;
  readonly bytes: number;
  /** How long the build at start took. */
  readonly buildSeconds: number;
  /** How long the oldest change that is not taken in yet has been known; 0 where everything is. */
  readonly lagSeconds: number;
  /** Of an engine that asks partitions: those that nobody answers for. */
  readonly partitionsMissing: number;
}

/** Ranks the talents that are eligible for a role, and counts them. */
export interface MatchEngine {
  /** Whether it can answer; readiness of the instance waits for it. */
  readonly ready: boolean;
  /** Null for an engine that holds nothing. */
  readonly extent: MatchEngineExtent | null;
  /** Makes it ready; questions asked before are refused with AppError 503. */
  start(): Promise<void>;
  stop(): Promise<void>;
  rank(role: MatchRole, query: RankQuery): Promise<RankedPage>;
  /** @returns how many talents are eligible */
  count(role: MatchRole): Promise<number>;
  /** Lists all talents that a company may see, without a role; nobody has a score, ties turn weekly. */
  browse(searcher: Searcher, query: RankQuery): Promise<RankedPage>;
  /**
   * Counts what each filter does to a list: the exact total, the total without each group of filters, and for each option
   * how many have it and how many remain if it is chosen.
   * @param scope a role, or a company with `categoryId: null` for a search over all categories
   */
  facets(scope: FacetScope, filters: MatchFilters): Promise<FacetCounts>;
  /** Counts who meets what a role asks so far, and who would if it asked for one thing less. */
  meeting(requirements: Requirements): Promise<RequirementCounts>;
  /** Tells it that a profile was saved, once the save is done. */
  profileSaved(profileId: string): void;
  /** Tells it that profiles were saved since a moment, and nobody knows which. */
  profilesMissed(since: Date): void;
}
