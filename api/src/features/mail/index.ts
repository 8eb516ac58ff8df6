export { leaveMail, type Mail, type Recipient } from './leave-mail.js';
export { mailDeliverer } from './deliver.js';
export { smtpSender } from './smtp.js';
export { readUnsubscribeToken, unsubscribeLinks } from './unsubscribe-links.js';
