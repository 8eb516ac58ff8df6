import type { RateTable } from '../subjects/rates.js';
import { payOfYearlySek, yearlySek } from '../subjects/salary.js';
import type { MatchProfile, Pay } from '../subjects/subjects.js';

/** What a talent asks for, each end as far as it was stated, in whole units of the currency per period. */
export interface StatedAmounts {
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly currency: Pay['currency'];
  readonly compensationTimePeriod: Pay['period'];
}

/**
 * What a talent asks for, in the currency and the period of a role's offer, each end rounded up to a whole unit.
 * @returns null where it was stated so, or was not stated
 */
export function payInRolesTerms(
  offer: Pick<Pay, 'currency' | 'period'>,
  profile: Pick<MatchProfile, 'minSalary' | 'maxSalary' | 'currency' | 'period'>,
  rates: RateTable,
): StatedAmounts | null {
  const { minSalary, maxSalary, currency, period } = profile;
  if (currency === null || period === null || (minSalary === null && maxSalary === null)) return null;
  if (currency === offer.currency && period === offer.period) return null;
  const inTerms = (amount: number | null) =>
    amount === null ? null : payOfYearlySek(yearlySek({ amount, currency, period }, rates), offer, rates);
  return {
    minSalary: inTerms(minSalary),
    maxSalary: inTerms(maxSalary),
    currency: offer.currency,
    compensationTimePeriod: offer.period,
  };
}
