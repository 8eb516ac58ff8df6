import { type ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { DisputeState, LedgerEntryKind } from '@vela/contracts/schemas';
import { receivedOreLeft } from '@vela/market/purchases';
import { recordAudit } from '../../platform/audit/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import type { CardDispute, PurchaseDocument } from '../../records/purchase.js';
import { issueCreditNote, issueRestoringReceipt, issueRestoringReceipts } from '../documents/index.js';
import { post } from '../ledger/index.js';
import { overcreditedOre } from './came-back.js';
import {
  closeCase,
  closeReturnedRefunds,
  hasReturnedRefunds,
  openCase,
  prolongCase,
  reopenCase,
  reopenLostRefunds,
  tellOfEscalation,
} from './cases.js';
import { heldElsewhereAgain, takenElsewhere } from './held-elsewhere.js';
import { freeTokens, tokensOf } from './left.js';
import { mailDisputeClosed, mailDisputeOpened } from './mail-news.js';
import type { MoneyNeeds } from './needs.js';
import { debtOf } from './owed-again.js';
import { followRefunds } from './refund.js';

/** The provider's words for an end; every other one means that it is not decided (docs.stripe.com/api/disputes/object). */
const ENDS: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};
const stateOf = ({ status }: Stripe.Dispute): DisputeState => ENDS[status] ?? 'open';

/** A bank that only asks has taken nothing, and neither has one whose dispute was prevented by a refund. */
const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning_') || status === 'prevented';

const momentOf = (seconds: number | null | undefined): Date | null => (seconds ? new Date(seconds * 1000) : null);

/** Moves tokens because of a dispute; nothing is written for none. */
const mover =
  (app: MoneyNeeds, { companyId }: PurchaseDocument, causeId: Types.ObjectId, session: ClientSession) =>
  async (kind: LedgerEntryKind, amount: number): Promise<void> => {
    if (amount > 0) await post(app, { companyId, account: 'tokens', kind, amount, cause: 'dispute', causeId }, session);
  };
type Move = ReturnType<typeof mover>;

/** What is not spent of the disputed tokens cannot be, until it is decided. Of a payment that differed none was credited. */
async function open(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  told: Stripe.Dispute,
  session: ClientSession,
): Promise<CardDispute> {
  const _id = new Types.ObjectId();
  const free = await freeTokens(app, purchase.companyId, session);
  const dispute: CardDispute = {
    _id,
    disputeId: told.id,
    amountOre: told.amount,
    reason: told.reason,
    state: 'open',
    inquiry: isInquiry(told),
    openedAt: new Date(told.created * 1000),
    dueBy: momentOf(told.evidence_details.due_by),
    closedAt: null,
    frozenTokens: Math.min(free, tokensOf(purchase, told.amount)),
    takenTokens: 0,
    owedTokens: 0,
  };
  await mover(app, purchase, _id, session)('freeze', dispute.frozenTokens);
  await mailDisputeOpened(app, purchase, dispute, session);
  const { disputeId: subjectId, amountOre, dueBy } = dispute;
  await openCase(app, purchase, { kind: 'dispute', subjectId, amountOre, dueBy, inquiry: isInquiry(told) }, session);
  return dispute;
}

/** Takes back what is there, be it held by disputes about other purchases; what was spent is owed. */
async function lose(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  dispute: CardDispute,
  move: Move,
  session: ClientSession,
): Promise<CardDispute> {
  const { amountOre, frozenTokens } = dispute;
  const due = tokensOf(purchase, amountOre);
  const free = await freeTokens(app, purchase.companyId, session);
  const rest = Math.max(0, due - frozenTokens);
  const taken = Math.min(free, rest);
  const elsewhere = await takenElsewhere(app, purchase, rest - taken, session);
  const owedTokens = rest - taken - elsewhere;
  await move('forfeit', Math.min(frozenTokens, due) + elsewhere);
  // A refund since then has paid some of the frozen ones back already.
  await move('unfreeze', Math.max(0, frozenTokens - due));
  await move('refund', taken);
  await move('debt', owedTokens);
  return {
    ...dispute,
    frozenTokens: 0,
    takenTokens: Math.min(frozenTokens, due) + taken + elsewhere,
    owedTokens,
  };
}

/**
 * Gives back what was frozen, or taken by a decision that the bank has taken back. Disputes about other purchases hold
 * again what was taken of theirs.
 */
