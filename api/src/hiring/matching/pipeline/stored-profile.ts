import { Types } from 'mongoose';
import { type EmploymentType, PERIODS_PER_YEAR, type SearchSort } from '@vela/contracts/constants';
import { DAY_MS } from '@vela/contracts/days';
import { MARKET_TIME_ZONE } from '@vela/market/days';
import type { Searcher } from '@vela/market/visibility';
import { type RateTable, SORT_KEY_MOST, TIE_DIGITS, YEARLY_SEK_MOST } from '@vela/matching';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';

/** An expression of MongoDB's aggregation language. */
export type Expression =
  | string
  | number
  | boolean
  | null
  | readonly Expression[]
  | { readonly [operator: string]: Expression | Types.ObjectId | readonly Types.ObjectId[] }
  | Types.ObjectId;

/** A stage of a pipeline. */
export type Stage = Readonly<Record<string, unknown>>;

export const objectIds = (ids: Iterable<string>): Types.ObjectId[] => [...ids].map((id) => new Types.ObjectId(id));

/**
 * Selects whom a question is about, by what an index can serve; the same as `isInScope` of the matching package over
 * `matchProfileOf`: with a category those who are ranked, without one all whom the company may see.
 */
export const inScope = (
  { companyId, memberUserIds, verified }: Searcher,
  categoryId: string | null,
  catalogue: CatalogueSnapshot,
): Stage => ({
  $match: {
    ...(categoryId === null
      ? { categoryId: { $ne: null } }
      : { categoryId: new Types.ObjectId(categoryId), openToRanking: { $ne: false } }),
    availableForContact: true,
    blockedCompanyIds: { $nin: objectIds([companyId]) },
    ...(verified ? {} : { shields: { $not: { $elemMatch: { left: { $ne: true } } } } }),
    userId: { $nin: objectIds(memberUserIds) },
    // What was taken out of the catalogue does not count.
    'skills.skillId': { $in: objectIds(catalogue.skills.keys()) },
    'desiredRoles.roleId': { $in: objectIds(catalogue.roles.keys()) },
  },
});

/** Countries with cities. */
export const PLACES: Expression = '$countries';

/** `wishedPercentage` of the matching package: null where the type is not ticked or its percentage not stated. */
export const wishedPercentage = (type: EmploymentType): Expression => ({
  $cond: [`$${type}`, { $ifNull: [`$${type}Percentage`, null] }, null],
});

/** `totalYears` of the market. */
export const TOTAL_YEARS: Expression = {
  $cond: [
    { $eq: [{ $ifNull: ['$experienceYears', null] }, null] },
    null,
    { $max: { $concatArrays: [['$experienceYears'], '$desiredRoles.years'] } },
  ],
};

const chosen = (field: string, values: Readonly<Record<string, number>>): Expression => ({
  $switch: {
    branches: Object.entries(values).map(([name, value]) => ({ case: { $eq: [field, name] }, then: value })),
    default: 1,
  },
});

/** An amount of the profile as yearly SEK: `yearlySek` of the matching package, operation by operation. */
const yearly = (amount: Expression, { perEuro }: RateTable): Expression => {
  const aYear: Expression = {
    $multiply: [amount, chosen('$compensationTimePeriod', PERIODS_PER_YEAR)],
  };
  const inSek: Expression = {
    $divide: [{ $multiply: [aYear, perEuro.SEK] }, chosen('$currency', perEuro)],
  };
  return { $min: [YEARLY_SEK_MOST, { $floor: { $add: [inSek, 0.5] } }] };
};

/** The ends of what a talent asks for, yearly SEK; null where no minimum, currency or period was stated. `$min` and `$max` pass over nulls. */
export const payFrom = (rates: RateTable): Expression => ifPaid(yearly({ $min: ['$minSalary', '$maxSalary'] }, rates));
export const payTo = (rates: RateTable): Expression => ifPaid(yearly({ $max: ['$minSalary', '$maxSalary'] }, rates));

const ifPaid = (amount: Expression): Expression => ({
  $cond: [{ $or: ['$minSalary', '$currency', '$compensationTimePeriod'].map(isNull) }, null, amount],
});

export const isNull = (field: string): Expression => ({ $eq: [{ $ifNull: [field, null] }, null] });

/** The 24-bit counter at the end of an id, which turns ties, from its hexadecimal digits. */
export const TIE_KEY: Expression = {
  $add: Array.from({ length: TIE_DIGITS }, (_, position): Expression => ({
    $multiply: [
      16 ** (TIE_DIGITS - 1 - position),
      { $indexOfBytes: ['0123456789abcdef', { $substrBytes: [{ $toString: '$_id' }, 24 - TIE_DIGITS + position, 1] }] },
    ],
  })),
};

/** Day of joining, counted from 1970, as companies know it. */
const JOINED_DAY: Expression = {
  $divide: [
    {
      $toLong: {
        $dateFromString: {
          dateString: { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: MARKET_TIME_ZONE } },
        },
      },
    },
    DAY_MS,
  ],
};
const moreFirst = (value: Expression): Expression => ({
  $ifNull: [{ $subtract: [SORT_KEY_MOST - 1, value] }, SORT_KEY_MOST],
});

/** `sortKeyOf` of the matching package. */
export function sortKey(sort: Exclude<SearchSort, 'mixed'>, rates: RateTable): Expression {
  if (sort === 'newest') return moreFirst(JOINED_DAY);
  return sort === 'years' ? moreFirst(TOTAL_YEARS) : { $ifNull: [payFrom(rates), SORT_KEY_MOST] };
}
