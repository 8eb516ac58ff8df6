export { askAgainForVatNumbers, refreshVatCheck, type VatCheckNeeds } from './check.js';
export { doubtPurchases } from './doubt-purchases.js';
