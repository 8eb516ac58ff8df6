import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';

/**
 * Notes that a purchase may have been charged and the provider does not say: it is asked again until it does.
 * @returns the purchase afterwards; what was decided meanwhile stays
 */
export async function markUnknown(
  { models, clock }: Collections<'purchases'> & Pick<Platform, 'clock'>,
  { _id }: PurchaseDocument,
): Promise<PurchaseDocument> {
  await models.purchases.updateOne(
    { _id, liveOf: { $ne: null }, state: { $ne: 'unknown' } },
    { $set: { state: 'unknown', checkedAt: clock.now() } },
  );
  return models.purchases.findById(_id).orFail().lean<PurchaseDocument>();
}
