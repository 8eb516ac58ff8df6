import { PRICE_CHANGED } from '@vela/contracts/problem';
import type { PaymentBegin, Purchase } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import { exactOreText } from '@vela/formats';
import { t } from '@vela/language';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { refreshVatCheck } from '../vat/index.js';
import { decidedBy } from './attempt.js';
import type { PaymentNeeds } from './needs.js';
import { buyingCompany, holdsPrice, priceFor, requireDocumentsPossible } from './prices.js';
import { purchaseOfCompany, purchaseOnWire } from './read.js';

/** @returns why a purchase cannot be paid any more: its buyer has another instead, or it was given up */
async function whyEnded(
  { models }: PaymentNeeds,
  { _id, companyId, userId, createdAt }: PurchaseDocument,
): Promise<AppError> {
  const since = await models.purchases.exists({ _id: { $ne: _id }, companyId, userId, createdAt: { $gte: createdAt } });
  return new AppError(
    409,
    since === null
      ? t('This purchase has ended, as nobody went on with it for days. Nothing was charged: choose the pack again.')
      : t('You went on with this purchase in another window. Nothing was charged here.'),
  );
}

/**
 * Decides at the moment of paying who buys and with which VAT; both stay with the purchase whatever the company says of
 * itself later. From then on the provider alone knows whether it was charged.
 * @throws AppError 404, 409 if it was ended elsewhere or given up, 409 `PRICE_CHANGED` if it costs something else by now
 */
export async function beginPayment(
  app: PaymentNeeds,
  caller: CompanyCaller,
  id: string,
  { totalOre }: PaymentBegin,
): Promise<Purchase> {
  const { models, clock, inTransaction } = app;
  const asked = await purchaseOfCompany(app, caller, id);
  if (asked.paidAt !== null) return purchaseOnWire(asked, caller);
  await refreshVatCheck(app, caller.companyId);
  return inTransaction(async (session) => {
    const company = await buyingCompany(app, caller.companyId, session);
    requireDocumentsPossible(company);
    if (asked.totalOre !== totalOre || !holdsPrice(company, asked)) {
      const now = priceFor(company, asked.netOre);
      throw new AppError(
        409,
        t(
          'What is known of your company changed since you were shown the price: it is {total} now. {reason} Nothing was charged.',
          { total: exactOreText(now.totalOre), reason: VAT_REASON_TEXTS[now.vatReason] },
        ),
        { type: PRICE_CHANGED },
      );
    }
    const now = clock.now();
    const begun = await models.purchases
      .findOneAndUpdate(
        { _id: asked._id, liveOf: { $ne: null }, paidAt: null, totalOre },
        {
          $set: {
            ...decidedBy(company, asked.netOre),
            begunAt: now,
            checkedAt: now,
            state: 'unknown',
          },
        },
        { session, returnDocument: 'after' },
      )
      .lean<PurchaseDocument | null>();
    if (begun === null) throw await whyEnded(app, asked);
    return purchaseOnWire(begun, caller);
  });
}
