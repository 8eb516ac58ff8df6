import type { Company, CompanyHire, SentConnection } from '@vela/contracts/schemas';
import { isDay } from '@vela/market/days';
import { creditNetOre, feeOreOf, feeRefundPercent } from '@vela/market/fees';
import { seniorityByKey } from '@vela/market/prices';
import { taxed, VAT_AT_HOME, vatOreOf } from '@vela/market/vat';

export type Fee = CompanyHire['fee'];

/** A fee with the name of the seniority it follows from. */
export interface BandFee {
  readonly label: string;
  readonly fee: Fee;
}

/** @returns the fee of a hire that follows from a request, with the company's VAT as it is now */
export function feeOf({ band }: Pick<SentConnection, 'band'>, company: Pick<Company, 'vatRate'>): BandFee {
  const { netOre, percent, vatOre, totalOre } = taxed(feeOreOf(band), company.vatRate ?? VAT_AT_HOME);
  return { label: seniorityByKey(band).label, fee: { netOre, vatPercent: percent, vatOre, totalOre } };
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
  const netOre = creditNetOre(hire.fee.netOre, percent);
  return { percent, totalOre: netOre + vatOreOf(netOre, hire.fee.vatPercent) };
}
