import { type ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { LedgerEntryKind } from '@vela/contracts/schemas';
import { lostOreOf, receivedOreLeft } from '@vela/market/purchases';
import { recordAudit } from '../../platform/audit/index.js';
import type { CardDispute, CardRefund, PurchaseDocument } from '../../records/purchase.js';
import { issueCreditNote } from '../documents/index.js';
import { post } from '../ledger/index.js';
import { mergedRefunds, refundedOreOf, refundsAtProvider, saysNothingNew } from './card-refunds.js';
import { closeCase, closeReturnedRefunds, openCase, reopenCase } from './cases.js';
import { heldElsewhereAgain, takenElsewhere } from './held-elsewhere.js';
import { freeTokens, frozenAgain, frozenIn, sourcesOf, thawed, tokensPaidBack } from './left.js';
import { mailRefund } from './mail-news.js';
import type { MoneyNeeds } from './needs.js';
import { owedAgain } from './owed-again.js';
import { readPayment } from './provider.js';
import { settle } from './settle.js';

/** What a refund does to a purchase's tokens. */
interface Adjustment {
  /** Unspent tokens taken back, be they held by disputes or owed again; below 0 for given back. */
  readonly tokens: number;
  /** Of those: they had repaid a debt. */
  readonly owedTokens: number;
  /** Tokens that were paid back though they had been spent. */
  readonly spentTokens: number;
  readonly disputes: CardDispute[];
}

/** Moves tokens because of a refund; nothing is written for none. */
const mover =
  (app: MoneyNeeds, { companyId }: PurchaseDocument, causeId: Types.ObjectId, session: ClientSession) =>
  async (kind: LedgerEntryKind, amount: number): Promise<void> => {
    if (amount > 0) await post(app, { companyId, account: 'tokens', kind, amount, cause: 'refund', causeId }, session);
  };
type Move = ReturnType<typeof mover>;

/** Takes back what is paid back, from wherever the company still has tokens; those that repaid a debt are owed again. */
async function takeBack(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  due: number,
  move: Move,
  session: ClientSession,
): Promise<Adjustment> {
  const from = sourcesOf(purchase, due, await freeTokens(app, purchase.companyId, session));
  const elsewhere = await takenElsewhere(app, purchase, from.missing, session);
  const owedTokens = await owedAgain(app, purchase, from.missing - elsewhere, session);
  await move('forfeit', from.frozen + elsewhere);
  await move('refund', from.free);
  await move('debt', owedTokens);
  return {
    tokens: from.free + from.frozen + elsewhere + owedTokens,
    owedTokens,
    spentTokens: from.missing - elsewhere - owedTokens,
    disputes: thawed(purchase.disputes, from.frozen),
  };
}

/**
 * Gives back what a refund that failed had taken: first, those that were spent are not owed. A dispute that is open holds
 * what it is about, and one of another purchase what this refund took of it.
 */
async function giveBack(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  given: number,
  move: Move,
  session: ClientSession,
): Promise<Adjustment> {
  const spent = Math.min(given, purchase.refundedSpentTokens);
  const tokens = given - spent;
  await move('reinstate', tokens);
  const after: PurchaseDocument = {
    ...purchase,
    refundedTokens: purchase.refundedTokens - tokens,
    refundedSpentTokens: purchase.refundedSpentTokens - spent,
  };
  // What came back may have repaid a debt.
  const most = Math.min(tokens, await freeTokens(app, purchase.companyId, session));
  const disputes = frozenAgain(after, most);
  const own = frozenIn(disputes) - frozenIn(purchase.disputes);
  await move('freeze', own + (await heldElsewhereAgain(app, purchase, most - own, session)));
  const owedTokens = Math.min(tokens, purchase.owedAgainTokens ?? 0);
  return { tokens: -tokens, owedTokens: -owedTokens, spentTokens: -spent, disputes };
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
    if (failed || !before.has(refundId))
      await mailRefund(app, purchase, failed ? 'refundFailed' : 'refundMade', { refundId, amountOre }, session);
    if (failed) await openCase(app, purchase, { kind: 'refundFailed', subjectId: refundId, amountOre }, session);
  }
}

