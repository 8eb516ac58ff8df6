export { type BelowMarket, belowMarket, comparedPay } from './below-market.js';
