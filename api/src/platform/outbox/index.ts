export type { MailMessage, NewsletterMessage, OutboxKind, OutboxMessages } from './messages.js';
export { outboxModel, type OutboxDocument } from './model.js';
export { createOutbox, type Outbox } from './outbox.js';
export { OutboxWorker, type Deliver, type Deliverers } from './worker.js';
