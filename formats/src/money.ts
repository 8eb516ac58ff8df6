import { ORE_PER_KRONA } from '@vela/market/prices';

/** @returns a whole number with '.' between thousands, as everywhere on the site */
export const groupedNumber = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');

// '.' between thousands, ',' before decimals, as everywhere on the site.
const kronor = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const exactKronor = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** @param amount in kronor @returns such as '2.000 SEK' */
export const sekText = (amount: number): string => `${kronor.format(amount)} SEK`;

/** @param ore in öre @returns the amount in kronor, such as '8.437,5 SEK' */
export const oreText = (ore: number): string => sekText(ore / ORE_PER_KRONA);

/** @param ore in öre @returns the amount in kronor with its öre, such as '2.500,00 SEK', for sums that are paid */
export const exactOreText = (ore: number): string => `${exactKronor.format(ore / ORE_PER_KRONA)} SEK`;
