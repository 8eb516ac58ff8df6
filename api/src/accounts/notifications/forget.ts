import type { ClientSession, Types } from 'mongoose';
import { daysLater } from '@vela/market/days';
import { NOTIFICATION_KEPT_DAYS } from '@vela/market/retention';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

/** What leads into the company's area. */
const OF_A_COMPANY = /^\/talentseeker\//;

/** Forgets what a company's affairs told somebody who belongs to it no longer. */
export async function forgetCompanyNews(
  { models }: Collections<'notifications'>,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.notifications.deleteMany({ userId, path: OF_A_COMPANY }, { session });
}

/** Forgets what is older than `NOTIFICATION_KEPT_DAYS`, read or not. */
export async function forgetNotifications({
  models,
  clock,
}: Collections<'notifications'> & Pick<Platform, 'clock'>): Promise<void> {
  await models.notifications.deleteMany({ createdAt: { $lte: daysLater(clock.now(), -NOTIFICATION_KEPT_DAYS) } });
}
