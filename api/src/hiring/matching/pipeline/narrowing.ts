import type { Types } from 'mongoose';
import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import { FILTER_GROUPS, type FilterGroup, isGroupSet, type MatchFilters, type RateTable } from '@vela/matching';
import {
  type Expression,
  objectIds,
  payFrom,
  payTo,
  PLACES,
  type Stage,
  TOTAL_YEARS,
  wishedPercentage,
} from './stored-profile.js';

const names = (values: readonly string[]): Expression => values.map((value) => ({ $literal: value }));

function passesEmployment(filters: MatchFilters): Expression {
  const least = { permanent: filters.permanentPercentage, freelance: filters.freelancePercentage };
  return {
    $or: EMPLOYMENT_TYPES.flatMap((type): Expression[] => {
      const wanted = least[type];
      return wanted === undefined ? [] : [{ $gte: [{ $ifNull: [wishedPercentage(type), 0] }, wanted] }];
    }),
  };
}

/** Filters, with who says the words that they ask for. */
export interface Narrowing {
  readonly filters: MatchFilters;
  /** Ids of profiles; of use where the filters ask for words. */
  readonly saying: readonly Types.ObjectId[];
}

/** Whether a profile passes one group of filters that is set: `PASSES_GROUP` of the matching package. */
const PASSES: Readonly<Record<Exclude<FilterGroup, 'words'>, (filters: MatchFilters, rates: RateTable) => Expression>> =
  {
    categories: ({ categoryIds = [] }) => ({ $in: ['$categoryId', objectIds(categoryIds)] }),
    setups: ({ setups = [] }) => ({ $or: setups.map((setup) => `$${setup}`) }),
    countries: ({ countries = [] }) => ({
      $gt: [
        {
          $size: {
            $setIntersection: [{ $map: { input: PLACES, as: 'place', in: '$$place.country' } }, names(countries)],
          },
        },
        0,
      ],
    }),
    skills: ({ skillIds = [] }) => ({ $setIsSubset: [objectIds(skillIds), '$skills.skillId'] }),
    years: ({ years = 0 }) => ({ $gte: [{ $ifNull: [TOTAL_YEARS, -1] }, years] }),
    employment: passesEmployment,
    salary: ({ yearlySalary: [lowest, highest] = [0, 0] }, rates) => ({
      $and: [{ $ne: [payFrom(rates), null] }, { $lte: [payFrom(rates), highest] }, { $gte: [payTo(rates), lowest] }],
    }),
    availability: ({ availability = [] }) => ({ $in: [{ $ifNull: ['$availability', null] }, [...availability]] }),
  };

/** @returns for each group of filters that is set, whether a profile passes it */
export const passedGroups = (
  { filters, saying }: Narrowing,
  rates: RateTable,
): readonly { readonly group: FilterGroup; readonly passes: Expression }[] =>
  FILTER_GROUPS.filter((group) => isGroupSet(filters, group)).map((group) => ({
    group,
    passes: group === 'words' ? { $in: ['$_id', saying] } : PASSES[group](filters, rates),
  }));

/** @returns stages that let through what passes every filter */
export function narrowingStages(narrowing: Narrowing, rates: RateTable): Stage[] {
  const passed = passedGroups(narrowing, rates);
  return passed.length === 0 ? [] : [{ $match: { $expr: { $and: passed.map(({ passes }) => passes) } } }];
}
