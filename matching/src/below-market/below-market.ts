import type { SalaryPeriod } from '@vela/contracts/constants';
import type { RateTable } from '../subjects/rates.js';
import { payUpToYearlySek, yearlySek } from '../subjects/salary.js';
import type { Pay } from '../subjects/subjects.js';

/** Amounts of others are told in steps of this many units of the currency. */
const STEP = { Hourly: 1, Daily: 10, Weekly: 100, Monthly: 100, Yearly: 1000 } as const satisfies Record<
  SalaryPeriod,
  number
>;

/**
 * @param yearly what others offer, yearly full-time SEK
 * @returns it in the terms of a pay, in the steps in which others' pay is told: rounded down, so that nobody is said to offer more
 */
export const comparedPay = (yearly: number, pay: Omit<Pay, 'amount'>, rates: RateTable): number =>
  payUpToYearlySek(yearly, pay, rates, STEP[pay.period]);

export interface BelowMarket {
  /** What three of four comparable roles offer at least, in the currency and period of the pay that is looked at. */
  readonly threeOfFour: number;
}

/**
 * Whether pay is below what three of four comparable roles offer. It never says that pay is high: nobody is told to ask for,
 * or to offer, less.
 * @param lowerQuartile of what comparable roles offer, yearly full-time SEK
 * @returns null where the pay is not below, or by less than is told
 */
export function belowMarket(pay: Pay, lowerQuartile: number, rates: RateTable): BelowMarket | null {
  if (pay.amount <= 0 || yearlySek(pay, rates) >= lowerQuartile) return null;
  const threeOfFour = comparedPay(lowerQuartile, pay, rates);
  return threeOfFour > pay.amount ? { threeOfFour } : null;
}
