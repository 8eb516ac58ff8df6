export { askAgainForVatNumbers, refreshVatCheck, type VatCheckNeeds } from './check.js';
export { doubtPurchases } from './doubt-purchases.js';
export { askVies, ViesUnavailable } from './vies.js';
