import type Stripe from 'stripe';
import { t } from '@vela/language';
import { TOKEN_PRICE_ORE } from '@vela/market/prices';
import { AppError } from '../../platform/errors/index.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { closeCase } from './cases.js';
import { followDispute } from './dispute.js';
import type { MoneyNeeds } from './needs.js';
import { isProviderError } from './provider-errors.js';
import { followRefunds } from './refund.js';
import { credit } from './settle.js';

const notSaid = (error: unknown): AppError =>
  new AppError(
    isProviderError(error) && error.statusCode === 400 ? 409 : 503,
    isProviderError(error) && error.statusCode === 400
      ? t('The payment provider refuses this: {message}', { message: error.message })
      : t('The payment provider does not answer. Please look again in a moment what came of it.'),
    { cause: error },
  );

/**
 * Pays back all that is left of a purchase's payment. What it does to tokens follows from what the provider then has.
 * @param key makes it happen once, whoever presses how often
 * @throws AppError 409 if the provider refuses it, 503 if it does not say
 */
export async function refundPurchase(
  app: MoneyNeeds,
  provider: Stripe,
  { paymentIntentId }: PurchaseDocument,
  key: string,
): Promise<void> {
  if (paymentIntentId === null) throw new AppError(409, t('Nothing was paid that could be refunded.'));
  try {
    await provider.refunds.create({ payment_intent: paymentIntentId }, { idempotencyKey: key });
    await followRefunds(app, provider, paymentIntentId);
  } catch (error) {
    if (error instanceof AppError || !isProviderError(error)) throw error;
    throw notSaid(error);
  }
}

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

/** Credits what arrived although it is not the price: the purchase is for that amount from then on. */
export async function creditDifference(app: MoneyNeeds, purchase: PurchaseDocument): Promise<void> {
  const { receivedOre } = purchase;
  if (purchase.state !== 'differs' || receivedOre === null || purchase.refundedOre > 0)
    throw new AppError(409, t('There is nothing to credit.'));
  await app.inTransaction(async (session) => {
    const amounts = boughtBy(purchase, receivedOre);
    await app.models.purchases.updateOne(
      { _id: purchase._id, paidAt: null, state: 'differs' },
      { $set: amounts },
      { session },
    );
    await credit(app, { ...purchase, ...amounts }, session);
    await closeCase(app, purchase, { kind: 'amountDiffers', subjectId: null }, 'credited', session);
  });
}
