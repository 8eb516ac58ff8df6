import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { exactOreText } from '@vela/formats';
import type { TaxedPrice } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CreditNote, InvoiceDocument } from '../../records/invoice.js';
import { printedNumber } from './mappers.js';

type Needs = Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

const amountsOf = ({ netOre, vatOre, percent, totalOre }: TaxedPrice) => ({
  net: exactOreText(netOre),
  vat: `${exactOreText(vatOre)} (${percent} %)`,
  total: exactOreText(totalOre),
});

const valuesOf = ({ config }: Settings<'appOrigin'>, { _id, number, roleName, price, dueOn }: InvoiceDocument) => ({
  number: printedNumber('F', number),
  roleName,
  ...amountsOf(price),
  dueOn,
  link: config.appOrigin + pathTo(PATHS.invoice, { invoiceId: _id.toHexString() }),
});

/** Leaves the mail that brings an invoice to the address the company gave for invoices. */
export async function mailInvoice(app: Needs, invoice: InvoiceDocument, session: ClientSession): Promise<void> {
  const { invoiceEmail } = invoice.buyer;
  if (invoiceEmail === '') return;
  await leaveMail(app, session, `invoice:${invoice._id.toHexString()}`, {
    to: { address: invoiceEmail },
    template: 'invoice',
    values: valuesOf(app, invoice),
  });
}

/** Leaves a reminder of an overdue invoice. @param count which reminder it is, from 1 */
export async function mailInvoiceReminder(
  app: Needs,
  invoice: InvoiceDocument,
  count: number,
  session: ClientSession,
): Promise<void> {
  const { invoiceEmail } = invoice.buyer;
  if (invoiceEmail === '') return;
  await leaveMail(app, session, `invoiceReminder:${invoice._id.toHexString()}:${count}`, {
    to: { address: invoiceEmail },
    template: 'invoiceReminder',
    values: { ...valuesOf(app, invoice), count: String(count) },
  });
}

/** Leaves the mail that brings the credit note of an invoice. */
export async function mailCreditNote(
  app: Needs,
  invoice: InvoiceDocument,
  credit: CreditNote,
  session: ClientSession,
): Promise<void> {
  const { invoiceEmail } = invoice.buyer;
  if (invoiceEmail === '') return;
  const { number: invoiceNumber, roleName, link } = valuesOf(app, invoice);
  await leaveMail(app, session, `creditNote:${invoice._id.toHexString()}`, {
    to: { address: invoiceEmail },
    template: 'creditNote',
    values: {
      number: printedNumber('K', credit.number),
      invoiceNumber,
      roleName,
      percent: String(credit.percent),
      ...amountsOf(credit.price),
      link,
    },
  });
}
