export { figuresOfInvoices, forgetFiguresOfInvoices } from './fill-figures.js';
export { creditInvoice, issueInvoice } from './issue.js';
export { isNotedLate, priceOf } from './mappers.js';
export { notePayment } from './payments.js';
export { invoiceOfHire, invoicesOfHires } from './read.js';
export { remindOfInvoices } from './remind.js';
export { invoiceHandlers } from './routes.js';
