import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { listInvoices, markPaid, pageOfInvoices } from './read.js';

export const invoiceHandlers = (app: App): Pick<Handlers, 'listInvoices' | 'adminListInvoices' | 'adminMarkInvoicePaid'> => ({
  listInvoices: ({ caller }) => listInvoices(app, caller),
  adminListInvoices: ({ query }) => pageOfInvoices(app, query),
  adminMarkInvoicePaid: ({ caller, params, body }) => markPaid(app, caller, params.id, body),
});
