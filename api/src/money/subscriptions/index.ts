export { oneLivePurchase } from './one-live-purchase.js';
export { createProvider } from './provider.js';
export { endPurchases, reconcileCharges, reconcilePayments } from './reconcile.js';
export { subscriptionHandlers } from './routes.js';
export { FOLLOWED_EVENTS } from './webhook.js';
