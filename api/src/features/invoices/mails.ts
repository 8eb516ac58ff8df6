import type { ClientSession } from 'mongoose';
import type { App } from '../../app.js';
import { printedNumber } from './mappers.js';
import type { InvoiceDocument } from './model.js';

const sek = (ore: number): string => `${(ore / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })} SEK`;

const valuesOf = ({ number, roleName, price, dueOn }: InvoiceDocument) => ({
  number: printedNumber('F', number),
  roleName,
  net: sek(price.netOre),
  vat: `${sek(price.vatOre)} (${price.percent} %)`,
  total: sek(price.totalOre),
  dueOn,
});

/** Leaves the mail that brings an invoice to the address the company gave for invoices. */
export async function mailInvoice(app: App, invoice: InvoiceDocument, session: ClientSession): Promise<void> {
  const { invoiceEmail } = invoice.buyer;
  if (invoiceEmail === '') return;
  await app.outbox.enqueue(session, 'mail', `invoice:${invoice._id.toHexString()}`, {
    to: invoiceEmail, template: 'invoice', values: valuesOf(invoice),
  });
}

/** Leaves a reminder of an overdue invoice. @param count which reminder it is, from 1 */
export async function mailInvoiceReminder(app: App, invoice: InvoiceDocument, count: number, session: ClientSession): Promise<void> {
  const { invoiceEmail } = invoice.buyer;
  if (invoiceEmail === '') return;
  await app.outbox.enqueue(session, 'mail', `invoiceReminder:${invoice._id.toHexString()}:${count}`, {
    to: invoiceEmail, template: 'invoiceReminder', values: { ...valuesOf(invoice), count: String(count) },
  });
}
