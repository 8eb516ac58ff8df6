/** Version and day of the price list, as printed on the pricing page and in the terms. */
export const PRICING_VERSION = '1.1';
export const PRICING_DATE = '16.04.2024';

/** Free profiles every company is granted for good. */
export const BASE_FREE_PROFILES = 3;

/** Price of one token before VAT, öre. */
export const TOKEN_PRICE_ORE = 5000;

/** Token packs on sale: what the server accepts as `ammount`, in öre net. */
export const TOKEN_PACKS = [
  { tokens: 40, netOre: 200_000 },
  { tokens: 20, netOre: 100_000 },
] as const;

/** Hired talents after which connecting costs no tokens any more. */
export const HIRES_UNTIL_FREE = 3;
