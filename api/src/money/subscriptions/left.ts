import type { ClientSession, Types } from 'mongoose';
import { lostOreOf, receivedOreLeft } from '@vela/market/purchases';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { CardDispute, PurchaseDocument } from '../../records/purchase.js';

/** @returns how many of a purchase's tokens a refund of so much pays back; whole tokens, all of them from the full amount on */
export const tokensPaidBack = (
  { tokens, totalOre }: Pick<PurchaseDocument, 'tokens' | 'totalOre'>,
  refundedOre: number,
): number => Math.min(tokens, Math.floor((tokens * refundedOre) / totalOre));

/** @returns what is left of a payment that no refund and no lost dispute took, VAT included */
export const oreLeft = (purchase: PurchaseDocument): number =>
  purchase.paidAt === null ? receivedOreLeft(purchase) : purchase.totalOre - purchase.refundedOre - lostOreOf(purchase);

/** Tokens of a purchase that no refund and no dispute has taken; none of one that was never credited. */
function tokensLeft(purchase: PurchaseDocument): number {
  const { paidAt, tokens, refundedTokens, refundedSpentTokens, disputes } = purchase;
  if (paidAt === null) return 0;
  const disputed = disputes.reduce((sum, { takenTokens, owedTokens }) => sum + takenTokens + owedTokens, 0);
  return tokens - refundedTokens - refundedSpentTokens - disputed;
}

/** @returns how many tokens a disputed amount stands for, of those that are left */
export const tokensOf = (purchase: PurchaseDocument, amountOre: number): number =>
  Math.max(0, Math.min(tokensPaidBack(purchase, amountOre), tokensLeft(purchase)));

/** @returns what the company could spend */
export async function freeTokens(
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<number> {
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  return company.balance.tokens.free;
}

/** @returns how many tokens disputes hold */
export const frozenIn = (disputes: readonly CardDispute[]): number =>
  disputes.reduce((sum, { frozenTokens }) => sum + frozenTokens, 0);

/** Where the tokens come from that a refund pays back. */
interface Sources {
  readonly free: number;
  /** Of those that disputes of the purchase hold. */
  readonly frozen: number;
  /** Of neither: disputes about other purchases may hold them, else they were spent. */
  readonly missing: number;
}

/**
 * What disputes hold beyond what the refund leaves them goes first: they could only give it back. Then what is free, then
 * what else is frozen; nothing is called spent that is still there.
 * @param due tokens that a refund takes back
 */
export function sourcesOf(purchase: PurchaseDocument, due: number, free: number): Sources {
  const held = frozenIn(purchase.disputes);
  const beyond = Math.min(due, Math.max(0, held - (tokensLeft(purchase) - due)));
  const fromFree = Math.min(due - beyond, free);
  const fromFrozen = Math.min(due - fromFree, held);
  return { free: fromFree, frozen: fromFrozen, missing: due - fromFree - fromFrozen };
}

/** @returns the disputes, with so many tokens fewer frozen by them */
export function thawed(disputes: readonly CardDispute[], tokens: number): CardDispute[] {
  let left = tokens;
  return disputes.map((dispute) => {
    const gone = Math.min(left, dispute.frozenTokens);
    left -= gone;
    return { ...dispute, frozenTokens: dispute.frozenTokens - gone };
  });
}

/**
 * A dispute that is open holds what comes back to its purchase, as far as it is about that.
 * @param most tokens that can be frozen
 * @returns the disputes with what they hold then
 */
export function frozenAgain(purchase: PurchaseDocument, most: number): CardDispute[] {
  let left = most;
  return purchase.disputes.map((dispute) => {
    const { state, amountOre, frozenTokens } = dispute;
    if (state !== 'open') return dispute;
    const more = Math.max(0, Math.min(left, tokensOf(purchase, amountOre) - frozenTokens));
    left -= more;
    return { ...dispute, frozenTokens: frozenTokens + more };
  });
}
