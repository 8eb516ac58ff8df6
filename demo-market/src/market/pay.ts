import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { BUNDLED_RATES, payOfYearlySek } from '@vela/matching';
import type { CategoryBlueprint, RoleBlueprint } from '../catalogue/index.js';
import { between, oneByWeight, type Weighted } from '../chance/draw.js';
import type { Random } from '../chance/random.js';
import type { HomeCountry } from './places.js';

/** Pay by years of experience in relation to five years: steep at first, flat at the end. */
const experienceFactor = (years: number): number =>
  0.7 + 0.3 * Math.min(1, years / 5) + 0.3 * Math.min(1, Math.max(0, years - 5) / 17);

const FREELANCE_PERIODS: Weighted<SalaryPeriod> = [
  ['Hourly', 70],
  ['Daily', 22],
  ['Weekly', 8],
];
/** Freelancers pay their own insurance and holidays. */
const FREELANCE_FACTOR = 1.45;

/** How amounts of a period are rounded when people speak of them, in the krona's order of magnitude. */
const STEPS: Readonly<Record<SalaryPeriod, number>> = {
  Hourly: 10,
  Daily: 100,
  Weekly: 500,
  Monthly: 1000,
  Yearly: 10_000,
};
/** How many kronor a unit is worth, roughly, so that rounding fits the currency. */
const MAGNITUDE: Readonly<Record<Currency, number>> = { DKK: 1, EUR: 10, ISK: 0.1, NOC: 1, SEK: 1, USD: 10 };

const stepOf = (currency: Currency, period: SalaryPeriod): number =>
  Math.max(1, Math.round(STEPS[period] / MAGNITUDE[currency]));

export interface Pay {
  readonly currency: Currency;
  readonly period: SalaryPeriod;
}

/** @returns in what money and by what period somebody speaks of pay */
export const drawPayTerms = (random: Random, home: HomeCountry, freelanceOnly: boolean): Pay => ({
  currency: home.currency,
  period: oneByWeight(random, freelanceOnly ? FREELANCE_PERIODS : home.periods),
});

/** @returns what the work is worth in a year there, in SEK */
export const yearlyWorth = (
  category: CategoryBlueprint,
  role: RoleBlueprint,
  {
    years,
    home,
    freelanceOnly,
  }: { readonly years: number; readonly home: HomeCountry; readonly freelanceOnly: boolean },
): number =>
  category.paySek * (role.pay ?? 1) * experienceFactor(years) * home.pay * (freelanceOnly ? FREELANCE_FACTOR : 1);

/** @returns the amount that people would name for a yearly worth */
export const spokenAmount = (yearlySek: number, { currency, period }: Pay): number =>
  payOfYearlySek(yearlySek, { currency, period }, BUNDLED_RATES, stepOf(currency, period));

/** @returns a range that a talent would ask for */
export function drawWish(random: Random, worth: number, pay: Pay): { readonly min: number; readonly max: number } {
  const least = worth * between(random, 0.9, 1.08);
  return { min: spokenAmount(least, pay), max: spokenAmount(least * between(random, 1.08, 1.35), pay) };
}
