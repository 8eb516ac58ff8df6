import { Types } from 'mongoose';
import {
  DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD,
  EMPLOYMENT_PERCENTAGE_DEFAULT,
  PERIODS_PER_YEAR,
} from '@vela/contracts/constants';
import type { Searcher } from '@vela/market/visibility';
import { type RateTable, TIE_DIGITS, YEARLY_SEK_MOST } from '@vela/matching';
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
 * Selects what a company may see, by what an index can serve; the same as `isVisibleTo` of the matching package over
 * `matchProfileOf`.
 */
export const visibleTo = (
  { companyId, memberUserIds }: Searcher,
  categoryId: string | null,
  catalogue: CatalogueSnapshot,
): Stage => ({
  $match: {
    ...(categoryId === null ? { categoryId: { $ne: null } } : { categoryId: new Types.ObjectId(categoryId) }),
    availableForContact: true,
    blockedCompanyIds: { $nin: objectIds([companyId]) },
    userId: { $nin: objectIds(memberUserIds) },
    // What was taken out of the catalogue does not count.
    'skills.skillId': { $in: objectIds(catalogue.skills.keys()) },
    'desiredRoles.roleId': { $in: objectIds(catalogue.roles.keys()) },
  },
});

/** Countries with cities. */
export const PLACES: Expression = '$countries';

export const percentage = (type: 'permanent' | 'freelance'): Expression => ({
  $ifNull: [`$${type}Percentage`, EMPLOYMENT_PERCENTAGE_DEFAULT],
});

const chosen = (field: string, values: Readonly<Record<string, number>>, fallback: number): Expression => ({
  $switch: {
    branches: Object.entries(values).map(([name, value]) => ({ case: { $eq: [field, name] }, then: value })),
    default: fallback,
  },
});

/** An amount of the profile as yearly SEK: `yearlySek` of the matching package, operation by operation. */
const yearly = (amount: Expression, { perEuro }: RateTable): Expression => {
  const aYear: Expression = {
    $multiply: [amount, chosen('$compensationTimePeriod', PERIODS_PER_YEAR, PERIODS_PER_YEAR[DEFAULT_SALARY_PERIOD])],
  };
  const inSek: Expression = {
    $divide: [{ $multiply: [aYear, perEuro.SEK] }, chosen('$currency', perEuro, perEuro[DEFAULT_CURRENCY])],
  };
  return { $min: [YEARLY_SEK_MOST, { $floor: { $add: [inSek, 0.5] } }] };
};

/** The ends of what a talent asks for, yearly SEK; null where no minimum was given. `$min` and `$max` pass over nulls. */
export const payFrom = (rates: RateTable): Expression => ifPaid(yearly({ $min: ['$minSalary', '$maxSalary'] }, rates));
export const payTo = (rates: RateTable): Expression => ifPaid(yearly({ $max: ['$minSalary', '$maxSalary'] }, rates));

const ifPaid = (amount: Expression): Expression => ({ $cond: [isNull('$minSalary'), null, amount] });

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
