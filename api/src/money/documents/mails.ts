import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { creditReasonText, exactOreText } from '@vela/formats';
import { percentText } from '@vela/language';
import { dayText } from '@vela/market/days';
import { printedNumber } from '@vela/market/documents';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { DocumentRecord } from '../../records/document.js';
import type { Collections } from '../../records/models.js';
import { documentRecipient } from './recipient.js';

type Needs = Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

function valuesOf({ config }: Settings<'appOrigin'>, { kind, number, subjectId, content }: DocumentRecord) {
  const { netOre, vatOre, vatPercent, totalOre, sold } = content;
  const id = subjectId.toHexString();
  const page =
    sold.kind === 'tokens' ? pathTo(PATHS.receipt, { purchaseId: id }) : pathTo(PATHS.invoice, { invoiceId: id });
  return {
    number: printedNumber(kind, number),
    net: exactOreText(netOre),
    vat: `${exactOreText(vatOre)} (${percentText(vatPercent)})`,
    total: exactOreText(totalOre),
    link: config.appOrigin + page,
  };
}

/** Leaves the mail that brings a document, with its PDF, to who reads a company's documents. */
export async function mailDocument(app: Needs, document: DocumentRecord, session: ClientSession): Promise<void> {
  const to = await documentRecipient(app, document.companyId, session);
  if (to === null) return;
  const { kind, causeId, content } = document;
  const key = `${kind}:${causeId.toHexString()}`;
  const attachments = [document._id];
  const values = () => valuesOf(app, document);
  const { roleName, tokens } = content.sold;
  const { credit } = content;
  const correction = (of: NonNullable<typeof credit>) => ({
    ...values(),
    corrected: of.number,
    reason: creditReasonText(of.reason, of.percent),
  });
  if (kind === 'receipt' && credit !== null)
    await leaveMail(app, session, key, {
      to,
      attachments,
      template: 'receiptRestored',
      values: () => correction(credit),
    });
  else if (kind === 'receipt')
    await leaveMail(app, session, key, {
      to,
      attachments,
      template: 'receipt',
      values: () => ({ ...values(), tokens: String(tokens) }),
    });
  else if (kind === 'invoice')
    await leaveMail(app, session, key, {
      to,
      attachments,
      template: 'invoice',
      values: () => ({ ...values(), roleName, dueOn: content.dueOn === null ? '' : dayText(content.dueOn) }),
    });
  else if (credit !== null)
    await leaveMail(app, session, key, { to, attachments, template: 'creditNote', values: () => correction(credit) });
}
