export { acceptDispute, creditDifference, refundPurchase } from './correct.js';
export { creditLostDisputes } from './dispute.js';
export type { PaymentNeeds } from './needs.js';
export { oneLivePurchase } from './one-live-purchase.js';
export { API_VERSION, createProvider, requireProvider } from './provider.js';
export { endPurchases, reconcilePayments } from './reconcile.js';
export { RECONCILE_CHARGES, reconcileCharges } from './reconcile-charges.js';
export { subscriptionHandlers } from './routes.js';
export { FOLLOWED_EVENTS } from './webhook.js';
