import { type ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { RefundState } from '@vela/contracts/schemas';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { CardRefund, PurchaseDocument } from '../../records/purchase.js';
import { issueCreditNote } from '../documents/index.js';
import { post } from '../ledger/index.js';
import { closeCase, openCase } from './cases.js';
import { mailRefund } from './mail-news.js';
import type { MoneyNeeds } from './needs.js';
import { readPayment } from './provider.js';
import { settle } from './settle.js';

/** @returns how many of a purchase's tokens a refund of so much pays back; whole tokens, all of them at the full amount */
export const tokensPaidBack = (
  { tokens, totalOre }: Pick<PurchaseDocument, 'tokens' | 'totalOre'>,
  refundedOre: number,
): number => Math.floor((tokens * refundedOre) / totalOre);

const STATES: Readonly<Record<string, RefundState>> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** What is refunded, oldest first, as the provider has it now. */
async function refundsAtProvider(provider: Stripe, intentId: string): Promise<CardRefund[]> {
  const { data } = await provider.refunds.list({ payment_intent: intentId, limit: 100 });
  return data
    .map(({ id, amount, status, created }) => ({
      refundId: id,
      amountOre: amount,
      state: STATES[status ?? ''] ?? 'pending',
      at: new Date(created * 1000),
    }))
    .reverse();
}

const sumOf = (refunds: readonly CardRefund[]): number =>
  refunds.reduce((sum, { amountOre, state }) => (state === 'failed' ? sum : sum + amountOre), 0);

/** What banks have taken back for good. */
const lostOre = ({ disputes }: PurchaseDocument): number =>
  disputes.reduce((sum, { amountOre, state }) => (state === 'lost' ? sum + amountOre : sum), 0);

interface Adjustment {
  /** Unspent tokens taken back; below 0 for given back. */
  readonly tokens: number;
  /** Tokens that were paid back though they had been spent. */
  readonly spentTokens: number;
}

/** @param due tokens that are to be taken back, below 0 to be given back: then those that were spent are not owed first */
function adjustmentFor(due: number, purchase: PurchaseDocument, free: number): Adjustment {
  if (due >= 0) {
    const tokens = Math.min(due, free);
    return { tokens, spentTokens: due - tokens };
  }
  const spentTokens = -Math.min(-due, purchase.refundedSpentTokens);
  return { tokens: due - spentTokens, spentTokens };
}

async function moveTokens(
  app: MoneyNeeds,
  { companyId }: PurchaseDocument,
  tokens: number,
  causeId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  if (tokens === 0) return;
  const kind = tokens > 0 ? 'refund' : 'reinstate';
  await post(app, { companyId, account: 'tokens', kind, amount: Math.abs(tokens), cause: 'refund', causeId }, session);
}

/** Tells of each refund that is new or has failed since, and opens a case for those that failed. */
async function tellOf(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  refunds: readonly CardRefund[],
  session: ClientSession,
): Promise<void> {
  const before = new Map(purchase.refunds.map(({ refundId, state }) => [refundId, state]));
  for (const { refundId, amountOre, state } of refunds) {
    if (before.get(refundId) === state) continue;
    const failed = state === 'failed';
    if (failed || !before.has(refundId)) await mailRefund(app, purchase, { refundId, amountOre, failed }, session);
    if (failed) await openCase(app, purchase, { kind: 'refundFailed', subjectId: refundId, amountOre }, session);
  }
}

/** Brings a purchase and its tokens to what is refunded; whatever was followed before changes nothing. */
async function follow(
  app: MoneyNeeds,
  purchaseId: Types.ObjectId,
  refunds: CardRefund[],
  session: ClientSession,
): Promise<void> {
  const { models } = app;
  const purchase = await models.purchases.findById(purchaseId).session(session).orFail().lean<PurchaseDocument>();
  const { companyId } = purchase;
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const refundedOre = sumOf(refunds);
  const due = tokensPaidBack(purchase, refundedOre) - purchase.refundedTokens - purchase.refundedSpentTokens;
  const { tokens, spentTokens } = adjustmentFor(due, purchase, company.balance.tokens.free);
  const causeId = new Types.ObjectId();
  // What a refund that failed had credited counts for the next one: no amount has two credit notes.
  const uncredited = Math.max(0, Math.min(refundedOre + lostOre(purchase), purchase.totalOre) - purchase.creditedOre);
  await tellOf(app, purchase, refunds, session);
  await models.purchases.updateOne(
    { _id: purchaseId },
    {
      $set: { refundedOre, refunds },
      $inc: { refundedTokens: tokens, refundedSpentTokens: spentTokens, creditedOre: uncredited },
    },
    { session },
  );
  await moveTokens(app, purchase, tokens, causeId, session);
  if (uncredited > 0)
    await issueCreditNote(app, { subjectId: purchaseId, causeId, totalOre: uncredited, reason: 'refund' }, session);
  if (refundedOre === purchase.refundedOre) return;
  if (refundedOre === purchase.totalOre)
    await closeCase(app, purchase, { kind: 'companyClosed', subjectId: null }, 'refunded', session);
  await recordAudit(app, session, {
    action: 'money.refund',
    subject: 'purchase',
    subjectId: purchaseId,
    companyId,
    details: { amountOre: refundedOre - purchase.refundedOre, tokens, spentTokens },
  });
}

const isKnown = (purchase: PurchaseDocument, refunds: readonly CardRefund[]): boolean =>
  purchase.refunds.length === refunds.length &&
  refunds.every(({ refundId, state }, index) => {
    const known = purchase.refunds[index];
    return known?.refundId === refundId && known.state === state;
  });

/** A payment that differed from its price, and was paid back whole, needs nobody any more. */
async function closeDifference(app: MoneyNeeds, purchase: PurchaseDocument, refunds: CardRefund[]): Promise<void> {
  if (purchase.state !== 'differs') return;
  const refundedOre = sumOf(refunds);
  await app.inTransaction(async (session) => {
    await tellOf(app, purchase, refunds, session);
    await app.models.purchases.updateOne({ _id: purchase._id }, { $set: { refunds, refundedOre } }, { session });
    if (refundedOre >= (purchase.receivedOre ?? 0))
      await closeCase(app, purchase, { kind: 'amountDiffers', subjectId: null }, 'refunded', session);
  });
}

/**
 * Follows what is refunded of a payment, asked for here or in the provider's dashboard. The refunds are read at the
 * provider, so that events may come twice, late and in any order; the payment is settled first, should its own event
 * still be on its way.
 */
export async function followRefunds(app: MoneyNeeds, provider: Stripe, intentId: string): Promise<void> {
  const purchase = await settle(app, await readPayment(provider, intentId));
  if (purchase === null) return;
  const refunds = await refundsAtProvider(provider, intentId);
  if (isKnown(purchase, refunds)) return;
  if (purchase.paidAt === null) return closeDifference(app, purchase, refunds);
  await app.inTransaction((session) => follow(app, purchase._id, refunds, session));
}
