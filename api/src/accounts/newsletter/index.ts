export { endOldSubscriptions } from './end-old-ones.js';
export { newsletterHandlers } from './routes.js';
export { newsletterDeliverers } from './sendportal.js';
export { unsubscribe as endNewsletter, eraseNewsletter } from './unsubscribe.js';
