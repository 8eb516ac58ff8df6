import { type Connection, Types } from 'mongoose';
import { dayOf } from '@vela/market/days';
import { dueOreOf, overpaidOreOf } from '@vela/market/documents';
import type { TaxedPrice } from '@vela/market/vat';
import type { SellerConfig, Settings } from '../../config/index.js';
import type { Migration } from '../../platform/database/index.js';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { creditContent, invoiceContent, receiptContent } from './content.js';
import { drawn } from './store.js';

/** How an invoice was stored while it had one credit note at most, and was paid wholly or not at all. */
interface OldInvoice extends Omit<InvoiceDocument, 'credits' | 'payments' | 'dueOre' | 'paidOre' | 'overpaidOre'> {
  paidAt?: Date | null;
  credit?: { number: number; percent: number; price: TaxedPrice; at: Date } | null;
}

/** Draws what was issued with a number before documents were stored, once; begun anew it goes on where it was. */
async function keep(
  connection: Connection,
  document: Omit<DocumentRecord, '_id' | 'pdf' | 'sha256'>,
): Promise<DocumentRecord> {
  const documents = connection.collection<DocumentRecord>('documents');
  const { kind, number } = document;
  const stored = await documents.findOne({ kind, number });
  if (stored !== null) return stored;
  const made = await drawn(document);
  await documents.insertOne(made);
  return made;
}

async function keepReceipts(connection: Connection, seller: SellerConfig): Promise<void> {
  const purchases = connection.collection<PurchaseDocument>('purchases').find({ receiptNumber: { $ne: null } });
  for await (const purchase of purchases) {
    const { _id, companyId, receiptNumber, buyer, paidAt, createdAt } = purchase;
    if (receiptNumber === null || buyer === null) continue;
    const issuedAt = paidAt ?? createdAt;
    await keep(connection, {
      kind: 'receipt',
      number: receiptNumber,
      companyId,
      subjectId: _id,
      causeId: _id,
      content: receiptContent(seller, buyer, purchase, issuedAt),
      issuedAt,
    });
  }
}

async function keepInvoice(connection: Connection, seller: SellerConfig, old: OldInvoice): Promise<void> {
  const { _id, companyId, number, buyer, price, issuedAt, paidAt, credit } = old;
  const payments =
    paidAt === undefined || paidAt === null ? [] : [{ amountOre: price.totalOre, on: dayOf(paidAt), at: paidAt }];
  const credits =
    credit === undefined || credit === null
      ? []
      : [{ ...credit, _id: new Types.ObjectId(), reason: 'contractEnded' as const }];
  const sums = {
    totalOre: price.totalOre,
    creditedOre: credits.reduce((sum, each) => sum + each.price.totalOre, 0),
    paidOre: payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
    paidBackOre: 0,
  };
  const { paidOre } = sums;
  const figures = { dueOre: dueOreOf(sums), paidOre, overpaidOre: overpaidOreOf(sums) };
  const invoice: InvoiceDocument = { ...old, payments, credits, ...figures };
  const document = await keep(connection, {
    kind: 'invoice',
    number,
    companyId,
    subjectId: _id,
    causeId: _id,
    // As it was issued.
    content: invoiceContent(seller, buyer, invoice, { deliveredOn: dayOf(issuedAt), roleText: (name) => name }),
    issuedAt,
  });
  for (const each of credits)
    await keep(connection, {
      kind: 'creditNote',
      number: each.number,
      companyId,
      subjectId: _id,
      causeId: each._id,
      content: creditContent(seller, document, { ...each, issuedAt: each.at }),
      issuedAt: each.at,
    });
  await connection
    .collection<OldInvoice & InvoiceDocument>('invoices')
    .updateOne({ _id }, { $set: { payments, credits, ...figures }, $unset: { paidAt: '', credit: '' } });
}

/** Stores receipts, invoices and credit notes that were drawn anew each time until now, with the numbers that they have. */
export const keepDocuments: Migration<Settings<'seller'>['config']>['up'] = async (connection, { seller }) => {
  await keepReceipts(connection, seller);
  const invoices = connection.collection<OldInvoice>('invoices').find({ payments: { $exists: false } });
  for await (const invoice of invoices) await keepInvoice(connection, seller, invoice);
};
