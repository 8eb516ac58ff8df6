import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { exactOreText, tokensText } from '@vela/formats';
import { printedNumber } from '@vela/market/documents';
import { isWhollyRefunded } from '@vela/market/purchases';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { CardDispute, CardRefund, PurchaseDocument } from '../../records/purchase.js';
import { documentRecipient } from '../documents/index.js';

type Needs = Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

const linkTo = ({ config }: Settings<'appOrigin'>, { _id }: PurchaseDocument): string =>
  config.appOrigin + pathTo(PATHS.receipt, { purchaseId: _id.toHexString() });

/** The receipt's number; empty while nothing was credited for the payment. */
const numberOf = ({ receiptNumber }: PurchaseDocument): string =>
  receiptNumber === null ? '' : printedNumber('receipt', receiptNumber);

/** Leaves the mail that the bank asks about a payment, or took it back until it is decided. */
export async function mailDisputeOpened(
  app: Needs,
  purchase: PurchaseDocument,
  { disputeId, amountOre, inquiry = false, frozenTokens }: CardDispute,
  session: ClientSession,
): Promise<void> {
  const to = await documentRecipient(app, purchase.companyId, session);
  if (to === null) return;
  const template = inquiry ? 'inquiryOpened' : 'disputeOpened';
  await leaveMail(app, session, `${template}:${disputeId}`, {
    to,
    template,
    values: () => ({
      number: numberOf(purchase),
      amount: String(amountOre),
      frozen: tokensText(frozenTokens),
      link: linkTo(app, purchase),
    }),
  });
}

/** Leaves the mail that says how a dispute ended, and what it did to the tokens. */
export async function mailDisputeClosed(
  app: Needs,
  purchase: PurchaseDocument,
  { disputeId, amountOre, state, takenTokens, owedTokens }: CardDispute,
  session: ClientSession,
): Promise<void> {
  const shared = () => ({ number: numberOf(purchase), amount: String(amountOre), link: linkTo(app, purchase) });
  const to = await documentRecipient(app, purchase.companyId, session);
  if (to === null) return;
  if (state === 'won') {
    const template = isWhollyRefunded(purchase) ? 'disputeRefunded' : 'disputeWon';
    await leaveMail(app, session, `${template}:${disputeId}`, { to, template, values: shared });
    return;
  }
  await leaveMail(app, session, `disputeLost:${disputeId}`, {
    to,
    template: 'disputeLost',
    values: () => ({ ...shared(), taken: tokensText(takenTokens), owed: tokensText(owedTokens) }),
  });
}

/** Leaves the mail that a card is paid back, that this came to nothing, or that it was paid another way then. */
export async function mailRefund(
  app: Needs,
  purchase: PurchaseDocument,
  template: 'refundMade' | 'refundFailed' | 'refundedOtherwise',
  refund: Pick<CardRefund, 'refundId' | 'amountOre'>,
  session: ClientSession,
): Promise<void> {
  const to = await documentRecipient(app, purchase.companyId, session);
  if (to === null) return;
  await leaveMail(app, session, `${template}:${refund.refundId}`, {
    to,
    template,
    values: () => ({
      number: numberOf(purchase),
      amount: String(refund.amountOre),
      link: linkTo(app, purchase),
    }),
  });
}

/** Leaves the mail that another amount than the price arrived. */
export async function mailDiffers(
  app: Needs,
  purchase: PurchaseDocument,
  receivedOre: number,
  session: ClientSession,
): Promise<void> {
  const to = await documentRecipient(app, purchase.companyId, session);
  if (to === null) return;
  await leaveMail(app, session, `paymentDiffers:${purchase._id.toHexString()}`, {
    to,
    template: 'paymentDiffers',
    values: () => ({
      amount: String(receivedOre),
      total: exactOreText(purchase.totalOre),
      link: linkTo(app, purchase),
    }),
  });
}
