import type { Settings } from '../../config/index.js';
import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { drawInvoice } from './invoice-pdf.js';
import { printedNumber } from './mappers.js';
import { invoiceOfCompany, listInvoices, markPaid, pageOfInvoices } from './read.js';

type Needs = Collections<'auditEntries' | 'invoices'> & Pick<Platform, 'clock' | 'inTransaction'> & Settings<'seller'>;

export const invoiceHandlers = (
  app: Needs,
): Pick<Handlers, 'listInvoices' | 'getInvoicePdf' | 'adminListInvoices' | 'adminMarkInvoicePaid'> => ({
  listInvoices: ({ caller }) => listInvoices(app, caller),
  getInvoicePdf: async ({ caller, params, response }) => {
    const invoice = await invoiceOfCompany(app, caller, params.id);
    response.setHeader('content-disposition', `attachment; filename="${printedNumber('F', invoice.number)}.pdf"`);
    return new ReadyBytes(await drawInvoice(invoice, app.config.seller), 'application/pdf');
  },
  adminListInvoices: ({ query }) => pageOfInvoices(app, query),
  adminMarkInvoicePaid: ({ caller, params, body }) => markPaid(app, caller, params.id, body),
});
