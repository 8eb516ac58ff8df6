export { newsletterSubscriberModel, type NewsletterSubscriberDocument } from './model.js';
export { newsletterHandlers } from './routes.js';
export { newsletterDeliverers } from './sendportal.js';
export { unsubscribe as endNewsletter } from './unsubscribe.js';
