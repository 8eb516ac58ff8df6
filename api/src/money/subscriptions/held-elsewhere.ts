import type { ClientSession } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { CardDispute, PurchaseDocument } from '../../records/purchase.js';
import { tokensOf } from './left.js';

type Needs = Collections<'purchases'>;

/** A dispute, and how many tokens it holds more; fewer below 0. */
type Change = readonly [dispute: CardDispute, more: number];

/** Goes through the open disputes of the company's other purchases, oldest purchase first. @returns tokens in all */
async function changeOthers(
  { models }: Needs,
  { _id, companyId }: PurchaseDocument,
  most: number,
  change: (dispute: CardDispute, purchase: PurchaseDocument, left: number) => number,
  session: ClientSession,
): Promise<number> {
  if (most === 0) return 0;
  const others = await models.purchases
    .find({ companyId, _id: { $ne: _id }, 'disputes.state': 'open' })
    .sort({ createdAt: 1, _id: 1 })
    .session(session)
    .lean<PurchaseDocument[]>();
  let left = most;
  for (const other of others) {
    const changes = other.disputes.map((dispute): Change => {
      const more = dispute.state === 'open' ? change(dispute, other, left) : 0;
      left -= Math.abs(more);
      return [dispute, more];
    });
    if (changes.every(([, more]) => more === 0)) continue;
    const disputes = changes.map(([dispute, more]) => ({
      ...dispute,
      frozenTokens: dispute.frozenTokens + more,
      lentTokens: (dispute.lentTokens ?? 0) - more,
    }));
    await models.purchases.updateOne({ _id: other._id }, { $set: { disputes } }, { session });
  }
  return most - left;
}

/**
 * Tokens are all alike: what a dispute about another purchase holds is there, and not spent. Lost, that dispute finds
 * it gone and it is owed; won, it gives back that much less.
 * @param most tokens that a refund or a lost dispute of the purchase still looks for
 * @returns how many of them disputes of other purchases held; they hold them no more
 */
export const takenElsewhere = (
  app: Needs,
  purchase: PurchaseDocument,
  most: number,
  session: ClientSession,
): Promise<number> =>
  changeOthers(app, purchase, most, ({ frozenTokens }, _, left) => -Math.min(left, frozenTokens), session);

/**
 * The way back of `takenElsewhere`, where a refund failed or the bank decided anew.
 * @param most tokens that can be frozen
 * @returns how many of them disputes of other purchases hold again
 */
export const heldElsewhereAgain = (
  app: Needs,
  purchase: PurchaseDocument,
  most: number,
  session: ClientSession,
): Promise<number> =>
  changeOthers(
    app,
    purchase,
    most,
    ({ amountOre, frozenTokens, lentTokens = 0 }, other, left) =>
      Math.max(0, Math.min(left, lentTokens, tokensOf(other, amountOre) - frozenTokens)),
    session,
  );
