export { mailDeliverer } from './deliver.js';
export { leaveMail, type Mail, type Recipient } from './leave-mail.js';
export { smtpSender } from './smtp.js';
export { readUnsubscribeToken, unsubscribeLinks } from './unsubscribe-links.js';
