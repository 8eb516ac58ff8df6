import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { groupedNumber } from './money.js';

/** A role's pay as the wire has it: whole units of the currency, as digits. */
export interface OfferedPay {
  readonly compensation: string;
  readonly currency: Currency;
}

/** @returns such as '62.000 SEK' */
export const payText = ({ compensation, currency }: OfferedPay): string =>
  `${groupedNumber(Number(compensation))} ${currency}`;

/** @returns 'monthly' */
export const periodText = (period: SalaryPeriod): string => period.toLowerCase();

/** @returns such as '62.000 SEK monthly' */
export const payPerPeriodText = (pay: OfferedPay & { readonly compensationTimePeriod: SalaryPeriod }): string =>
  `${payText(pay)} ${periodText(pay.compensationTimePeriod)}`;

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

/** @returns '58.000–66.000 SEK', or null where neither end was given */
export function salaryRangeText({ minSalary, maxSalary, currency }: StatedPay): string | null {
  const range = rangeText(minSalary, maxSalary);
  if (range === null) return null;
  return currency === null ? range : `${range} ${currency}`;
}
