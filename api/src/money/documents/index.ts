export { DECIDES } from './deciders.js';
export {
  type Credit,
  issueCreditNote,
  type IssuedCredit,
  issueInvoiceDocument,
  type IssueNeeds,
  issueReceipt,
  issueRestoringReceipt,
  issueRestoringReceipts,
} from './issue.js';
export { keepDocuments } from './migrate.js';
export { documentsOf, readPdf } from './read.js';
export { documentRecipient } from './recipient.js';
export { documentHandlers } from './routes.js';
export { withheldInvoices, type WithheldNeeds } from './withheld.js';
