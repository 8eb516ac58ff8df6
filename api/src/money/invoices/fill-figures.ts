import type { Connection } from 'mongoose';
import type { InvoiceDocument } from '../../records/invoice.js';
import { figuresOf } from './mappers.js';

/**
 * Invoices from before they could be found by what is to be paid back have that figure, and what arrived, from now on. Their
 * payments may be in the file of the bank's day already, and so are booked by it for good.
 */
export async function figuresOfInvoices(connection: Connection): Promise<void> {
  const invoices = connection.collection<InvoiceDocument>('invoices');
  for await (const { _id, ...invoice } of invoices.find({ overpaidOre: { $exists: false } })) {
    const marks = invoice.payments.map((_, place) => [`payments.${place}.byBankDay`, true] as const);
    await invoices.updateOne({ _id }, { $set: { ...figuresOf(invoice), ...Object.fromEntries(marks) } });
  }
}
