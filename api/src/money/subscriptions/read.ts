import type { Types } from 'mongoose';
import type Stripe from 'stripe';
import type { Purchase } from '@vela/contracts/schemas';
import { printedNumber } from '@vela/market/documents';
import type { Settings } from '../../config/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { asking, readPayment } from './provider.js';
import { settle } from './settle.js';

interface Needs
  extends
    Collections<'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'>,
    Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin' | 'seller'> {
  readonly payments: Stripe | null;
}

const LISTED_MAX = 500;

export const purchaseOnWire = (purchase: PurchaseDocument): Purchase => ({
  id: purchase._id.toHexString(),
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
  buyer: purchase.buyer,
  refundedOre: purchase.refundedOre,
  refundedTokens: purchase.refundedTokens,
  refundedSpentTokens: purchase.refundedSpentTokens,
});

/** @returns the company's purchases that were paid or tried, newest first */
export async function listPurchases(
  { models }: Collections<'purchases'>,
  companyId: Types.ObjectId,
): Promise<Purchase[]> {
  const purchases = await models.purchases
    .find({ companyId, state: { $ne: 'open' } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(LISTED_MAX)
    .lean<PurchaseDocument[]>();
  return purchases.map(purchaseOnWire);
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

/**
 * A purchase as it stands at this moment: while it is not paid, the provider is asked. So who comes back from paying
 * need not wait for the webhook.
 */
export async function readPurchase(app: Needs, caller: CompanyCaller, id: string): Promise<Purchase> {
  const purchase = await purchaseOfCompany(app, caller, id);
  const { payments: provider } = app;
  const { paidAt, paymentIntentId } = purchase;
  if (paidAt !== null || provider === null || paymentIntentId === null) return purchaseOnWire(purchase);
  const settled = await settle(app, await asking(readPayment(provider, paymentIntentId)));
  return purchaseOnWire(settled ?? purchase);
}
