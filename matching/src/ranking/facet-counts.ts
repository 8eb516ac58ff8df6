import {
  byGroup,
  type FacetCounts,
  FIXED_OPTIONS,
  OPTION_GROUPS,
  type OptionCount,
  type OptionGroup,
} from './facets.js';
import { FILTER_GROUPS, type FilterGroup, isGroupSet, type MatchFilters } from './filters.js';

/** Holders of one option: those who pass everything, and those who fail the option's own group alone. */
export interface Holders {
  readonly passing: number;
  readonly failingOwn: number;
}

const NOBODY: Holders = { passing: 0, failingOwn: 0 };

/** Adds up who holds each option. */
export class OptionHolders {
  readonly #byGroup = new Map<OptionGroup, Map<string, Holders>>();

  add(group: OptionGroup, option: string, { passing, failingOwn }: Holders): void {
    const byOption = this.#byGroup.get(group) ?? new Map<string, Holders>();
    this.#byGroup.set(group, byOption);
    const before = byOption.get(option) ?? NOBODY;
    byOption.set(option, { passing: before.passing + passing, failingOwn: before.failingOwn + failingOwn });
  }

  /** @returns the options that are always listed, or those that anybody holds */
  of(group: OptionGroup): readonly (readonly [option: string, Holders])[] {
    const byOption = this.#byGroup.get(group);
    const fixed = FIXED_OPTIONS[group];
    if (fixed !== undefined) return fixed.map((option) => [option, byOption?.get(option) ?? NOBODY]);
    return [...(byOption ?? [])].filter(([, { passing, failingOwn }]) => passing + failingOwn > 0);
  }
}

/**
 * Facet counts from sums that one look at every profile gives, for engines that are not to look twice.
 * @param byFailed profiles that fail nothing (null) or this one group alone
 */
export function facetCountsOf(
  filters: MatchFilters,
  byFailed: ReadonlyMap<FilterGroup | null, number>,
  holders: OptionHolders,
): FacetCounts {
  const total = byFailed.get(null) ?? 0;
  const countOf = (group: OptionGroup, { passing, failingOwn }: Holders): OptionCount => {
    // One more skill narrows; one more of anything else lets more in once there is a choice, and narrows before.
    const narrows = group === 'skills' || !isGroupSet(filters, group);
    return { holding: passing + failingOwn, remaining: narrows ? passing : total + failingOwn };
  };
  return {
    total,
    without: byGroup(FILTER_GROUPS, (group) => total + (byFailed.get(group) ?? 0)),
    options: byGroup(OPTION_GROUPS, (group) =>
      Object.fromEntries(holders.of(group).map(([option, held]) => [option, countOf(group, held)])),
    ),
  };
}
