import { byGroup, type FacetCounts, OPTION_GROUPS, type OptionCount, type OptionGroup } from '../ranking/facets.js';
import { FILTER_GROUPS, isGroupSet, type MatchFilters } from '../ranking/filters.js';
import type { RequirementCounts } from '../ranking/requirements.js';

type Counts = Readonly<Record<string, number>>;

function added(parts: readonly Counts[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const part of parts) for (const [key, count] of Object.entries(part)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

const sumOf = <Part>(parts: readonly Part[], countOf: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + countOf(part), 0);

/** What an option counts where nobody holds it: chosen beside others it lets in who passes anyhow, alone or as a skill nobody. */
const heldByNobody = (total: number, filters: MatchFilters, group: OptionGroup): OptionCount => ({
  holding: 0,
  remaining: group === 'skills' || !isGroupSet(filters, group) ? 0 : total,
});

/**
 * Adds up what partitions counted for the same filters.
 * @param parts at least one
 * @returns what one index over all partitions counts
 */
export function facetsOfParts(filters: MatchFilters, parts: readonly FacetCounts[]): FacetCounts {
  const optionsOf = (group: OptionGroup): Record<string, OptionCount> => {
    const options = new Set(parts.flatMap((part) => Object.keys(part.options[group])));
    const countOf = (option: string): OptionCount => {
      const each = parts.map(
        ({ total, options: { [group]: held } }) => held[option] ?? heldByNobody(total, filters, group),
      );
      return { holding: sumOf(each, ({ holding }) => holding), remaining: sumOf(each, ({ remaining }) => remaining) };
    };
    return Object.fromEntries([...options].map((option) => [option, countOf(option)]));
  };
  return {
    total: sumOf(parts, ({ total }) => total),
    without: byGroup(FILTER_GROUPS, (group) => sumOf(parts, ({ without }) => without[group])),
    options: byGroup(OPTION_GROUPS, optionsOf),
  };
}

/**
 * Adds up what partitions counted for the same requirements.
 * @param parts at least one
 * @returns what one index over all partitions counts
 */
export const requirementsOfParts = (parts: readonly RequirementCounts[]): RequirementCounts => ({
  looked: sumOf(parts, ({ looked }) => looked),
  total: sumOf(parts, ({ total }) => total),
  missing: added(parts.map(({ missing }) => missing)),
  missingSkill: added(parts.map(({ missingSkill }) => missingSkill)),
  without: added(parts.map(({ without }) => without)),
  withoutSkill: added(parts.map(({ withoutSkill }) => withoutSkill)),
});
