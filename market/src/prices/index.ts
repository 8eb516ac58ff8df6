export { SENIORITY_BANDS, type SeniorityBand, seniorityByKey, seniorityOf } from './bands.js';
export {
  BASE_FREE_PROFILES,
  HIRES_UNTIL_FREE,
  PRICING_DATE,
  PRICING_VERSION,
  TOKEN_PACKS,
  TOKEN_PRICE_ORE,
} from './price-list.js';
export { type Funds, isDearer, priceOf, requestCost, type Reservation, reservationFor } from './request-cost.js';
export { owedTokensText } from './texts.js';
export { ORE_PER_KRONA } from '@vela/contracts/constants';
