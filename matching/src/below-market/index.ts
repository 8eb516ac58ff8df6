export { type BelowMarket, belowMarket } from './below-market.js';
