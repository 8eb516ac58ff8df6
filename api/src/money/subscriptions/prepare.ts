import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import type { PaymentIntentAnswer, PaymentIntentInput } from '@vela/contracts/schemas';
import type { Settings } from '../../config/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, fieldError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { buyingCompany, priceFor, requireDocumentsPossible, requirePack } from './prices.js';
import { asking, readPayment, requireProvider } from './provider.js';
import { settle } from './settle.js';

interface Needs
  extends
    Collections<'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'>,
    Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin' | 'seller'> {
  readonly payments: Stripe | null;
}

/** Writes the attempt down before anybody outside hears of it; the same attempt finds what was written. */
async function attemptOf(
  app: Collections<'purchases'> & Pick<Platform, 'clock'>,
  caller: CompanyCaller,
  company: CompanyDocument,
  input: PaymentIntentInput,
): Promise<PurchaseDocument> {
  const { companyId, userId } = caller;
  const now = app.clock.now();
  const attempt = input.attempt ?? randomUUID();
  const prepared: PurchaseDocument = {
    _id: new Types.ObjectId(),
    companyId,
    userId,
    attempt,
    ...priceFor(company, input.ammount),
    state: 'open',
    paymentIntentId: null,
    fault: null,
    receiptNumber: null,
    buyer: null,
    paidAt: null,
    refundedOre: 0,
    refundedTokens: 0,
    refundedSpentTokens: 0,
    refunds: [],
    createdAt: now,
    checkedAt: now,
  };
  const purchase = await app.models.purchases
    .findOneAndUpdate({ companyId, attempt }, { $setOnInsert: prepared }, { upsert: true, returnDocument: 'after' })
    .orFail()
    .lean<PurchaseDocument>();
  if (purchase.netOre !== input.ammount)
    throw fieldError('attempt', 'This attempt is for another pack. Please begin again.');
  return purchase;
}

/** @returns the company's customer at the provider, made on its first purchase */
async function customerOf(app: Collections<'companies'>, provider: Stripe, company: CompanyDocument): Promise<string> {
  if (company.stripeCustomerId != null) return company.stripeCustomerId;
  const companyId = company._id.toHexString();
  const customer = await asking(
    provider.customers.create(
      {
        name: company.name,
        ...(company.invoiceEmail === '' ? {} : { email: company.invoiceEmail }),
        metadata: { companyId },
      },
      { idempotencyKey: `customer:${companyId}:${company.updatedAt.getTime()}` },
    ),
  );
  await app.models.companies.updateOne(
    { _id: company._id, stripeCustomerId: null },
    { $set: { stripeCustomerId: customer.id } },
  );
  return (await buyingCompany(app, company._id)).stripeCustomerId ?? customer.id;
}

/** @returns the payment of a purchase at the provider, made once however often it is asked for */
async function intentOf(
  app: Collections<'companies' | 'purchases'>,
  provider: Stripe,
  company: CompanyDocument,
  purchase: PurchaseDocument,
): Promise<Stripe.PaymentIntent> {
  if (purchase.paymentIntentId !== null) return asking(readPayment(provider, purchase.paymentIntentId));
  const purchaseId = purchase._id.toHexString();
  const intent = await asking(
    provider.paymentIntents.create(
      {
        amount: purchase.totalOre,
        currency: 'sek',
        customer: await customerOf(app, provider, company),
        automatic_payment_methods: { enabled: true },
        metadata: { purchaseId, companyId: purchase.companyId.toHexString(), tokens: String(purchase.tokens) },
      },
      { idempotencyKey: `purchase:${purchaseId}` },
    ),
  );
  await app.models.purchases.updateOne(
    { _id: purchase._id, paymentIntentId: null },
    { $set: { paymentIntentId: intent.id } },
  );
  return intent;
}

/**
 * Prepares the payment of a token pack.
 * @throws AppError 409 before a receipt can be made out to the company, 422 for an amount that is not on sale, 502 or 503 if the provider cannot be used; nothing was charged then
 */
export async function preparePayment(
  app: Needs,
  caller: CompanyCaller,
  input: PaymentIntentInput,
): Promise<PaymentIntentAnswer> {
  requirePack(input.ammount);
  const provider = requireProvider(app.payments);
  const company = await buyingCompany(app, caller.companyId);
  requireDocumentsPossible(company);
  const purchase = await attemptOf(app, caller, company, input);
  const intent = await intentOf(app, provider, company, purchase);
  const { state } = (await settle(app, intent)) ?? purchase;
  if (intent.client_secret === null)
    throw new AppError(502, 'The payment service refused this payment. Nothing was charged.');
  const { tokens, netOre, vatOre, totalOre, vatPercent, vatReason } = purchase;
  return {
    clientSecret: intent.client_secret,
    purchaseId: purchase._id.toHexString(),
    state,
    tokens,
    netOre,
    vatOre,
    totalOre,
    vatPercent,
    vatReason,
  };
}
