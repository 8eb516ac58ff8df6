import type { Types } from 'mongoose';
import type Stripe from 'stripe';
import type { PurchaseState } from '@vela/contracts/schemas';
import { missingForDocuments } from '@vela/market/companies';
import { daysLater, MINUTE_MS } from '@vela/market/days';
import { eachByItself } from '../../platform/jobs/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { PaymentCaseDocument } from '../../records/payment-case.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { cancelPurchase } from './cancel.js';
import { closeCase, openCase } from './cases.js';
import type { MoneyNeeds, PaymentNeeds } from './needs.js';
import { holdsPrice } from './prices.js';
import { readPayment } from './provider.js';
import { isProviderError } from './provider-errors.js';
import { settle } from './settle.js';

/** A payment is read again when this long nothing was heard of it. */
const QUIET_MS = 2 * MINUTE_MS;
/** Attempts that nobody went on with are ended after this. */
const ATTEMPT_DAYS = 7;
/** After so long somebody of the platform is to look at a payment that is not decided. */
const STUCK_DAYS = 2;
const BATCH = 25;
/** States that only the provider can end. */
const UNDECIDED: readonly PurchaseState[] = ['processing', 'unknown'];
const STUCK = { kind: 'stuck', subjectId: null } as const;

const canBuy = (company: CompanyDocument): boolean => missingForDocuments(company).length === 0;

/** @returns when somebody last went on with a purchase, in milliseconds */
const lastTouched = ({ createdAt, wantedAt, begunAt }: PurchaseDocument): number =>
  Math.max(createdAt.getTime(), wantedAt?.getTime() ?? 0, begunAt?.getTime() ?? 0);

/** A purchase whose buyer may not act for the company, which does not act itself or pays another price, or that nobody went on with is not to be paid. */
async function isOver(app: MoneyNeeds, purchase: PurchaseDocument): Promise<boolean> {
  if (lastTouched(purchase) <= daysLater(app.clock.now(), -ATTEMPT_DAYS).getTime()) return true;
  const { companies, users } = app.models;
  const { userId, companyId } = purchase;
  if ((await users.exists({ _id: userId, companyId, suspendedAt: null })) === null) return true;
  const company = await companies
    .findOne({ _id: companyId, closedAt: null, suspendedAt: null })
    .lean<CompanyDocument | null>();
  return company === null || !canBuy(company) || !holdsPrice(company, purchase);
}

async function noteStuck(app: MoneyNeeds, purchase: PurchaseDocument): Promise<void> {
  const since = purchase.begunAt ?? purchase.createdAt;
  if (since.getTime() > daysLater(app.clock.now(), -STUCK_DAYS).getTime()) return;
  if (!UNDECIDED.includes(purchase.state)) return;
  await app.inTransaction((session) =>
    openCase(app, purchase, { ...STUCK, amountOre: purchase.totalOre, since }, session),
  );
}

/** Takes the rows off the desk whose payment is decided by now, whoever heard of it: it was not made, or it differs. */
async function closeDecided(app: MoneyNeeds): Promise<void> {
  const { models, inTransaction } = app;
  const rows = await models.paymentCases.find({ closedAt: null, kind: STUCK.kind }).lean<PaymentCaseDocument[]>();
  const purchases = await models.purchases
    .find({ _id: { $in: rows.map(({ purchaseId }) => purchaseId) } })
    .lean<PurchaseDocument[]>();
  for (const purchase of purchases)
    if (!UNDECIDED.includes(purchase.state))
      await inTransaction((session) => closeCase(app, purchase, STUCK, 'settled', session));
}

/**
 * Asks how one purchase stands, and ends it where it is not to be paid any more.
 * @returns the purchase as it was before that
 */
async function reconcile(app: MoneyNeeds, provider: Stripe, purchase: PurchaseDocument): Promise<PurchaseDocument> {
  const { paymentIntentId } = purchase;
  const settled = paymentIntentId === null ? null : await settle(app, await readPayment(provider, paymentIntentId));
  const current = settled ?? purchase;
  const isPayable = current.liveOf !== null && current.state !== 'processing';
  if (isPayable && (await isOver(app, current))) await cancelPurchase(app, provider, current);
  return current;
}

/** The same; where the provider does not say, the others are asked for all the same. */
const reconcileKindly = (app: MoneyNeeds, provider: Stripe, purchase: PurchaseDocument): Promise<PurchaseDocument> =>
  reconcile(app, provider, purchase).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
    app.log.warn({ err: error, purchaseId: purchase._id.toHexString() }, 'the provider does not say');
    return purchase;
  });

/**
 * Reads payments at the provider of which nothing was heard, because a webhook may never come, and ends what nobody may
 * pay any more.
 * @returns how many were asked for
 */
export async function reconcilePayments(app: PaymentNeeds): Promise<number> {
  const { payments: provider, models, clock } = app;
  if (provider === null) return 0;
  const now = clock.now().getTime();
  const quiet = await models.purchases
    .find({ liveOf: { $type: 'objectId' }, checkedAt: { $lte: new Date(now - QUIET_MS) } })
    .sort({ checkedAt: 1 })
    .limit(BATCH)
    .lean<PurchaseDocument[]>();
  try {
    await eachByItself(quiet, 'payments were not asked for', async (purchase) => {
      await models.purchases.updateOne({ _id: purchase._id }, { $set: { checkedAt: clock.now() } });
      await noteStuck(app, await reconcileKindly(app, provider, purchase));
    });
  } finally {
    await closeDecided(app);
  }
  return quiet.length;
}

/** Ends at once what `doubtPurchases` doubted, as far as the provider answers; the job ends the rest. */
export async function endPurchases(app: PaymentNeeds, companyId: Types.ObjectId): Promise<void> {
  const { payments: provider, models } = app;
  if (provider === null) return;
  const live = await models.purchases.find({ companyId, liveOf: { $type: 'objectId' } }).lean<PurchaseDocument[]>();
  await Promise.all(live.map((purchase) => reconcileKindly(app, provider, purchase)));
}
