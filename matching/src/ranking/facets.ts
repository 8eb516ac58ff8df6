import {
  AVAILABILITY_MONTHS,
  EMPLOYMENT_TYPES,
  FILTER_PERCENTAGE_DEFAULT,
  type MatchList,
  WORK_SETUPS,
} from '@vela/contracts/constants';
import type { Searcher } from '@vela/market/visibility';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { isInScope } from './eligible.js';
import { FILTER_GROUPS, type FilterGroup, type MatchFilters, passesFilters, withoutGroup } from './filters.js';
import { meetsAll, type Requirements } from './requirements.js';

/** Whose profiles are counted: what one company may see, of one category or of all, or one list of a role. */
export interface FacetScope extends Searcher {
  readonly categoryId: string | null;
  /** A role's musts, from `mustsOf`; null or absent where nobody is left out. */
  readonly required?: Requirements | null;
  /** Who meets what is required, unless told. */
  readonly list?: MatchList;
}

/** Whether a profile stands on the list that a scope is about. */
export const isListed = (
  { required = null, list = 'matches' }: Pick<FacetScope, 'required' | 'list'>,
  profile: MatchProfile,
  rates: RateTable,
): boolean => meetsAll(required, profile, rates) === (list === 'matches');

/** The groups of filters that offer options to choose from. */
export const OPTION_GROUPS = ['categories', 'setups', 'countries', 'skills', 'employment', 'availability'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

export interface OptionCount {
  /** How many have it, among those who pass the other groups of filters. */
  readonly holding: number;
  /** The total once it is chosen beside what is chosen already; the present total where it is chosen. */
  readonly remaining: number;
}

/** What each filter does to a list. */
export interface FacetCounts {
  /** How many pass every filter. */
  readonly total: number;
  /** The total if this group of filters were lifted. */
  readonly without: Readonly<Record<FilterGroup, number>>;
  /**
   * By option: category, country and skill id or name, setup, employment type, months of notice. Setups, employment
   * types and months are complete; of the others those that anybody holds are listed.
   */
  readonly options: Readonly<Record<OptionGroup, Readonly<Record<string, OptionCount>>>>;
}

/** What choosing an option makes of the filters of its group. Employment is asked at the chosen percentage, or at 50 %. */
export function choosing(filters: MatchFilters, group: OptionGroup, option: string): MatchFilters {
  const added = (chosen: readonly string[] | undefined): string[] => [...new Set([...(chosen ?? []), option])];
  switch (group) {
    case 'categories':
      return { ...filters, categoryIds: added(filters.categoryIds) };
    case 'countries':
      return { ...filters, countries: added(filters.countries) };
    case 'skills':
      return { ...filters, skillIds: added(filters.skillIds) };
    case 'setups':
      return { ...filters, setups: WORK_SETUPS.filter((setup) => added(filters.setups).includes(setup)) };
    case 'availability':
      return { ...filters, availability: [...new Set([...(filters.availability ?? []), Number(option)])] };
    case 'employment':
      return option === 'permanent'
        ? { ...filters, permanentPercentage: filters.permanentPercentage ?? FILTER_PERCENTAGE_DEFAULT }
        : { ...filters, freelancePercentage: filters.freelancePercentage ?? FILTER_PERCENTAGE_DEFAULT };
  }
}

/** Having an option, told as filters: the option alone, at the percentage that choosing it would ask for. */
function having(filters: MatchFilters, group: OptionGroup, option: string): MatchFilters {
  const others = withoutGroup(filters, group);
  const chosen = choosing(filters, group, option);
  if (group !== 'employment') return choosing(others, group, option);
  return option === 'permanent'
    ? { ...others, permanentPercentage: chosen.permanentPercentage ?? FILTER_PERCENTAGE_DEFAULT }
    : { ...others, freelancePercentage: chosen.freelancePercentage ?? FILTER_PERCENTAGE_DEFAULT };
}

/** The options that are listed whether or not anybody holds them. */
export const FIXED_OPTIONS: Readonly<Partial<Record<OptionGroup, readonly string[]>>> = {
  setups: WORK_SETUPS,
  employment: EMPLOYMENT_TYPES,
  availability: AVAILABILITY_MONTHS.map(String),
};

const heldBy: Readonly<Record<'categories' | 'countries' | 'skills', (profile: MatchProfile) => readonly string[]>> = {
  categories: ({ categoryId }) => (categoryId === null ? [] : [categoryId]),
  countries: ({ places }) => Object.keys(places),
  skills: ({ skills }) => skills.map(({ skillId }) => skillId),
};

/**
 * Counts by looking at every profile once for each option: the slow answer that faster engines are held against.
 * @returns exact counts
 */
export function countFacets(
  scope: FacetScope,
  profiles: readonly MatchProfile[],
  filters: MatchFilters,
  rates: RateTable = BUNDLED_RATES,
): FacetCounts {
  const seen = profiles.filter((profile) => isInScope(scope, profile) && isListed(scope, profile, rates));
  const totalWith = (asked: MatchFilters): number =>
    seen.filter((profile) => passesFilters(profile, asked, rates)).length;
  const countsOf = (group: OptionGroup): Record<string, OptionCount> => {
    const fixed = FIXED_OPTIONS[group];
    const options =
      group === 'categories' || group === 'countries' || group === 'skills'
        ? [...new Set(seen.flatMap(heldBy[group]))]
        : (fixed ?? []);
    const counted = options.map((option): [string, OptionCount] => [
      option,
      { holding: totalWith(having(filters, group, option)), remaining: totalWith(choosing(filters, group, option)) },
    ]);
    return Object.fromEntries(counted.filter(([, { holding }]) => fixed !== undefined || holding > 0));
  };
  return {
    total: totalWith(filters),
    without: byGroup(FILTER_GROUPS, (group) => totalWith(withoutGroup(filters, group))),
    options: byGroup(OPTION_GROUPS, countsOf),
  };
}

/** One value for each group. */
export function byGroup<Group extends string, Value>(
  groups: readonly Group[],
  valueOf: (group: Group) => Value,
): Record<Group, Value> {
  const values: Partial<Record<Group, Value>> = {};
  for (const group of groups) values[group] = valueOf(group);
  return values as Record<Group, Value>;
}
