import type { VatReason } from '@vela/contracts/constants';

export const VAT_PERCENT_SWEDEN = 25;

/** Member states of the European Union by the names that the company form offers, with the prefix of their VAT numbers. */
const EU_VAT_PREFIXES: Readonly<Record<string, string>> = {
  Austria: 'AT',
  Belgium: 'BE',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Cyprus: 'CY',
  Czechia: 'CZ',
  'Czech Republic': 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'EL',
  Hungary: 'HU',
  Ireland: 'IE',
  Italy: 'IT',
  Latvia: 'LV',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Malta: 'MT',
  Netherlands: 'NL',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
};

export interface VatRate {
  readonly percent: number;
  readonly reason: VatReason;
}

/** A price with its VAT, in öre. `totalOre` = `netOre` + `vatOre`. */
export interface TaxedPrice extends VatRate {
  readonly netOre: number;
  readonly vatOre: number;
  readonly totalOre: number;
}

const isVatNumberOf = (prefix: string, text: string): boolean =>
  new RegExp(`^${prefix}[0-9A-Z+*]{2,13}$`).test(text.toUpperCase().replace(/[\s.-]/g, ''));

/**
 * The VAT of what Vela sells, by the buyer's company (docs/specification.md, "plus VAT"): Sweden's own at home; reverse
 * charge for a company in another member state with a VAT number of that state, Sweden's where it has none; none outside.
 * @param company country by its name in the countries service, and the VAT number as the company gave it
 */
export function vatRateOf({ country, VAT }: { readonly country: string; readonly VAT: string }): VatRate {
  const prefix = EU_VAT_PREFIXES[country.trim()];
  if (prefix === 'SE' || country.trim() === '') return { percent: VAT_PERCENT_SWEDEN, reason: 'sweden' };
  if (prefix === undefined) return { percent: 0, reason: 'outsideEu' };
  return isVatNumberOf(prefix, VAT)
    ? { percent: 0, reason: 'reverseCharge' }
    : { percent: VAT_PERCENT_SWEDEN, reason: 'euWithoutVatNumber' };
}

/** @returns VAT of a price, rounded to the öre, halves up */
export const vatOreOf = (netOre: number, percent: number): number => Math.round((netOre * percent) / 100);

/** @param netOre price before VAT, öre @returns the price with its VAT */
export function taxed(netOre: number, rate: VatRate): TaxedPrice {
  const vatOre = vatOreOf(netOre, rate.percent);
  return { ...rate, netOre, vatOre, totalOre: netOre + vatOre };
}
