import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/**
 * Has the purchases of a company looked at that may not be paid any more, because it or its buyer is closed, suspended
 * or gone, or because it pays another price.
 * @param session the transaction of that change: whatever becomes of this process, the job looks at them next
 */
export async function doubtPurchases(
  { models }: Collections<'purchases'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.purchases.updateMany(
    { companyId, liveOf: { $type: 'objectId' } },
    { $set: { checkedAt: new Date(0) } },
    { session },
  );
}
