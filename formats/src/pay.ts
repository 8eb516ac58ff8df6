import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { t, texts } from '@vela/language';
import { groupedNumber } from './money.js';
import type { Employment } from './work.js';

/** A role's pay as the wire has it: whole units of the currency, as digits. */
export interface OfferedPay {
  readonly compensation: string;
  readonly currency: Currency;
}

/** @returns such as '62,000 SEK' */
export const payText = ({ compensation, currency }: OfferedPay): string =>
  `${groupedNumber(Number(compensation))} ${currency}`;

const PERIODS: Readonly<Record<SalaryPeriod, string>> = texts({
  Hourly: 'hourly',
  Daily: 'daily',
  Weekly: 'weekly',
  Monthly: 'monthly',
  Yearly: 'yearly',
});

/** @returns 'monthly' */
export const periodText = (period: SalaryPeriod): string => PERIODS[period];

/** Pay of a period, and the shares of full time that are offered beside it, where they are known. */
export interface PeriodicPay extends Partial<Pick<Employment, 'permanentPercentage' | 'freelancePercentage'>> {
  readonly compensationTimePeriod: SalaryPeriod;
}

const isBelowFullTime = (share: number | null | undefined): boolean =>
  share !== null && share !== undefined && share < 100;

/** @returns 'monthly'; beside part of full time 'monthly for full time', which the pay is always stated for */
export const payBasisText = ({
  compensationTimePeriod,
  permanentPercentage,
  freelancePercentage,
}: PeriodicPay): string =>
  [permanentPercentage, freelancePercentage].some(isBelowFullTime)
    ? t('{period} for full time', { period: periodText(compensationTimePeriod) })
    : periodText(compensationTimePeriod);

/** @returns such as '62,000 SEK monthly' */
export const payPerPeriodText = (pay: OfferedPay & PeriodicPay): string => `${payText(pay)} ${payBasisText(pay)}`;

/** An expected salary as it is stated; what was not given is null. */
export interface StatedPay {
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly currency: Currency | null;
  readonly compensationTimePeriod: SalaryPeriod | null;
}

function rangeText(one: number | null, other: number | null): string | null {
  const known = [one, other].filter((amount) => amount !== null);
  const [from, to] = [Math.min(...known), Math.max(...known)];
  if (known.length === 0) return null;
  return from === to ? groupedNumber(from) : `${groupedNumber(from)}–${groupedNumber(to)}`;
}

/** @returns '58,000–66,000 SEK', or null where neither end was given */
export function salaryRangeText({ minSalary, maxSalary, currency }: StatedPay): string | null {
  const range = rangeText(minSalary, maxSalary);
  if (range === null) return null;
  return currency === null ? range : `${range} ${currency}`;
}
