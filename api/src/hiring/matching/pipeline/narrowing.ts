import { EMPLOYMENT_TYPES } from '@vela/contracts/constants';
import { FILTER_GROUPS, type FilterGroup, isGroupSet, type MatchFilters, type RateTable } from '@vela/matching';
import { type Expression, objectIds, payFrom, payTo, PLACES, type Stage, wishedPercentage } from './stored-profile.js';

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

/** Whether a profile passes one group of filters that is set: `PASSES_GROUP` of the matching package. */
const PASSES: Readonly<Record<FilterGroup, (filters: MatchFilters, rates: RateTable) => Expression>> = {
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
  employment: passesEmployment,
  salary: ({ yearlySalary: [lowest, highest] = [0, 0] }, rates) => ({
    $and: [{ $ne: [payFrom(rates), null] }, { $lte: [payFrom(rates), highest] }, { $gte: [payTo(rates), lowest] }],
  }),
  availability: ({ availability = [] }) => ({ $in: [{ $ifNull: ['$availability', null] }, [...availability]] }),
};

/** @returns for each group of filters that is set, whether a profile passes it */
export const passedGroups = (
  filters: MatchFilters,
  rates: RateTable,
): readonly { readonly group: FilterGroup; readonly passes: Expression }[] =>
  FILTER_GROUPS.filter((group) => isGroupSet(filters, group)).map((group) => ({
    group,
    passes: PASSES[group](filters, rates),
  }));

/** @returns stages that let through what passes every filter */
export function narrowingStages(filters: MatchFilters, rates: RateTable): Stage[] {
  const passed = passedGroups(filters, rates);
  return passed.length === 0 ? [] : [{ $match: { $expr: { $and: passed.map(({ passes }) => passes) } } }];
}
