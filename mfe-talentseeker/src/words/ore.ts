import { ORE_PER_KRONA } from '@vela/market/prices';
/** '.' between thousands, ',' before decimals, as everywhere on the site. */
const kronor = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** @param ore in öre @returns the amount in kronor, such as '8.437,5 SEK' */
export const oreText = (ore: number): string => `${kronor.format(ore / ORE_PER_KRONA)} SEK`;
