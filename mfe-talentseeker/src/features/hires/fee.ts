import { feeRefundPercent, isDay } from '@vela/contracts/hires';
import type { Company, CompanyHire, SentConnection } from '@vela/contracts/schemas';
import { SENIORITY_BANDS } from '@vela/contracts/seniority';
import { taxed, vatRateOf } from '@vela/contracts/vat';

const ORE_PER_KRONA = 100;

export type Fee = CompanyHire['fee'];

/** A fee with the name of the seniority it follows from. */
export interface BandFee {
  readonly label: string;
  readonly fee: Fee;
}

/** @returns the fee of a hire that follows from a request, with the company's VAT as it is now */
export function feeOf({ band }: Pick<SentConnection, 'band'>, company: Pick<Company, 'country' | 'VAT'>): BandFee {
  const { label, feeSek } = SENIORITY_BANDS.find(({ key }) => key === band) ?? SENIORITY_BANDS[0];
  const { netOre, percent, vatOre, totalOre } = taxed(feeSek * ORE_PER_KRONA, vatRateOf(company));
  return { label, fee: { netOre, vatPercent: percent, vatOre, totalOre } };
}

/**
 * What is given back of a hire's fee if its contract ended on a day.
 * @param endedOn what is typed so far
 * @returns per cent and öre with VAT; null until the day is one, or while it lies before the start
 */
export function refundOf(
  hire: Pick<CompanyHire, 'startsOn' | 'probationEndsOn' | 'fee'>,
  endedOn: string,
): { readonly percent: number; readonly totalOre: number } | null {
  if (!isDay(endedOn) || endedOn < hire.startsOn) return null;
  const percent = feeRefundPercent({ ...hire, endedOn });
  const netOre = Math.round((hire.fee.netOre * percent) / 100);
  return { percent, totalOre: netOre + Math.round((netOre * hire.fee.vatPercent) / 100) };
}
