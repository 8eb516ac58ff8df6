import { AVAILABILITY_MONTHS, EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import {
  choosing,
  type FacetCounts,
  facetCountsOf,
  type FilterGroup,
  type MatchFilters,
  OPTION_GROUPS,
  type OptionGroup,
  OptionHolders,
  type RateTable,
} from '@vela/matching';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';
import { type Narrowing, passedGroups } from './narrowing.js';
import { type Expression, PLACES, type Stage, wishedPercentage } from './stored-profile.js';

const when = (condition: Expression, option: string): Expression => ({
  $cond: [condition, [{ $literal: option }], []],
});

const offersAtLeast = (filters: MatchFilters, type: 'permanent' | 'freelance'): Expression => {
  const asked = choosing(filters, 'employment', type);
  const least = (type === 'permanent' ? asked.permanentPercentage : asked.freelancePercentage) ?? 0;
  return { $gte: [{ $ifNull: [wishedPercentage(type), 0] }, least] };
};

/** The options of a group that a profile has. */
const held = (filters: MatchFilters): Readonly<Record<OptionGroup, Expression>> => ({
  categories: [{ $toString: '$categoryId' }],
  countries: { $map: { input: PLACES, as: 'place', in: '$$place.country' } },
  skills: { $map: { input: '$skills', as: 'skill', in: { $toString: '$$skill.skillId' } } },
  setups: { $concatArrays: WORK_SETUPS.map((setup) => when(`$${setup}`, setup)) },
  availability: {
    $concatArrays: AVAILABILITY_MONTHS.map((months) => when({ $eq: ['$availability', months] }, String(months))),
  },
  employment: { $concatArrays: EMPLOYMENT_TYPES.map((type) => when(offersAtLeast(filters, type), type)) },
});

/** How many profiles fail a single group of filters, or none, and have an option. */
export interface FacetRow {
  /** Without an option: all of them. */
  readonly _id: { readonly failed: FilterGroup | null; readonly group?: OptionGroup; readonly option?: string };
  readonly count: number;
}

/**
 * Only those who fail at most one group of filters count anywhere. One pass: every profile becomes its options, and one
 * entry that stands for itself.
 */
export function facetStages(narrowing: Narrowing, rates: RateTable): Stage[] {
  const failed: Expression = {
    $concatArrays: [
      [],
      ...passedGroups(narrowing, rates).map(({ group, passes }): Expression => ({ $cond: [passes, [], [group]] })),
    ],
  };
  const options = held(narrowing.filters);
  const entries: Expression[] = OPTION_GROUPS.map((group) => ({
    $map: {
      // What counts for an option fails its own group only, or none.
      input: { $cond: [{ $eq: [{ $ifNull: ['$failed', group] }, group] }, options[group], []] },
      as: 'option',
      in: { group, option: '$$option' },
    },
  }));
  return [
    { $set: { failed } },
    { $match: { $expr: { $lte: [{ $size: '$failed' }, 1] } } },
    { $set: { failed: { $ifNull: [{ $first: '$failed' }, null] } } },
    { $project: { failed: 1, entries: { $concatArrays: [[{}], ...entries] } } },
    { $unwind: '$entries' },
    { $group: { _id: { failed: '$failed', group: '$entries.group', option: '$entries.option' }, count: { $sum: 1 } } },
  ];
}

/** Puts the rows together. What was taken out of the catalogue is no option. */
export function facetsOf(rows: readonly FacetRow[], filters: MatchFilters, catalogue: CatalogueSnapshot): FacetCounts {
  const holders = new OptionHolders();
  const byFailed = new Map<FilterGroup | null, number>();
  for (const {
    _id: { failed, group, option },
    count,
  } of rows) {
    if (group === undefined || option === undefined) byFailed.set(failed, count);
    else if (group !== 'skills' || catalogue.skills.has(option))
      holders.add(
        group,
        option,
        failed === null ? { passing: count, failingOwn: 0 } : { passing: 0, failingOwn: count },
      );
  }
  return facetCountsOf(filters, byFailed, holders);
}
