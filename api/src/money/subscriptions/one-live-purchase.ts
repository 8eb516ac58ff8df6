import type { Connection, Types } from 'mongoose';

/**
 * Purchases from before one person had one of them at a time: none of those that were begun is gone on with, and the
 * browser's name for an attempt becomes one of several.
 */
export async function oneLivePurchase(connection: Connection): Promise<void> {
  const purchases = connection.collection('purchases');
  const indexes = await purchases.indexes().catch(() => []);
  for (const { name } of indexes) if (name === 'companyId_1_attempt_1') await purchases.dropIndex(name);
  const named = purchases.find<{ _id: Types.ObjectId; attempt: string; refundedOre?: number }>(
    { attempt: { $type: 'string' } },
    { projection: { attempt: 1, refundedOre: 1 } },
  );
  for await (const { _id, attempt, refundedOre = 0 } of named)
    await purchases.updateOne(
      { _id },
      {
        $set: {
          attempts: [attempt],
          liveOf: null,
          intentTry: 0,
          begunAt: null,
          receivedOre: null,
          disputes: [],
          refunds: [],
          decided: null,
          creditedOre: refundedOre,
        },
        $unset: { attempt: '' },
      },
    );
}
