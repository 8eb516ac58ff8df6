import type { TaxedPrice } from '../vat/index.js';

/**
 * What a credit of a part of a price comes to. VAT follows the sum of all credits so far, rounded to the öre, so that
 * credits of the whole price add up to its VAT.
 * @param creditedOre credited before, öre with VAT
 * @param totalOre to be credited now, öre with VAT; at most what is left
 */
export function creditedPart(price: TaxedPrice, creditedOre: number, totalOre: number): TaxedPrice {
  const now = Math.min(totalOre, price.totalOre - creditedOre);
  const vatUpTo = (ore: number): number =>
    price.totalOre === 0 ? 0 : Math.round((price.vatOre * ore) / price.totalOre);
  const vatOre = vatUpTo(creditedOre + now) - vatUpTo(creditedOre);
  return { percent: price.percent, reason: price.reason, netOre: now - vatOre, vatOre, totalOre: now };
}
