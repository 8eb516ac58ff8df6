import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { customerOf, forgetCustomer } from './customer.js';
import { buyingCompany } from './prices.js';
import { sensible, TIMEOUT_MS } from './provider.js';
import { isKeyInUse, isSpentKey, isUnknownCustomer } from './provider-errors.js';

type Needs = Collections<'companies' | 'purchases'>;

/** How often a request is made anew, with another customer or after another call made it. */
const ROUNDS = 4;
const LOOK_EVERY_MS = 50;

const purchaseNow = (app: Needs, { _id }: PurchaseDocument): Promise<PurchaseDocument> =>
  app.models.purchases.findById(_id).orFail().lean<PurchaseDocument>();

/** After an error of the provider's own it is asked first whether the payment was made all the same. */
async function madeBefore(
  provider: Stripe,
  company: CompanyDocument,
  purchase: PurchaseDocument,
): Promise<Stripe.PaymentIntent | null> {
  if (purchase.intentTry === 0 || company.stripeCustomerId == null) return null;
  const { data } = await provider.paymentIntents.list({ customer: company.stripeCustomerId, limit: 100 });
  return data.find(({ metadata, status }) => isFor(purchase, metadata) && status !== 'canceled') ?? null;
}

const isFor = ({ _id }: PurchaseDocument, metadata: Stripe.Metadata): boolean =>
  metadata['purchaseId'] === _id.toHexString();

async function makeIntent(
  app: Needs,
  provider: Stripe,
  company: CompanyDocument,
  purchase: PurchaseDocument,
): Promise<Stripe.PaymentIntent> {
  const before = await madeBefore(provider, company, purchase);
  if (before !== null) return before;
  const purchaseId = purchase._id.toHexString();
  const key = `${purchaseId}:${purchase.intentTry}`;
  return sensible(
    await provider.paymentIntents.create(
      {
        amount: purchase.totalOre,
        currency: 'sek',
        customer: await customerOf(app, provider, company, key),
        automatic_payment_methods: { enabled: true },
        metadata: { purchaseId, companyId: purchase.companyId.toHexString(), tokens: String(purchase.tokens) },
      },
      { idempotencyKey: `purchase:${key}` },
    ),
  );
}

/** Takes another key for the next try, once for each key. */
const nextTry = async ({ models }: Needs, { _id, intentTry }: PurchaseDocument): Promise<void> => {
  await models.purchases.updateOne({ _id, intentTry }, { $inc: { intentTry: 1 } });
};

/**
 * Waits for what another call is doing with the same key: it writes the payment down, or takes the next key; or it has
 * had all the time that the provider gets.
 */
async function otherCallEnded(app: Needs, purchase: PurchaseDocument): Promise<void> {
  for (let waited = 0; waited <= TIMEOUT_MS; waited += LOOK_EVERY_MS) {
    const { paymentIntentId, intentTry } = await purchaseNow(app, purchase);
    if (paymentIntentId !== null || intentTry !== purchase.intentTry) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}

/**
 * Makes what a failed request needs to be made again.
 * @returns whether it is worth another round now
 */
async function mend(
  app: Needs,
  company: CompanyDocument,
  purchase: PurchaseDocument,
  error: unknown,
): Promise<boolean> {
  if (isUnknownCustomer(error)) await forgetCustomer(app, company);
  if (isUnknownCustomer(error) || isSpentKey(error)) await nextTry(app, purchase);
  if (isKeyInUse(error)) await otherCallEnded(app, purchase);
  return isUnknownCustomer(error) || isKeyInUse(error);
}

/**
 * Makes the payment of a purchase at the provider, once however often and together it is asked for.
 * @throws StripeError if the provider refuses or does not answer; nothing can have been charged then
 */
export async function createIntent(
  app: Needs,
  provider: Stripe,
  purchase: PurchaseDocument,
): Promise<Stripe.PaymentIntent> {
  for (let round = 1; ; round += 1) {
    const [company, current] = await Promise.all([buyingCompany(app, purchase.companyId), purchaseNow(app, purchase)]);
    if (current.paymentIntentId !== null) return provider.paymentIntents.retrieve(current.paymentIntentId);
    try {
      const intent = await makeIntent(app, provider, company, current);
      await app.models.purchases.updateOne(
        { _id: purchase._id, paymentIntentId: null },
        { $set: { paymentIntentId: intent.id } },
      );
      return intent;
    } catch (error) {
      if (!(await mend(app, company, current, error)) || round === ROUNDS) throw error;
    }
  }
}
