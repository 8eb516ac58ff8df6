import { PATHS, pathTo } from '@vela/contracts/routes';
import type { ClientSession } from 'mongoose';
import type { App } from '../../app.js';
import type { CompanyDocument } from '../companies/model.js';
import type { PurchaseDocument } from './model.js';
import { receiptText } from './receipt-number.js';

const kronor = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const sek = (ore: number): string => `${kronor.format(ore / 100)} SEK`;

/** Leaves the mail that brings a receipt, with the way to it, to the address the company gave for invoices. */
export async function mailReceipt(
  { outbox, config }: App,
  company: CompanyDocument,
  purchase: PurchaseDocument,
  receiptNumber: number,
  session: ClientSession,
): Promise<void> {
  if (company.invoiceEmail === '') return;
  const purchaseId = purchase._id.toHexString();
  await outbox.enqueue(session, 'mail', `receipt:${purchaseId}`, {
    to: company.invoiceEmail,
    template: 'receipt',
    values: {
      number: receiptText(receiptNumber),
      tokens: String(purchase.tokens),
      net: sek(purchase.netOre),
      vat: `${sek(purchase.vatOre)} (${purchase.vatPercent} %)`,
      total: sek(purchase.totalOre),
      link: config.appOrigin + pathTo(PATHS.receipt, { purchaseId }),
    },
  });
}
