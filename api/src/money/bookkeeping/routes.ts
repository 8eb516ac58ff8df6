import type { Response } from 'express';
import { Types } from 'mongoose';
import { t } from '@vela/language';
import { dayOf, endOfDay, startOfDay } from '@vela/market/days';
import { printedNumber, readPrintedNumber } from '@vela/market/documents';
import type { Settings } from '../../config/index.js';
import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { peppolXml } from './peppol/index.js';
import { sieFile } from './sie.js';
import { paymentVouchersOf, voucherOf } from './vouchers.js';

type Needs = Collections<'companies' | 'documents' | 'invoices'> &
  Pick<Platform, 'clock'> &
  Settings<'seller' | 'version'>;

/** @returns a SIE file of the documents that were issued, and of what was noted at the bank, from one day to another */
async function bookkeepingOf({ models, clock, config }: Needs, from: string, to: string): Promise<Buffer> {
  const within = { $gte: startOfDay(from), $lte: endOfDay(to) };
  const documents = await models.documents
    .find({ issuedAt: within })
    .select({ pdf: 0 })
    .sort({ kind: 1, number: 1 })
    .lean<Omit<DocumentRecord, 'pdf'>[]>();
  // By which of the two days an entry is booked, its voucher decides.
  const paid = await models.invoices
    .find({ $or: [{ 'payments.at': within }, { 'payments.on': { $gte: from, $lte: to } }] })
    .sort({ number: 1 })
    .lean<InvoiceDocument[]>();
  const vouchers = [...documents.map(voucherOf), ...paid.flatMap((invoice) => paymentVouchersOf(invoice, from, to))];
  return sieFile(config.seller, dayOf(clock.now()), config.version, vouchers);
}

type Wanted =
  | { readonly companyId: Types.ObjectId; readonly _id: Types.ObjectId }
  | Pick<DocumentRecord, 'kind' | 'number'>;

/** @throws AppError 404 */
async function peppolOf({ models }: Needs, wanted: Wanted | null, response: Response): Promise<ReadyBytes> {
  const document =
    wanted === null
      ? null
      : await models.documents.findOne(wanted).select({ pdf: 0 }).lean<Omit<DocumentRecord, 'pdf'> | null>();
  if (document === null) throw notFound(t('There is no such document.'));
  const { kind, companyId, content } = document;
  const number = printedNumber(kind, document.number);
  const company = await models.companies.findById(companyId).lean<Pick<CompanyDocument, 'invoiceEmail'> | null>();
  response.setHeader('content-disposition', `attachment; filename="${number}.xml"`);
  const xml = peppolXml(kind, number, content, company?.invoiceEmail ?? '');
  return new ReadyBytes(Buffer.from(xml), 'application/xml; charset=utf-8');
}

export const bookkeepingHandlers = (
  app: Needs,
): Pick<Handlers, 'adminGetBookkeeping' | 'adminGetPeppol' | 'getDocumentPeppol'> => ({
  getDocumentPeppol: ({ caller, params, response }) =>
    peppolOf(app, { companyId: caller.companyId, _id: new Types.ObjectId(params.id) }, response),
  adminGetPeppol: ({ params, response }) => peppolOf(app, readPrintedNumber(params.number), response),
  adminGetBookkeeping: async ({ query: { from, to }, response }) => {
    response.setHeader('content-disposition', `attachment; filename="vela-${from}-${to}.se"`);
    return new ReadyBytes(await bookkeepingOf(app, from, to), 'application/octet-stream');
  },
});
