import { Types } from 'mongoose';
import { t } from '@vela/language';
import type { Handlers } from '../../platform/endpoints/index.js';
import { type AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { readPdf, withheldInvoices, type WithheldNeeds } from '../documents/index.js';
import { notePaidBack, notePayment, takeBackPayment } from './payments.js';
import { listInvoices, pageOfInvoices } from './read.js';

type Needs = WithheldNeeds &
  Collections<'auditEntries' | 'documents'> &
  Pick<Platform, 'clock' | 'inTransaction'> & { readonly catalogue: Catalogue };

const noSuchInvoice = (): AppError => notFound(t('There is no such invoice.'));

export const invoiceHandlers = (
  app: Needs,
): Pick<
  Handlers,
  | 'listInvoices'
  | 'getInvoicePdf'
  | 'adminListInvoices'
  | 'adminMarkInvoicePaid'
  | 'adminMarkInvoicePaidBack'
  | 'adminTakeBackInvoicePayment'
> => ({
  listInvoices: ({ caller }) => listInvoices(app, caller),
  getInvoicePdf: async ({ caller, params, response }) => {
    const subjectId = new Types.ObjectId(params.id);
    const withheld = await withheldInvoices(app, caller);
    if (withheld.some((id) => id.equals(subjectId))) throw noSuchInvoice();
    const found = await readPdf(app, { kind: 'invoice', companyId: caller.companyId, subjectId });
    if (found === null) throw noSuchInvoice();
    response.setHeader('content-disposition', `attachment; filename="${found.file}"`);
    return found.bytes;
  },
  adminListInvoices: ({ query }) => pageOfInvoices(app, query),
  adminMarkInvoicePaid: ({ caller, params, body }) => notePayment(app, caller, params.id, body),
  adminMarkInvoicePaidBack: ({ caller, params, body }) => notePaidBack(app, caller, params.id, body),
  adminTakeBackInvoicePayment: ({ caller, params, body }) => takeBackPayment(app, caller, params.id, body),
});
