import type Stripe from 'stripe';
import { t } from '@vela/language';
import { AppError } from '../../platform/errors/index.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import type { MoneyNeeds } from './needs.js';
import { readPayment } from './provider.js';
import { isAboutState, isProviderError } from './provider-errors.js';
import { settle } from './settle.js';

async function canceledIntent(provider: Stripe, id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await provider.paymentIntents.cancel(id);
  } catch (error) {
    if (!isAboutState(error)) throw error;
    // It was paid, is being paid, or was canceled before.
    return readPayment(provider, id);
  }
}

/**
 * Ends a purchase that is not paid, at the provider first: nobody can pay it afterwards.
 * @returns the purchase as it is then; paid or on its way if it was too late
 * @throws StripeError if the provider does not say
 */
export async function cancelPurchase(
  app: MoneyNeeds,
  provider: Stripe,
  purchase: PurchaseDocument,
): Promise<PurchaseDocument> {
  const { _id, paymentIntentId } = purchase;
  if (paymentIntentId !== null) return (await settle(app, await canceledIntent(provider, paymentIntentId))) ?? purchase;
  // Whatever the provider made of it, nobody was told how to pay it.
  await app.models.purchases.updateOne(
    { _id, paidAt: null, paymentIntentId: null },
    { $set: { state: 'canceled', liveOf: null } },
  );
  return app.models.purchases.findById(_id).orFail().lean<PurchaseDocument>();
}

/** The same for somebody who waits. @throws AppError 503 if the provider does not say */
export async function cancelForBuyer(
  app: MoneyNeeds,
  provider: Stripe,
  purchase: PurchaseDocument,
): Promise<PurchaseDocument> {
  try {
    return await cancelPurchase(app, provider, purchase);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    throw new AppError(
      503,
      t('The payment service does not say how your earlier payment stands. Please try again in a moment.'),
      {
        cause: error,
      },
    );
  }
}
