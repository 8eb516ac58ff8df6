import type { VatReason } from '@vela/contracts/constants';

export interface VatRate {
  readonly percent: number;
  readonly reason: VatReason;
}

export const VAT_PERCENT_SWEDEN = 25;

/** What a company pays at home, and what is reckoned with until it has said where it is. */
export const VAT_AT_HOME: VatRate = { percent: VAT_PERCENT_SWEDEN, reason: 'sweden' };

/** A price with its VAT, in öre. `totalOre` = `netOre` + `vatOre`. */
export interface TaxedPrice extends VatRate {
  readonly netOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
}

/** @returns VAT of a price, rounded to the öre, halves up */
export const vatOreOf = (netOre: number, percent: number): number => Math.round((netOre * percent) / 100);

/** @param netOre price before VAT, öre @returns the price with its VAT */
export function taxed(netOre: number, rate: VatRate): TaxedPrice {
  const vatOre = vatOreOf(netOre, rate.percent);
  return { ...rate, netOre, vatOre, totalOre: netOre + vatOre };
}
