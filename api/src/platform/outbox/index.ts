export { type OutboxDocument, outboxModel } from '../../records/outbox-message.js';
export type { MailMessage, NewsletterMessage, OutboxKind, OutboxMessages } from './messages.js';
export { createOutbox, type Outbox } from './outbox.js';
export { type Deliver, type Deliverers, OutboxWorker } from './worker.js';
