import { DEFAULT_SALARY_PERIOD, type SalaryPeriod } from '@vela/contracts/constants';
import { periodText, salaryRangeText, type StatedPay } from './pay.js';
import { type PayReader, shownPay } from './shown-pay.js';

/** What a talent asks for, as cards, profiles, comparisons and files say it. */
interface AskedPay {
  /** Null where no amount was stated. */
  readonly text: string | null;
  /** Such as 'monthly', or nothing. */
  readonly period: string;
  /** As the talent said it, where `text` says it otherwise. */
  readonly stated: string | null;
}

const perPeriod = (period: SalaryPeriod | null): string => (period === null ? '' : periodText(period));

/** Pay and period of an open role, or what a reader would rather have. */
interface RolesTerms {
  /** The pay in a role's currency and period as the server has it; null where the talent said it so. */
  readonly pay?: StatedPay | null;
  /** A role's period, where the server has not told the pay. */
  readonly period?: SalaryPeriod;
}

/**
 * @param stated without a period it is a month's, as the form has it
 * @returns the pay in the currency that its reader chose, else in the role's; per the role's period
 */
export function askedPay(stated: StatedPay, { pay = null, period }: RolesTerms, reader: PayReader): AskedPay {
  const own = stated.compensationTimePeriod ?? DEFAULT_SALARY_PERIOD;
  const asStated = salaryRangeText(stated);
  if (asStated === null) return { text: null, period: '', stated: null };
  const told = (text: string | null, per: SalaryPeriod | null): AskedPay => ({
    text,
    period: perPeriod(per),
    stated: `${asStated} ${own === per ? '' : perPeriod(own)}`.trim(),
  });
  const { currency, rates } = reader;
  if (pay !== null && (currency === null || currency === pay.currency || rates === null))
    return told(salaryRangeText(pay), pay.compensationTimePeriod);
  const wanted = pay?.compensationTimePeriod ?? period ?? own;
  const shown = shownPay({ ...stated, compensationTimePeriod: own }, reader, wanted);
  return shown === null || shown.stated === null
    ? { text: asStated, period: perPeriod(own), stated: null }
    : told(shown.text, wanted);
}

/** @returns the same in one line, such as '56,678 SEK monthly (60,000 EUR yearly)'; null where no amount was stated */
export function askedPayText(stated: StatedPay, terms: RolesTerms, reader: PayReader): string | null {
  const { text, period, stated: own } = askedPay(stated, terms, reader);
  if (text === null) return null;
  return [text, period, ...(own === null ? [] : [`(${own})`])].filter((part) => part !== '').join(' ');
}
