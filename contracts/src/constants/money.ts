// Prices, grants and terms, as docs/specification.md reads them. Amounts of money are integers.

/** Free profiles every company is granted for good. */
export const BASE_FREE_PROFILES = 3;
/** Free profiles granted on top while the launch offer runs; they expire at its end. */
export const LAUNCH_OFFER_PROFILES = 2;
/** The launch offer ends with this day of the year, "valid until 30 April". */
export const LAUNCH_OFFER_END = { month: 4, day: 30 } as const;

export const TOKEN_PRICE_ORE = 5000;
export const VAT_PERCENT_SWEDEN = 25;

/** Token packs on sale: what the server accepts as `ammount`, in öre net. */
export const TOKEN_PACKS = [
  { tokens: 40, netOre: 200_000 },
  { tokens: 20, netOre: 100_000 },
] as const;

/** Hired talents after which connecting costs no tokens any more. */
export const HIRES_UNTIL_FREE = 3;

/** Share of the recruitment fee given back if a contract ends within so many months of probation. */
export const FEE_REFUNDS = [
  { withinMonths: 1, percent: 75 },
  { withinMonths: 2, percent: 50 },
  { withinMonths: 3, percent: 35 },
] as const;

/** Business days in which a signed agreement must be told to the platform. */
export const HIRE_NOTICE_BUSINESS_DAYS = 5;
export const INVOICE_AFTER_DAYS = 1;
export const INVOICE_DUE_DAYS = 30;
/** Days after the due day on which an unpaid invoice is reminded of; the specification gives none. */
export const INVOICE_REMINDER_DAYS = [1, 8, 15] as const;

export const PRICING_VERSION = '1.1';
export const PRICING_DATE = '16.04.2024';

/** Days after which an open connection request expires. */
export const REQUEST_OPEN_DAYS = 14;
