export { areOldRates } from './age.js';
export { LiveRates } from './live-rates.js';
export { followRates, readRatesOfDay, refreshRates } from './refresh.js';
export { rateHandlers } from './routes.js';
