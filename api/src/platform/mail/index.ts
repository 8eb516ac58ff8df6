export { mailDeliverer } from './deliver.js';
export { countedAs, leaveMail, type Mail, type Recipient } from './leave-mail.js';
export { type MailPatience, type OutgoingMail, smtpSender } from './smtp.js';
export { subjectOfMail, withRole } from './subject.js';
export { readUnsubscribeToken, unsubscribeLinks } from './unsubscribe-links.js';
export { meetingTime } from './writing/meant.js';
