export type { MailMessage, NewsletterMessage, OutboxKind, OutboxMessages } from './messages.js';
export { type OutboxDocument, outboxModel } from './model.js';
export { createOutbox, type Outbox } from './outbox.js';
export { type Deliver, type Deliverers, OutboxWorker } from './worker.js';
