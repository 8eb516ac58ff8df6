import type { Connection } from 'mongoose';
import type { InvoiceDocument } from '../../records/invoice.js';
import { figuresOf } from './mappers.js';

/** Invoices from before they could be found by what is to be paid back have that figure, and what arrived, from now on. */
export async function figuresOfInvoices(connection: Connection): Promise<void> {
  const invoices = connection.collection<InvoiceDocument>('invoices');
  for await (const invoice of invoices.find({ overpaidOre: { $exists: false } }))
    await invoices.updateOne({ _id: invoice._id }, { $set: figuresOf(invoice) });
}