async function win(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  dispute: CardDispute,
  move: Move,
  session: ClientSession,
): Promise<CardDispute> {
  const { frozenTokens, takenTokens, owedTokens } = dispute;
  const forgiven = Math.min(owedTokens, await debtOf(app, purchase.companyId, session));
  await move('unfreeze', frozenTokens);
  await move('forgive', forgiven);
  // What was owed and has been repaid since comes back as tokens.
  await move('reinstate', takenTokens + owedTokens - forgiven);
  const most = Math.min(takenTokens, await freeTokens(app, purchase.companyId, session));
  const held = await heldElsewhereAgain(app, purchase, most, session);
  // The dispute itself is the cause of what it froze.
  await mover(app, purchase, new Types.ObjectId(), session)('freeze', held);
  return { ...dispute, frozenTokens: 0, takenTokens: 0, owedTokens: 0 };
}

/**
 * A dispute has no credit note of its own for what a refund that failed had credited before. Where such a refund is decided,
 * nothing waits for that credit note any more.
 * @param restored what was made up for already
 */
async function restoreRest(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  dispute: CardDispute,
  restored: number,
  session: ClientSession,
): Promise<number> {
  const disputes = purchase.disputes.filter(({ disputeId }) => disputeId !== dispute.disputeId);
  const totalOre = overcreditedOre({ ...purchase, disputes }) - restored;
  if (totalOre <= 0 || (await hasReturnedRefunds(app, purchase, session))) return 0;
  return issueRestoringReceipts(app, { subjectId: purchase._id, totalOre, reason: 'disputeWon' }, session);
}

/**
 * A payment that is lost for good was no payment: the receipt is credited, as far as no refund credited it before. One
 * that the bank gives back all the same is a payment again, with a receipt of its own (docs/decisions/0055).
 */
async function correctDocuments(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  dispute: CardDispute,
  state: 'won' | 'lost',
  session: ClientSession,
): Promise<void> {
  const { _id: subjectId, creditedOre, receiptNumber } = purchase;
  if (receiptNumber === null) return;
  if (state === 'lost') {
    const totalOre = Math.min(dispute.amountOre, purchase.totalOre - creditedOre);
    if (totalOre <= 0) return;
    const credit = { subjectId, causeId: dispute._id, totalOre, reason: 'disputeLost' } as const;
    await issueCreditNote(app, credit, session);
    await app.models.purchases.updateOne({ _id: subjectId }, { $inc: { creditedOre: totalOre } }, { session });
  } else if (dispute.state === 'lost') {
    const restored = await issueRestoringReceipt(app, { subjectId, creditCauseId: dispute._id }, session);
    const rest = await restoreRest(app, purchase, dispute, restored, session);
    await app.models.purchases.updateOne({ _id: subjectId }, { $inc: { creditedOre: -restored - rest } }, { session });
  }
}

async function decide(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  dispute: CardDispute,
  state: 'won' | 'lost',
  session: ClientSession,
): Promise<CardDispute> {
  const move = mover(app, purchase, dispute._id, session);
  const moved =
    state === 'lost'
      ? await lose(app, purchase, dispute, move, session)
      : await win(app, purchase, dispute, move, session);
  const decided: CardDispute = { ...moved, state, closedAt: app.clock.now() };
  await correctDocuments(app, purchase, dispute, state, session);
  await mailDisputeClosed(app, purchase, decided, session);
  await closeCase(app, purchase, { kind: 'dispute', subjectId: dispute.disputeId }, state, session);
  return decided;
}

/**
 * A payment that differed and is charged back needs nobody any more, nor do its refunds that came back, until the bank gives
 * it back all the same.
 */
async function followDifference(app: MoneyNeeds, purchase: PurchaseDocument, session: ClientSession): Promise<void> {
  if (purchase.state !== 'differs') return;
  const difference = { kind: 'amountDiffers', subjectId: null } as const;
  if (receivedOreLeft(purchase) <= 0) {
    await closeCase(app, purchase, difference, 'lost', session);
    await closeReturnedRefunds(app, purchase, 'lost', session);
  } else {
    await reopenCase(app, purchase, difference, ['lost', 'refunded'], session);
    await reopenLostRefunds(app, purchase, session);
  }
}

/** A bank that only asked becomes one that disputes: it takes the payment back. */
async function escalate(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  known: CardDispute,
  told: Stripe.Dispute,
  session: ClientSession,
): Promise<void> {
  // What was read earlier may be told later.
  if (known.inquiry !== true || isInquiry(told)) return;
  await app.models.purchases.updateOne(
    { _id: purchase._id, 'disputes.disputeId': known.disputeId },
    { $set: { 'disputes.$.inquiry': false } },
    { session },
  );
  await mailDisputeOpened(app, purchase, { ...known, inquiry: false }, session);
  await tellOfEscalation(app, purchase, known, session);
}

