import type { ClientSession, Types } from 'mongoose';
import { t } from '@vela/language';
import { lostOreOf } from '@vela/market/purchases';
import { AppError } from '../../platform/errors/index.js';
import type { CardRefund, PurchaseDocument } from '../../records/purchase.js';
import { issueRestoringReceipts } from '../documents/index.js';
import { mailRefund } from './mail-news.js';
import type { MoneyNeeds } from './needs.js';
import { bringToRefunds } from './refund.js';

/** A refund that the bank sent back. */
export interface ReturnedRefund {
  readonly purchaseId: Types.ObjectId;
  readonly refundId: string;
}

async function readReturned(
  { models }: MoneyNeeds,
  { purchaseId, refundId }: ReturnedRefund,
  session: ClientSession,
): Promise<{ readonly purchase: PurchaseDocument; readonly refund: CardRefund }> {
  const purchase = await models.purchases.findById(purchaseId).session(session).orFail().lean<PurchaseDocument>();
  const refund = purchase.refunds.find((each) => each.refundId === refundId);
  if (refund?.state !== 'failed' || refund.otherwiseAt != null)
    throw new AppError(409, t('This refund did not come back, or it was paid another way already.'));
  return { purchase, refund };
}

/**
 * Notes that what came back was paid another way: it counts as paid back from then on. Its tokens are taken back, and the
 * credit note that it had made holds.
 * @throws AppError 409 for a refund that did not come back
 */
export async function notePaidOtherwise(app: MoneyNeeds, of: ReturnedRefund, session: ClientSession): Promise<void> {
  const { purchase, refund } = await readReturned(app, of, session);
  const otherwise = { ...refund, otherwiseAt: app.clock.now() };
  const refunds = purchase.refunds.map((each) => (each.refundId === of.refundId ? otherwise : each));
  await bringToRefunds(app, purchase, refunds, session);
  await mailRefund(app, purchase, 'refundedOtherwise', refund, session);
}

/** @returns what credit notes say beyond what went back */
export const overcreditedOre = (purchase: PurchaseDocument): number =>
  purchase.creditedOre - purchase.refundedOre - lostOreOf(purchase);

/**
 * Leaves a payment as paid whose refund came back: its tokens are in the balance again already, and a receipt takes the place
 * of what was credited. What another refund or a lost dispute needs of the credit note stays credited.
 * @throws AppError 409 for a refund that did not come back
 */
export async function keepAsPaid(app: MoneyNeeds, of: ReturnedRefund, session: ClientSession): Promise<void> {
  const { purchase, refund } = await readReturned(app, of, session);
  const { _id: subjectId } = purchase;
  const totalOre = Math.min(refund.amountOre, overcreditedOre(purchase));
  if (totalOre <= 0) return;
  const restored = await issueRestoringReceipts(app, { subjectId, totalOre, reason: 'refundReturned' }, session);
  await app.models.purchases.updateOne({ _id: subjectId }, { $inc: { creditedOre: -restored } }, { session });
}
