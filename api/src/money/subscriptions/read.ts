import type { Purchase } from '@vela/contracts/schemas';
import { printedNumber } from '@vela/market/documents';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import type { PaymentNeeds } from './needs.js';
import { readPayment } from './provider.js';
import { isProviderError } from './provider-errors.js';
import { settle } from './settle.js';
import { markUnknown } from './unknown.js';

const LISTED_MAX = 500;

/** @param caller who is told: whether it is theirs or a colleague's */
export const purchaseOnWire = (purchase: PurchaseDocument, { userId }: Pick<CompanyCaller, 'userId'>): Purchase => ({
  id: purchase._id.toHexString(),
  own: purchase.userId.equals(userId),
  state: purchase.state,
  tokens: purchase.tokens,
  netOre: purchase.netOre,
  vatOre: purchase.vatOre,
  totalOre: purchase.totalOre,
  vatPercent: purchase.vatPercent,
  vatReason: purchase.vatReason,
  createdAt: purchase.createdAt.toISOString(),
  paidAt: purchase.paidAt?.toISOString() ?? null,
  fault: purchase.fault,
  receiptNumber: purchase.receiptNumber === null ? null : printedNumber('receipt', purchase.receiptNumber),
  // Until it is paid the buyer may still change.
  buyer: purchase.paidAt === null ? null : purchase.buyer,
  receivedOre: purchase.receivedOre,
  refundedOre: purchase.refundedOre,
  refundedTokens: purchase.refundedTokens,
  refundedSpentTokens: purchase.refundedSpentTokens,
  owedAgainTokens: purchase.owedAgainTokens ?? 0,
  refunds: purchase.refunds.map(({ amountOre, state, at, otherwiseAt }) => ({
    amountOre,
    state,
    at: at.toISOString(),
    ...(otherwiseAt == null ? {} : { otherwiseAt: otherwiseAt.toISOString() }),
  })),
  disputes: purchase.disputes.map(
    ({ amountOre, state, inquiry = false, openedAt, frozenTokens, takenTokens, owedTokens }) => ({
      amountOre,
      state,
      inquiry,
      openedAt: openedAt.toISOString(),
      frozenTokens,
      takenTokens,
      owedTokens,
    }),
  ),
});

/** @returns the company's purchases that were paid or tried, newest first; not what was opened and left for another */
export async function listPurchases({ models }: Collections<'purchases'>, caller: CompanyCaller): Promise<Purchase[]> {
  const purchases = await models.purchases
    .find({ companyId: caller.companyId, $nor: [{ state: 'open' }, { state: 'canceled', fault: null }] })
    .sort({ createdAt: -1, _id: -1 })
    .limit(LISTED_MAX)
    .lean<PurchaseDocument[]>();
  return purchases.map((purchase) => purchaseOnWire(purchase, caller));
}

/** @throws AppError 404 if the company has no such purchase */
export async function purchaseOfCompany(
  { models }: Collections<'purchases'>,
  { companyId }: CompanyCaller,
  id: string,
): Promise<PurchaseDocument> {
  const purchase = await models.purchases.findOne({ _id: id, companyId }).lean<PurchaseDocument | null>();
  if (purchase === null) throw notFound();
  return purchase;
}

/** @returns a purchase with what it repaid of a debt: that much of it was never in the balance */
async function withRepaid(
  { models }: Collections<'ledgerEntries'>,
  purchase: PurchaseDocument,
  caller: CompanyCaller,
): Promise<Purchase> {
  const told = purchaseOnWire(purchase, caller);
  if (purchase.paidAt === null) return told;
  const repaid = await models.ledgerEntries
    .findOne({ causeId: purchase._id, cause: 'purchase', kind: 'repay' })
    .lean<LedgerEntryDocument | null>();
  return repaid === null ? told : { ...told, repaidTokens: repaid.amount };
}

/**
 * A purchase as it stands at this moment: while it is not decided, the provider is asked. So who comes back from paying
 * need not wait for the webhook. Where the provider does not say, neither is anything else said.
 */
export async function readPurchase(app: PaymentNeeds, caller: CompanyCaller, id: string): Promise<Purchase> {
  const purchase = await purchaseOfCompany(app, caller, id);
  const { payments: provider } = app;
  const { liveOf, paymentIntentId } = purchase;
  if (liveOf === null || provider === null || paymentIntentId === null) return withRepaid(app, purchase, caller);
  try {
    return await withRepaid(app, (await settle(app, await readPayment(provider, paymentIntentId))) ?? purchase, caller);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return purchaseOnWire(await markUnknown(app, purchase), caller);
  }
}
