import { type PayReader, periodText, salaryRangeText, shownPay, type StatedPay } from '@vela/formats';

/** What a talent asks for, as a match's card says it. */
export interface MatchedPay {
  /** Null where no amount was stated. */
  readonly text: string | null;
  /** Such as 'monthly', or nothing. */
  readonly period: string;
  /** As the talent said it, where `text` says it otherwise. */
  readonly stated: string | null;
}

const perPeriod = (pay: StatedPay): string =>
  salaryRangeText(pay) === null || pay.compensationTimePeriod === null ? '' : periodText(pay.compensationTimePeriod);

/**
 * @param inRolesTerms the pay in the role's currency and period, null where the talent said it so
 * @returns the pay in the currency that its reader chose, else in the role's; per the role's period
 */
export function matchedPay(stated: StatedPay, inRolesTerms: StatedPay | null, reader: PayReader): MatchedPay {
  const pay = inRolesTerms ?? stated;
  const [period, ownPeriod] = [perPeriod(pay), perPeriod(stated)];
  const own = [salaryRangeText(stated), ownPeriod === period ? '' : ownPeriod].join(' ').trim();
  if (inRolesTerms !== null && (reader.currency === null || reader.currency === pay.currency || reader.rates === null))
    return { text: salaryRangeText(pay), period, stated: own };
  const shown = shownPay(stated, reader, pay.compensationTimePeriod);
  return { text: shown?.text ?? null, period, stated: shown === null || shown.stated === null ? null : own };
}
