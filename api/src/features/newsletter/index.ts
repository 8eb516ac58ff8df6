export { newsletterSubscriberModel, type NewsletterSubscriberDocument } from './model.js';
export { newsletterHandlers } from './routes.js';
