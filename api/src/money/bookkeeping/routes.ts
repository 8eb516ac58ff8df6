import { dayOf, endOfDay, startOfDay } from '@vela/market/days';
import type { Settings } from '../../config/index.js';
import { type Handlers, ReadyBytes } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { sieFile } from './sie.js';
import { paymentVouchersOf, voucherOf } from './vouchers.js';

type Needs = Collections<'documents' | 'invoices'> & Pick<Platform, 'clock'> & Settings<'seller' | 'version'>;

/** @returns a SIE file of the documents that were issued, and of what came in at the bank, from one day to another */
async function bookkeepingOf({ models, clock, config }: Needs, from: string, to: string): Promise<Buffer> {
  const documents = await models.documents
    .find({ issuedAt: { $gte: startOfDay(from), $lte: endOfDay(to) } })
    .select({ pdf: 0 })
    .sort({ kind: 1, number: 1 })
    .lean<Omit<DocumentRecord, 'pdf'>[]>();
  const paid = await models.invoices
    .find({ 'payments.on': { $gte: from, $lte: to } })
    .sort({ number: 1 })
    .lean<InvoiceDocument[]>();
  const vouchers = [...documents.map(voucherOf), ...paid.flatMap((invoice) => paymentVouchersOf(invoice, from, to))];
  return sieFile(config.seller, dayOf(clock.now()), config.version, vouchers);
}

export const bookkeepingHandlers = (app: Needs): Pick<Handlers, 'adminGetBookkeeping'> => ({
  adminGetBookkeeping: async ({ query: { from, to }, response }) => {
    response.setHeader('content-disposition', `attachment; filename="vela-${from}-${to}.se"`);
    return new ReadyBytes(await bookkeepingOf(app, from, to), 'application/octet-stream');
  },
});
