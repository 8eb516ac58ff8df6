export { creditInvoice, issueInvoice } from './issue.js';
export { priceOf } from './mappers.js';
export { invoiceOfHire, invoicesOfHires, notePayment } from './read.js';
export { remindOfInvoices } from './remind.js';
export { invoiceHandlers } from './routes.js';
