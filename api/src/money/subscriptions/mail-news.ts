import type { ClientSession } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { exactOreText, tokensText } from '@vela/formats';
import { printedNumber } from '@vela/market/documents';
import type { Settings } from '../../config/index.js';
import { leaveMail, type Recipient } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { CardDispute, PurchaseDocument } from '../../records/purchase.js';
import { billingPeople } from '../documents/index.js';
import { isSendableEmail } from './customer.js';

type Needs = Collections<'companies' | 'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

/** Who is told: the company's address for invoices, else whoever bought. */
async function readerOf(
  { models }: Needs,
  { companyId, userId }: PurchaseDocument,
  session: ClientSession,
): Promise<Recipient> {
  const company = await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const address = company?.invoiceEmail ?? '';
  return isSendableEmail(address)
    ? { address, notified: await billingPeople({ models }, companyId, session) }
    : { user: userId };
}

const linkTo = ({ config }: Settings<'appOrigin'>, { _id }: PurchaseDocument): string =>
  config.appOrigin + pathTo(PATHS.receipt, { purchaseId: _id.toHexString() });

const numberOf = ({ receiptNumber }: PurchaseDocument): string =>
  receiptNumber === null ? '–' : printedNumber('receipt', receiptNumber);

/** Leaves the mail that the bank took a payment back until it is decided. */
export async function mailDisputeOpened(
  app: Needs,
  purchase: PurchaseDocument,
  { disputeId, amountOre, frozenTokens }: CardDispute,
  session: ClientSession,
): Promise<void> {
  await leaveMail(app, session, `disputeOpened:${disputeId}`, {
    to: await readerOf(app, purchase, session),
    template: 'disputeOpened',
    values: {
      number: numberOf(purchase),
      amount: exactOreText(amountOre),
      frozen: tokensText(frozenTokens),
      link: linkTo(app, purchase),
    },
  });
}

/** Leaves the mail that says how a dispute ended, and what it did to the tokens. */
export async function mailDisputeClosed(
  app: Needs,
  purchase: PurchaseDocument,
  { disputeId, amountOre, state, takenTokens, owedTokens }: CardDispute,
  session: ClientSession,
): Promise<void> {
  const shared = { number: numberOf(purchase), amount: exactOreText(amountOre), link: linkTo(app, purchase) };
  const to = await readerOf(app, purchase, session);
  if (state === 'won') {
    await leaveMail(app, session, `disputeWon:${disputeId}`, { to, template: 'disputeWon', values: shared });
    return;
  }
  await leaveMail(app, session, `disputeLost:${disputeId}`, {
    to,
    template: 'disputeLost',
    values: { ...shared, taken: tokensText(takenTokens), owed: tokensText(owedTokens) },
  });
}

/** Leaves the mail that a card is paid back, or that this came to nothing. */
export async function mailRefund(
  app: Needs,
  purchase: PurchaseDocument,
  refund: { readonly refundId: string; readonly amountOre: number; readonly failed: boolean },
  session: ClientSession,
): Promise<void> {
  const template = refund.failed ? 'refundFailed' : 'refundMade';
  await leaveMail(app, session, `${template}:${refund.refundId}`, {
    to: await readerOf(app, purchase, session),
    template,
    values: { number: numberOf(purchase), amount: exactOreText(refund.amountOre), link: linkTo(app, purchase) },
  });
}

/** Leaves the mail that another amount than the price arrived. */
export async function mailDiffers(
  app: Needs,
  purchase: PurchaseDocument,
  receivedOre: number,
  session: ClientSession,
): Promise<void> {
  await leaveMail(app, session, `paymentDiffers:${purchase._id.toHexString()}`, {
    to: await readerOf(app, purchase, session),
    template: 'paymentDiffers',
    values: { amount: exactOreText(receivedOre), total: exactOreText(purchase.totalOre) },
  });
}
