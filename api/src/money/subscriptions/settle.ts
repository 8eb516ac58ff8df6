import { type ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { PurchaseState } from '@vela/contracts/schemas';
import { knownVatRateOf } from '@vela/market/vat';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { PaymentFailure, PurchaseDocument } from '../../records/purchase.js';
import { issueReceipt } from '../documents/index.js';
import { balanceOfCompany, post } from '../ledger/index.js';
import { buyerOf, decidedBy } from './attempt.js';
import { closeCase, openCase } from './cases.js';
import { mailDiffers } from './mail-news.js';
import type { MoneyNeeds } from './needs.js';
import { holdsPrice } from './prices.js';

/** So long a confirmation may be on its way from the browser to the provider, milliseconds. */
const UNDERWAY_MS = 20_000;

/** The purchase that a payment is for: by the payment's id, else by what was written on it when it was made. */
export async function purchaseOf(
  { models }: Collections<'purchases'>,
  intent: Pick<Stripe.PaymentIntent, 'id' | 'metadata'>,
): Promise<PurchaseDocument | null> {
  const known = await models.purchases.findOne({ paymentIntentId: intent.id }).lean<PurchaseDocument | null>();
  if (known !== null) return known;
  const { purchaseId } = intent.metadata;
  if (purchaseId === undefined || !Types.ObjectId.isValid(purchaseId)) return null;
  // The instance may have ended between the provider's answer and writing it down.
  return models.purchases
    .findOneAndUpdate(
      { _id: purchaseId, paymentIntentId: null },
      { $set: { paymentIntentId: intent.id } },
      { returnDocument: 'after' },
    )
    .lean<PurchaseDocument | null>();
}

const isFullyPaid = (purchase: PurchaseDocument, intent: Stripe.PaymentIntent): boolean =>
  intent.status === 'succeeded' && intent.currency === 'sek' && intent.amount_received === purchase.totalOre;

/** Credits a paid purchase: tokens, receipt number, mail and audit entry together, once. */
export async function credit(app: MoneyNeeds, purchase: PurchaseDocument, session: ClientSession): Promise<void> {
  const { models, clock } = app;
  const { _id, companyId, tokens, totalOre } = purchase;
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const paidAt = clock.now();
  const { matchedCount } = await models.purchases.updateOne(
    { _id, paidAt: null },
    {
      $set: {
        state: 'paid',
        paidAt,
        fault: null,
        liveOf: null,
        buyer: purchase.buyer ?? buyerOf(company),
      },
    },
    { session },
  );
  if (matchedCount === 0) return;
  // The receipt names the buyer that the VAT was decided for, whatever the company says of itself by now.
  const decided = { ...company, ...purchase.decided };
  const { number: receiptNumber } = await issueReceipt(app, { purchase, company: decided, paidAt }, session);
  await models.purchases.updateOne({ _id }, { $set: { receiptNumber } }, { session });
  await post(
    app,
    { companyId, account: 'tokens', kind: 'purchase', amount: tokens, cause: 'purchase', causeId: _id },
    session,
  );
  await recordAudit(app, session, {
    action: 'money.purchase',
    actorId: purchase.userId,
    subject: 'purchase',
    subjectId: _id,
    companyId,
    details: { tokens, totalOre, receiptNumber },
  });
  // A company that was closed has nobody, either.
  const acting = await models.users.exists({ companyId: company._id, suspendedAt: null }).session(session);
  if (acting === null)
    await openCase(app, purchase, { kind: 'companyClosed', subjectId: null, amountOre: totalOre }, session);
  await closeCase(app, purchase, { kind: 'stuck', subjectId: null }, 'settled', session);
}

const pricedAs = ({ tokens, netOre, vatOre, totalOre, vatPercent, vatReason, buyer, decided }: PurchaseDocument) => ({
  tokens,
  netOre,
  vatOre,
  totalOre,
  vatPercent,
  vatReason,
  buyer,
  decided: decided ?? null,
});

/** A payment that was confirmed past the server was not decided: it costs what the company pays now. */
async function atItsPrice({ models }: MoneyNeeds, purchase: PurchaseDocument): Promise<PurchaseDocument> {
  if (purchase.begunAt !== null) return purchase;
  const company = await models.companies.findById(purchase.companyId).lean<CompanyDocument | null>();
  if (company === null || knownVatRateOf(company) === null || holdsPrice(company, purchase)) return purchase;
  return { ...purchase, ...decidedBy(company, purchase.netOre) };
}

/** Another amount than the price arrived: nothing is credited until somebody of the platform decides. */
async function noteDifference(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  receivedOre: number,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await app.models.purchases.updateOne(
    { _id: purchase._id, paidAt: null, state: { $ne: 'differs' } },
    {
      $set: {
        ...pricedAs(purchase),
        state: 'differs',
        receivedOre,
        liveOf: null,
        fault: null,
        checkedAt: app.clock.now(),
      },
    },
    { session },
  );
  if (matchedCount === 0) return;
  await openCase(app, purchase, { kind: 'amountDiffers', subjectId: null, amountOre: receivedOre }, session);
  await mailDiffers(app, purchase, receivedOre, session);
}

const STATES: Readonly<Record<string, PurchaseState>> = {
  processing: 'processing',
  canceled: 'canceled',
  requires_action: 'needsAction',
};

function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): PaymentFailure | null {
  return error === null ? null : { message: error.message ?? '', code: error.code ?? '', type: error.type };
}

