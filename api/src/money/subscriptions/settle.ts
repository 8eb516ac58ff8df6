import { type ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { PurchaseState } from '@vela/contracts/schemas';
import { countryName } from '@vela/market/countries';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { Buyer, PaymentFailure, PurchaseDocument } from '../../records/purchase.js';
import { issueReceipt } from '../documents/index.js';
import { post } from '../ledger/index.js';

type Needs = Collections<
  'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'
> &
  Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin' | 'seller'>;

const buyerOf = ({ name, organizationNumber, address, postalCode, city, country, VAT }: CompanyDocument): Buyer => ({
  name,
  organizationNumber,
  address,
  postalCode,
  city,
  country: countryName(country),
  VAT,
});

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
async function credit(app: Needs, purchase: PurchaseDocument, session: ClientSession): Promise<void> {
  const { models, clock } = app;
  const { _id, companyId, tokens, totalOre } = purchase;
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const paidAt = clock.now();
  const { matchedCount } = await models.purchases.updateOne(
    { _id, paidAt: null },
    { $set: { state: 'paid', paidAt, fault: null, buyer: buyerOf(company) } },
    { session },
  );
  if (matchedCount === 0) return;
  const { number: receiptNumber } = await issueReceipt(app, { purchase, company, paidAt }, session);
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
}

const STATES: Readonly<Record<string, PurchaseState>> = { processing: 'processing', canceled: 'canceled' };

function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): PaymentFailure | null {
  return error === null ? null : { message: error.message ?? '', code: error.code ?? '', type: error.type };
}

/**
 * Brings a purchase to where its payment stands. The payment must come from the provider itself, read or signed; a
 * purchase that is paid stays paid, whatever arrives late.
 * @returns the purchase afterwards, or null if the payment is none of ours
 */
export async function settle(app: Needs, intent: Stripe.PaymentIntent): Promise<PurchaseDocument | null> {
  const { models, clock } = app;
  const purchase = await purchaseOf(app, intent);
  if (purchase === null || purchase.paidAt !== null) return purchase;
  if (isFullyPaid(purchase, intent)) await app.inTransaction((session) => credit(app, purchase, session));
  else if (intent.status === 'succeeded')
    app.log.error(
      { purchaseId: purchase._id.toHexString(), received: intent.amount_received },
      'a payment differs from its purchase',
    );
  else {
    const fault = failureOf(intent);
    const state = STATES[intent.status] ?? (fault === null ? 'open' : 'failed');
    await models.purchases.updateOne(
      { _id: purchase._id, paidAt: null },
      { $set: { state, fault, checkedAt: clock.now() } },
    );
  }
  return models.purchases.findById(purchase._id).lean<PurchaseDocument | null>();
}
