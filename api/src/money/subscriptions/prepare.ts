import type Stripe from 'stripe';
import type { PaymentIntentAnswer, PaymentIntentInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { refreshVatCheck } from '../vat/index.js';
import { attemptOf } from './attempt.js';
import { cancelForBuyer } from './cancel.js';
import { createIntent } from './intent.js';
import type { PaymentNeeds } from './needs.js';
import { buyingCompany, holdsPrice, requireDocumentsPossible, requirePack } from './prices.js';
import { readPayment, requireProvider, sentenceFor } from './provider.js';
import { isProviderError } from './provider-errors.js';
import { settle } from './settle.js';
import { markUnknown } from './unknown.js';

/** Each round ends a purchase that the caller does not want any more; others may begin one in between. */
const ROUNDS = 5;
/** States in which there is something to pay with. */
const PAYABLE: readonly string[] = ['open', 'failed', 'needsAction'];

interface Standing {
  readonly purchase: PurchaseDocument;
  readonly clientSecret: string | null;
}

const answerOf = ({ purchase, clientSecret }: Standing): PaymentIntentAnswer => {
  const { _id, state, tokens, netOre, vatOre, totalOre, vatPercent, vatReason } = purchase;
  return {
    clientSecret: PAYABLE.includes(state) ? clientSecret : null,
    purchaseId: _id.toHexString(),
    state,
    tokens,
    netOre,
    vatOre,
    totalOre,
    vatPercent,
    vatReason,
  };
};

/** The payment as the provider has it now, made where there is none yet. */
async function standingOf(app: PaymentNeeds, provider: Stripe, purchase: PurchaseDocument): Promise<Standing> {
  const { paymentIntentId } = purchase;
  if (purchase.liveOf === null) return { purchase, clientSecret: null };
  try {
    const intent =
      paymentIntentId === null
        ? await createIntent(app, provider, purchase)
        : await readPayment(provider, paymentIntentId);
    return { purchase: (await settle(app, intent)) ?? purchase, clientSecret: intent.client_secret };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    // A browser may have paid it: nobody can say that nothing was charged.
    if (purchase.begunAt !== null) return { purchase: await markUnknown(app, purchase), clientSecret: null };
    throw sentenceFor(error);
  }
}

/**
 * Prepares the payment of a token pack. A purchase that the caller began anywhere and has not ended is gone on with; one
 * for another pack, or at a price that does not hold any more, is ended at the provider before another is begun.
 * @throws AppError 409 before a receipt can be made out to the company, 422 for an amount that is not on sale, 502 or 503 if the provider cannot be used; nothing was charged then
 */
export async function preparePayment(
  app: PaymentNeeds,
  caller: CompanyCaller,
  input: PaymentIntentInput,
): Promise<PaymentIntentAnswer> {
  requirePack(input.ammount);
  const provider = requireProvider(app.payments);
  await refreshVatCheck(app, caller.companyId);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const company = await buyingCompany(app, caller.companyId);
    requireDocumentsPossible(company);
    const standing = await standingOf(app, provider, await attemptOf(app, caller, company, input));
    const { purchase } = standing;
    if (purchase.state === 'canceled') continue;
    const fits = purchase.netOre === input.ammount && holdsPrice(company, purchase);
    if (fits || !PAYABLE.includes(purchase.state)) return answerOf(standing);
    const after = await cancelForBuyer(app, provider, purchase);
    if (after.state !== 'canceled') return answerOf({ purchase: after, clientSecret: null });
  }
  throw new AppError(503, t('This payment is being prepared in several windows. Please try again in a moment.'));
}
