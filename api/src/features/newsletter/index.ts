export { newsletterSubscriberModel, type NewsletterSubscriberDocument } from './model.js';
export { newsletterHandlers } from './routes.js';
export { newsletterDeliverers } from './sendportal.js';
export { eraseNewsletter, unsubscribe as endNewsletter } from './unsubscribe.js';
