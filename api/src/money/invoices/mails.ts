import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { exactOreText } from '@vela/formats';
import { dayText } from '@vela/market/days';
import { dueOreOf, paymentReferenceOf, printedNumber } from '@vela/market/documents';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { documentRecipient, documentsOf } from '../documents/index.js';
import { settlementOf } from './mappers.js';

type Needs = Collections<'companies' | 'documents' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

/**
 * Leaves a reminder of an overdue invoice: what is still to be paid, with the invoice and its credit notes.
 * @param count which reminder it is, from 1
 */
export async function mailInvoiceReminder(
  app: Needs,
  invoice: InvoiceDocument,
  count: number,
  session: ClientSession,
): Promise<void> {
  const { _id, number, roleName, price, dueOn, companyId } = invoice;
  const to = await documentRecipient(app, companyId, session);
  if (to === null) return;
  const due = dueOreOf(settlementOf(invoice));
  const settled = price.totalOre - due;
  await leaveMail(app, session, `invoiceReminder:${_id.toHexString()}:${count}`, {
    to,
    attachments: await documentsOf(app, _id, session),
    template: 'invoiceReminder',
    values: () => ({
      number: printedNumber('invoice', number),
      roleName,
      total: exactOreText(price.totalOre),
      settled: settled === 0 ? '' : exactOreText(settled),
      due: exactOreText(due),
      dueOn: dayText(dueOn),
      reference: paymentReferenceOf(number),
      count: String(count),
      link: app.config.appOrigin + pathTo(PATHS.invoice, { invoiceId: _id.toHexString() }),
    }),
  });
}
