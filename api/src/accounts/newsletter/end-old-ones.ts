import type { Connection } from 'mongoose';
import { daysLater } from '@vela/market/days';
import { SUBSCRIPTION_KEPT_DAYS } from '@vela/market/retention';

/** Subscriptions that ended, or were never confirmed, before there was a day on which they go get theirs. */
export async function endOldSubscriptions(connection: Connection): Promise<void> {
  await connection
    .collection('newsletterSubscribers')
    .updateMany(
      { status: { $in: ['pending', 'ended'] }, keptUntil: { $exists: false } },
      { $set: { keptUntil: daysLater(new Date(), SUBSCRIPTION_KEPT_DAYS) } },
    );
}
