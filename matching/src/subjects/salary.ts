import { PERIODS_PER_YEAR } from '@vela/contracts/constants';
import type { RateTable } from './rates.js';
import type { MatchProfile, Pay } from './subjects.js';

/** Largest yearly amount that is told apart, so that amounts fit into 32 bits with one value to spare for "unknown". */
export const YEARLY_SEK_MOST = 2 ** 32 - 2;

/**
 * A pay as yearly full-time Swedish kronor, never scaled by an employment percentage (docs/score.md, "Yearly pay").
 * @returns whole SEK a year
 */
export const yearlySek = ({ amount, currency, period }: Pay, rates: RateTable): number =>
  Math.min(
    YEARLY_SEK_MOST,
    Math.round((amount * PERIODS_PER_YEAR[period] * rates.perEuro.SEK) / rates.perEuro[currency]),
  );

const unitsOf = (yearly: number, { currency, period }: Omit<Pay, 'amount'>, rates: RateTable): number =>
  (yearly * rates.perEuro[currency]) / rates.perEuro.SEK / PERIODS_PER_YEAR[period];

/**
 * The opposite of `yearlySek`, rounded up so that the result is never below the yearly amount.
 * @param yearly whole SEK a year
 * @param step the result is a multiple of it
 * @returns units of the currency per period
 */
export const payOfYearlySek = (yearly: number, pay: Omit<Pay, 'amount'>, rates: RateTable, step = 1): number =>
  Math.ceil(Math.ceil(unitsOf(yearly, pay, rates) - 1e-6) / step) * step;

/** The same rounded down, so that the result is never above the yearly amount. */
export const payUpToYearlySek = (yearly: number, pay: Omit<Pay, 'amount'>, rates: RateTable, step: number): number =>
  Math.floor((unitsOf(yearly, pay, rates) + 1e-6) / step) * step;

/** What a talent asks for at least, as it was said and as a year. */
export interface WantedPay extends Pay {
  readonly yearlySek: number;
  /** Minimum and maximum were the wrong way round and have been swapped. */
  readonly swapped: boolean;
}

/** @returns the talent's minimum, or null where its amount, currency or period was not stated */
export function wantedPay(profile: MatchProfile, rates: RateTable): WantedPay | null {
  const { minSalary, maxSalary, currency, period } = profile;
  if (minSalary === null || currency === null || period === null) return null;
  const swapped = maxSalary !== null && maxSalary < minSalary;
  const amount = swapped ? maxSalary : minSalary;
  return { yearlySek: yearlySek({ amount, currency, period }, rates), amount, currency, period, swapped };
}

/** @returns what a talent asks for as a range of yearly full-time SEK, or null where no minimum was stated */
export function payRange(profile: MatchProfile, rates: RateTable): { from: number; to: number } | null {
  const { minSalary, maxSalary, currency, period } = profile;
  if (minSalary === null || currency === null || period === null) return null;
  const one = yearlySek({ amount: minSalary, currency, period }, rates);
  const other = maxSalary === null ? one : yearlySek({ amount: maxSalary, currency, period }, rates);
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}