/** Names the try that failed: the same card may be declined twice in the same words. */
const tryOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | null =>
  error === null ? null : [error.charge ?? '', error.payment_method?.id ?? '', error.code ?? ''].join(' ');

/** How a purchase stands by a payment that is not over. A confirmation may be on its way that the provider does not know of. */
function stateOf(purchase: PurchaseDocument, intent: Stripe.PaymentIntent, now: Date): PurchaseState {
  const state = STATES[intent.status];
  if (state !== undefined) return state;
  const failure = failureOf(intent);
  const { begunAt } = purchase;
  const isOfBefore = tryOf(intent) === (purchase.faultOf ?? null);
  if (begunAt !== null && now.getTime() - begunAt.getTime() < UNDERWAY_MS && isOfBefore) return 'unknown';
  return failure === null ? 'open' : 'failed';
}

/**
 * Brings a purchase to where its payment stands. The payment must come from the provider itself, read or signed; a
 * purchase that is paid stays paid, whatever arrives late.
 * @returns the purchase afterwards, or null if the payment is none of ours
 */
export async function settle(app: MoneyNeeds, intent: Stripe.PaymentIntent): Promise<PurchaseDocument | null> {
  const { models, clock } = app;
  const found = await purchaseOf(app, intent);
  if (found === null || found.paidAt !== null || found.state === 'differs') return found;
  const purchase = intent.status === 'succeeded' ? await atItsPrice(app, found) : found;
  if (isFullyPaid(purchase, intent))
    await app.inTransaction((session) => credit(app, purchase, session), balanceOfCompany(purchase.companyId));
  else if (intent.status === 'succeeded')
    await app.inTransaction((session) => noteDifference(app, purchase, intent.amount_received, session));
  else {
    const now = clock.now();
    const state = stateOf(purchase, intent, now);
    await models.purchases.updateOne(
      // Begun anew since the payment was read: what was read says nothing of that.
      { _id: purchase._id, paidAt: null, begunAt: purchase.begunAt, state: { $nin: ['differs', 'canceled'] } },
      {
        $set: {
          state,
          fault: failureOf(intent),
          faultOf: tryOf(intent),
          checkedAt: now,
          ...(state === 'canceled' ? { liveOf: null } : {}),
          // The confirmation that was on its way has its answer: asked again, it is not unknown once more.
          ...(state === 'failed' ? { begunAt: null } : {}),
        },
      },
    );
  }
  return models.purchases.findById(purchase._id).lean<PurchaseDocument | null>();
}
