export { type CountedMails, createMailBudgets, type MailBudgets, type MailParties } from './budgets.js';
export { deliverAgain } from './deliver-again.js';
export type { MailMessage, OutboxMessages } from './messages.js';
export { outboxMetrics } from './metrics.js';
export { createOutbox, type Outbox } from './outbox.js';
export { type Deliver, type Deliverers, OutboxWorker } from './worker.js';
