export { type NewsletterSubscriberDocument, newsletterSubscriberModel } from '../../records/newsletter-subscriber.js';
export { newsletterHandlers } from './routes.js';
export { newsletterDeliverers } from './sendportal.js';
export { unsubscribe as endNewsletter, eraseNewsletter } from './unsubscribe.js';
