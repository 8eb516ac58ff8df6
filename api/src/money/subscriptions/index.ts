export { createProvider } from './provider.js';
export { reconcilePayments, reconcileRefunds } from './reconcile.js';
export { subscriptionHandlers } from './routes.js';
