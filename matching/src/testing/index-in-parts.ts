import type { Searcher } from '@vela/market/visibility';
import { ColumnarIndex, type IndexQuery } from '../columnar/columnar-index.js';
import type { ExposureTable } from '../exposure/index.js';
import { facetsOfParts, pageOfParts, partitionOf, requirementsOfParts } from '../partitions/index.js';
import type { FacetCounts, FacetScope } from '../ranking/facets.js';
import type { MatchFilters } from '../ranking/filters.js';
import type { RankedPage } from '../ranking/rank.js';
import type { RequirementCounts, Requirements } from '../ranking/requirements.js';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';

/** Several indexes that hold a world together, each of them a partition of it. */
export class IndexInParts {
  readonly #parts: readonly ColumnarIndex[];

  /** @param count how many */
  constructor(count: number, exposures: ExposureTable) {
    this.#parts = Array.from({ length: count }, () => new ColumnarIndex(BUNDLED_RATES, exposures));
  }

  /** How many profiles each holds. */
  get sizes(): readonly number[] {
    return this.#parts.map(({ size }) => size);
  }

  upsert(profile: MatchProfile): void {
    this.#of(profile.id).upsert(profile);
  }

  remove(id: string): void {
    this.#of(id).remove(id);
  }

  query(role: MatchRole, query: IndexQuery): Promise<RankedPage> {
    return this.#page(query, (part, asked) => part.query(role, asked));
  }

  browse(searcher: Searcher, query: IndexQuery): Promise<RankedPage> {
    return this.#page(query, (part, asked) => part.browse(searcher, asked));
  }

  facets(scope: FacetScope, filters: MatchFilters, own: readonly string[]): FacetCounts {
    return facetsOfParts(
      filters,
      this.#parts.map((part) => part.facets(scope, filters, own)),
    );
  }

  meeting(requirements: Requirements, own: readonly string[]): RequirementCounts {
    return requirementsOfParts(this.#parts.map((part) => part.meeting(requirements, own)));
  }

  #page(query: IndexQuery, ask: (part: ColumnarIndex, query: IndexQuery) => RankedPage): Promise<RankedPage> {
    const { length } = this.#parts;
    return pageOfParts(length, query, (number, limit) =>
      Promise.resolve(ask(this.#at(number), { ...query, offset: 0, limit })),
    );
  }

  #of(profileId: string): ColumnarIndex {
    return this.#at(partitionOf(profileId, this.#parts.length));
  }

  #at(number: number): ColumnarIndex {
    const part = this.#parts[number];
    if (part === undefined) throw new Error(`There is no partition ${number}.`);
    return part;
  }
}
