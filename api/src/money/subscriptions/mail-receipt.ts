import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { exactOreText } from '@vela/formats';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { receiptText } from './receipt-number.js';

/** Leaves the mail that brings a receipt, with the way to it, to the address the company gave for invoices. */
export async function mailReceipt(
  app: Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  company: CompanyDocument,
  purchase: PurchaseDocument,
  receiptNumber: number,
  session: ClientSession,
): Promise<void> {
  if (company.invoiceEmail === '') return;
  const purchaseId = purchase._id.toHexString();
  await leaveMail(app, session, `receipt:${purchaseId}`, {
    to: { address: company.invoiceEmail },
    template: 'receipt',
    values: {
      number: receiptText(receiptNumber),
      tokens: String(purchase.tokens),
      net: exactOreText(purchase.netOre),
      vat: `${exactOreText(purchase.vatOre)} (${purchase.vatPercent} %)`,
      total: exactOreText(purchase.totalOre),
      link: app.config.appOrigin + pathTo(PATHS.receipt, { purchaseId }),
    },
  });
}