/** A payment that differed from its price, of which nothing is left, needs nobody any more, until some of it is here again. */
async function followDifference(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  refunds: CardRefund[],
  session: ClientSession,
): Promise<void> {
  if (purchase.state !== 'differs') return;
  const refundedOre = refundedOreOf(refunds);
  await tellOf(app, purchase, refunds, session);
  await app.models.purchases.updateOne({ _id: purchase._id }, { $set: { refunds, refundedOre } }, { session });
  const difference = { kind: 'amountDiffers', subjectId: null } as const;
  if (receivedOreLeft({ ...purchase, refundedOre }) > 0)
    return reopenCase(app, purchase, difference, ['refunded', 'lost'], session);
  const outcome = refundedOre > 0 ? 'refunded' : 'lost';
  await closeCase(app, purchase, difference, outcome, session);
  await closeReturnedRefunds(app, purchase, outcome, session);
}

/** Brings a purchase and its tokens to what is refunded by then. @param purchase as it stands in the transaction */
export async function bringToRefunds(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  refunds: CardRefund[],
  session: ClientSession,
): Promise<void> {
  if (purchase.paidAt === null) return followDifference(app, purchase, refunds, session);
  const { _id: purchaseId, companyId } = purchase;
  const refundedOre = refundedOreOf(refunds);
  const due = tokensPaidBack(purchase, refundedOre) - purchase.refundedTokens - purchase.refundedSpentTokens;
  const causeId = new Types.ObjectId();
  const move = mover(app, purchase, causeId, session);
  const { tokens, owedTokens, spentTokens, disputes } =
    due >= 0 ? await takeBack(app, purchase, due, move, session) : await giveBack(app, purchase, -due, move, session);
  // What a refund that failed had credited counts for the next one: no amount has two credit notes.
  const uncredited = Math.max(0, Math.min(refundedOre + lostOreOf(purchase), purchase.totalOre) - purchase.creditedOre);
  await tellOf(app, purchase, refunds, session);
  await app.models.purchases.updateOne(
    { _id: purchaseId },
    {
      $set: { refundedOre, refunds, disputes },
      $push: { refundSteps: causeId },
      $inc: {
        refundedTokens: tokens,
        refundedSpentTokens: spentTokens,
        owedAgainTokens: owedTokens,
        creditedOre: uncredited,
      },
    },
    { session },
  );
  if (uncredited > 0)
    await issueCreditNote(app, { subjectId: purchaseId, causeId, totalOre: uncredited, reason: 'refund' }, session);
  if (refundedOre === purchase.refundedOre) return;
  if (refundedOre + lostOreOf(purchase) >= purchase.totalOre)
    await closeCase(app, purchase, { kind: 'companyClosed', subjectId: null }, 'refunded', session);
  await recordAudit(app, session, {
    action: 'money.refund',
    subject: 'purchase',
    subjectId: purchaseId,
    companyId,
    details: { amountOre: refundedOre - purchase.refundedOre, tokens, owedTokens, spentTokens },
  });
}

/** The same by what the provider has; whatever was followed before changes nothing. */
async function follow(
  app: MoneyNeeds,
  purchaseId: Types.ObjectId,
  told: readonly CardRefund[],
  session: ClientSession,
): Promise<void> {
  const purchase = await app.models.purchases.findById(purchaseId).session(session).orFail().lean<PurchaseDocument>();
  if (saysNothingNew(purchase.refunds, told)) return;
  await bringToRefunds(app, purchase, mergedRefunds(purchase.refunds, told), session);
}

/**
 * Follows what is refunded of a payment, asked for here or in the provider's dashboard. The refunds are read at the
 * provider, so that events may come twice, late and in any order; the payment is settled first, should its own event
 * still be on its way.
 * @returns the purchase as it was before that, or null if the payment is none of ours
 */
export async function followRefunds(
  app: MoneyNeeds,
  provider: Stripe,
  intentId: string,
): Promise<PurchaseDocument | null> {
  const purchase = await settle(app, await readPayment(provider, intentId));
  if (purchase === null) return null;
  const told = await refundsAtProvider(provider, intentId);
  if (!saysNothingNew(purchase.refunds, told))
    await app.inTransaction((session) => follow(app, purchase._id, told, session));
  return purchase;
}
