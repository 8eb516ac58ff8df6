import type Stripe from 'stripe';
import { t } from '@vela/language';
import { TOKEN_PRICE_ORE } from '@vela/market/prices';
import { lostOreOf } from '@vela/market/purchases';
import { AppError } from '../../platform/errors/index.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { closeCase, closeReturnedRefunds } from './cases.js';
import { followDispute } from './dispute.js';
import type { MoneyNeeds } from './needs.js';
import { notSaid } from './provider.js';
import { isProviderError } from './provider-errors.js';
import { followRefunds } from './refund.js';
import { credit } from './settle.js';

/** Gives a dispute up: it is lost at once. @throws AppError 409 if the provider refuses it, 503 if it does not say */
export async function acceptDispute(app: MoneyNeeds, provider: Stripe, disputeId: string): Promise<void> {
  try {
    await provider.disputes.close(disputeId);
    await followDispute(app, provider, disputeId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw notSaid(error);
  }
}

/** @returns what so much money buys, at the rate that was decided: whole tokens, the rest is rounded in the buyer's favour */
function boughtBy({ vatPercent }: PurchaseDocument, receivedOre: number) {
  const netOre = Math.round((receivedOre * 100) / (100 + vatPercent));
  return {
    tokens: Math.ceil(netOre / TOKEN_PRICE_ORE),
    netOre,
    vatOre: receivedOre - netOre,
    totalOre: receivedOre,
  };
}

/** Reads at the provider what became of a payment, which nobody may have told yet. @throws AppError 503 if it does not say */
async function followCharge(app: MoneyNeeds, provider: Stripe, intentId: string): Promise<void> {
  try {
    await followRefunds(app, provider, intentId);
    for await (const { id } of provider.disputes.list({ payment_intent: intentId, limit: 100 }))
      await followDispute(app, provider, id);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw notSaid(error);
  }
}

/** @returns what can be credited, VAT included @throws AppError 409 for what is paid back, taken back or not sure to stay */
function creditableOre({ state, receivedOre, refundedOre, disputes }: PurchaseDocument): number {
  if (disputes.some((dispute) => dispute.state === 'open'))
    throw new AppError(409, t('The bank disputes this payment. It can be credited once the dispute is won.'));
  if (state !== 'differs' || receivedOre === null || refundedOre > 0 || lostOreOf({ disputes }) > 0)
    throw new AppError(409, t('There is nothing to credit.'));
  return receivedOre;
}

/**
 * Credits what arrived although it is not the price: the purchase is for that amount from then on.
 * @throws AppError 409 if it is not there to be credited, 503 if the provider does not say
 */
export async function creditDifference(
  app: MoneyNeeds,
  provider: Stripe,
  { _id, paymentIntentId }: PurchaseDocument,
): Promise<void> {
  if (paymentIntentId !== null) await followCharge(app, provider, paymentIntentId);
  await app.inTransaction(async (session) => {
    const purchase = await app.models.purchases.findById(_id).session(session).orFail().lean<PurchaseDocument>();
    const amounts = boughtBy(purchase, creditableOre(purchase));
    await app.models.purchases.updateOne({ _id, paidAt: null, state: 'differs' }, { $set: amounts }, { session });
    await credit(app, { ...purchase, ...amounts }, session);
    await closeCase(app, purchase, { kind: 'amountDiffers', subjectId: null }, 'credited', session);
    // What came back of a refund is credited with the rest.
    await closeReturnedRefunds(app, purchase, 'credited', session);
  });
}