/** Then there is another day until which it can be answered. */
async function prolong(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  { disputeId, dueBy: known }: CardDispute,
  told: Stripe.Dispute,
  session: ClientSession,
): Promise<void> {
  const dueBy = momentOf(told.evidence_details.due_by);
  // What was read earlier may be told later.
  if (dueBy === null || (known !== null && dueBy <= known)) return;
  await app.models.purchases.updateOne(
    { _id: purchase._id, 'disputes.disputeId': disputeId },
    { $set: { 'disputes.$.dueBy': dueBy } },
    { session },
  );
  await prolongCase(app, purchase, { kind: 'dispute', subjectId: disputeId }, dueBy, session);
}

/** Brings a purchase and its tokens to where a dispute stands; whatever was followed before changes nothing. */
async function follow(
  app: MoneyNeeds,
  purchaseId: Types.ObjectId,
  told: Stripe.Dispute,
  session: ClientSession,
): Promise<void> {
  const { models } = app;
  const purchase = await models.purchases.findById(purchaseId).session(session).orFail().lean<PurchaseDocument>();
  if (purchase.paidAt === null && purchase.state !== 'differs') return;
  const state = stateOf(told);
  const known = purchase.disputes.find(({ disputeId }) => disputeId === told.id);
  if (known?.state === 'open' && state === 'open') {
    await escalate(app, purchase, known, told, session);
    return prolong(app, purchase, known, told, session);
  }
  if (known !== undefined && (known.state === state || known.state === 'won' || state === 'open')) return;
  const opened = known ?? (await open(app, purchase, told, session));
  const dispute = state === 'open' ? opened : await decide(app, purchase, opened, state, session);
  const disputes = [...purchase.disputes.filter(({ disputeId }) => disputeId !== told.id), dispute];
  await models.purchases.updateOne({ _id: purchaseId }, { $set: { disputes } }, { session });
  await followDifference(app, { ...purchase, disputes }, session);
  const { amountOre, frozenTokens, takenTokens, owedTokens } = dispute;
  await recordAudit(app, session, {
    action: 'money.dispute',
    subject: 'purchase',
    subjectId: purchaseId,
    companyId: purchase.companyId,
    details: { state, amountOre, frozenTokens, takenTokens, owedTokens },
  });
}

const intentIdOf = ({ payment_intent: intent }: Stripe.Dispute): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

/**
 * Follows a dispute, read at the provider, so that its events may come twice, late and in any order. The payment is
 * settled first, should its own event still be on its way, and its refunds are followed: one may be why the dispute ended,
 * and what it pays back is not to be spent in between.
 */
export async function followDispute(app: MoneyNeeds, provider: Stripe, disputeId: string): Promise<void> {
  const told = await provider.disputes.retrieve(disputeId);
  const intentId = intentIdOf(told);
  if (intentId === undefined) return;
  const purchase = await followRefunds(app, provider, intentId);
  if (purchase === null) return;
  await app.inTransaction((session) => follow(app, purchase._id, told, session));
}

/** Credits each lost dispute of a purchase that no credit note covers yet; one that has its own is left as it is. */
async function creditLost(app: MoneyNeeds, purchaseId: Types.ObjectId, session: ClientSession): Promise<void> {
  const { models } = app;
  const read = async (): Promise<PurchaseDocument> =>
    models.purchases.findById(purchaseId).session(session).orFail().lean<PurchaseDocument>();
  for (const dispute of (await read()).disputes) {
    if (dispute.state !== 'lost') continue;
    if ((await models.documents.exists({ kind: 'creditNote', causeId: dispute._id }).session(session)) !== null)
      continue;
    const purchase = await read();
    // What a refund that came back had credited may stand for the dispute: then no note of its own is missing.
    const missingOre = -overcreditedOre(purchase);
    if (missingOre <= 0) continue;
    const amountOre = Math.min(dispute.amountOre, missingOre);
    await correctDocuments(app, purchase, { ...dispute, amountOre }, 'lost', session);
  }
}

/**
 * Issues the credit notes of disputes that were lost before such were issued (docs/decisions/0055). Purchases that are
 * credited wholly are not looked at again.
 * @returns how many purchases were looked at
 */
export async function creditLostDisputes(app: MoneyNeeds): Promise<number> {
  const found = await app.models.purchases
    .find({ 'disputes.state': 'lost', receiptNumber: { $ne: null }, $expr: { $lt: ['$creditedOre', '$totalOre'] } })
    .select({ _id: 1 })
    .lean<Pick<PurchaseDocument, '_id'>[]>();
  await eachByItself(found, 'lost disputes were not credited', ({ _id }) =>
    app.inTransaction((session) => creditLost(app, _id, session)),
  );
  return found.length;
}
