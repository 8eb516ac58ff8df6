import { DEFAULT_SALARY_PERIOD } from '@vela/contracts/constants';
import type { StatedPay } from '@vela/formats';
import { periodText, salaryRangeText } from '@vela/formats';
import { BUNDLED_RATES } from '../subjects/rates.js';
import { payOfYearlySek, yearlySek } from '../subjects/salary.js';

/**
 * The expected salary as the profile preview shows it: in SEK, per the talent's own period.
 * @returns the range in words; `stated` is the original where it was given in another currency
 */
export function expectedSalary(pay: StatedPay): { readonly inSek: string; readonly stated: string | null } | null {
  const { currency, compensationTimePeriod } = pay;
  const period = compensationTimePeriod ?? DEFAULT_SALARY_PERIOD;
  const stated = salaryRangeText(pay);
  if (stated === null) return null;
  if (currency === null || currency === 'SEK')
    return { inSek: `${salaryRangeText({ ...pay, currency: 'SEK' }) ?? ''} ${periodText(period)}`, stated: null };
  const toSek = (amount: number | null) =>
    amount === null
      ? null
      : payOfYearlySek(
          yearlySek({ amount, currency, period }, BUNDLED_RATES),
          { currency: 'SEK', period },
          BUNDLED_RATES,
        );
  const sek = { ...pay, minSalary: toSek(pay.minSalary), maxSalary: toSek(pay.maxSalary), currency: 'SEK' } as const;
  return { inSek: `${salaryRangeText(sek) ?? ''} ${periodText(period)}`, stated };
}
