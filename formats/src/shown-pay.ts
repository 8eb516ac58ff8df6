import { type Currency, PERIODS_PER_YEAR, type SalaryPeriod } from '@vela/contracts/constants';
import type { Rates } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { type OfferedPay, payBasisText, type PeriodicPay, salaryRangeText, type StatedPay } from './pay.js';

/** How somebody reads pay in lists. */
export interface PayReader {
  /** Null for as it was stated. */
  readonly currency: Currency | null;
  /** Those that scores compare pay with; null while they are not known, which leaves pay as it was stated. */
  readonly rates: Rates | null;
}

/** Pay as a list shows it. */
export interface ShownPay {
  /** Such as '62,000 SEK', or '≈ 5,470 EUR' where it was stated in another currency or for another period. */
  readonly text: string;
  /** As it was stated, where `text` is about. */
  readonly stated: string | null;
}

/** An amount in other words is rounded by at most this share of it, to a step of 1, 10, 100 …, and never finer than to 1. */
const ROUNDED_BY_AT_MOST = 0.01;

function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(2 * ROUNDED_BY_AT_MOST * amount)));
  return Math.round(amount / step) * step;
}

/**
 * Pay in the currency that its reader chose, for showing alone: nothing is scored, stored or paid by it.
 * @param period for which it is shown; the stated one unless told
 * @returns null where no amount was stated
 */
export function shownPay(
  pay: StatedPay,
  { currency: wanted, rates }: PayReader,
  period: SalaryPeriod | null = pay.compensationTimePeriod,
): ShownPay | null {
  const stated = salaryRangeText(pay);
  if (stated === null) return null;
  const { currency, compensationTimePeriod: own } = pay;
  if (wanted === null || currency === null || rates === null || (wanted === currency && period === own))
    return { text: stated, stated: null };
  const times = own === null || period === null ? 1 : PERIODS_PER_YEAR[own] / PERIODS_PER_YEAR[period];
  const about = (amount: number | null) =>
    amount === null ? null : rounded((amount * times * rates.perEuro[wanted]) / rates.perEuro[currency]);
  const text = salaryRangeText({
    ...pay,
    minSalary: about(pay.minSalary),
    maxSalary: about(pay.maxSalary),
    currency: wanted,
  });
  return { text: `≈ ${text ?? ''}`, stated };
}

/** @returns what a role offers, as `shownPay` */
export function shownOffer({ compensation, currency }: OfferedPay, reader: PayReader): ShownPay {
  const amount = Number(compensation);
  const stated = { minSalary: amount, maxSalary: null, currency, compensationTimePeriod: null };
  return shownPay(stated, reader) ?? { text: '', stated: null };
}

/** @returns what a role offers with its period, in one line: '≈ 5,470 EUR monthly (62,000 SEK)' */
export function shownOfferText(pay: OfferedPay & PeriodicPay, reader: PayReader): string {
  const { text, stated } = shownOffer(pay, reader);
  const basis = payBasisText(pay);
  return stated === null ? `${text} ${basis}` : t('{pay} {period} ({stated})', { pay: text, period: basis, stated });
}

/** @returns what pay is converted by, in words */
export const ratesText = ({ date }: Rates): string =>
  t('About, at the rates of {day}, as scores use them.', { day: dayText(date) });
