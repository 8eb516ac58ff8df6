import { type QueryFilter, Types } from 'mongoose';
import type { Counts, Notification, NotificationPage, ReadNotificationsInput } from '@vela/contracts/schemas';
import { type Caller, onCompanysSide } from '../../platform/endpoints/index.js';
import { subjectOfMail, withRole } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { NotificationDocument } from '../../records/notification.js';

const PAGE = 30;

type Wording = Pick<Platform['outbox'], 'roleText'>;

const titleOf = ({ title, mail }: NotificationDocument, { roleText }: Wording): string =>
  (mail === undefined ? null : subjectOfMail({ ...mail, values: withRole(mail.values ?? {}, roleText) })) ?? title;

const viewOf = (told: NotificationDocument, wording: Wording): Notification => ({
  id: told._id.toHexString(),
  title: titleOf(told, wording),
  path: told.path,
  createdAt: told.createdAt.toISOString(),
  read: told.readAt !== null,
});

/**
 * Those that the list has from one on, itself not among them unless told. One that is gone meanwhile left its place in time in its id.
 * @param id of one that the caller was shown
 */
async function fromOn(
  { notifications }: Collections<'notifications'>['models'],
  { userId }: Caller,
  id: string,
  itself: '$lt' | '$lte' = '$lt',
): Promise<QueryFilter<NotificationDocument>> {
  const _id = new Types.ObjectId(id);
  const one = await notifications.findOne({ _id, userId }, { createdAt: 1 }).lean<NotificationDocument | null>();
  const createdAt = one?.createdAt ?? _id.getTimestamp();
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { [itself]: _id } }] };
}

/** @param before id of the last one that was listed before */
export async function listNotifications(
  { models, outbox }: Collections<'notifications'> & Pick<Platform, 'outbox'>,
  caller: Caller,
  before?: string,
): Promise<NotificationPage> {
  const older = before === undefined ? {} : await fromOn(models, caller, before);
  const found = await models.notifications
    .find({ userId: caller.userId, ...older })
    .sort({ createdAt: -1, _id: -1 })
    .limit(PAGE + 1)
    .lean<NotificationDocument[]>();
  const entries = found.slice(0, PAGE).map((told) => viewOf(told, outbox));
  return { entries, before: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}

/** @returns what stands beside places of the navigation */
export async function countsOf(
  { models }: Collections<'connections' | 'notifications'>,
  { userId, jobSeekerProfileId, companyId }: Caller,
): Promise<Counts> {
  const [unread, requests, counterOffers] = await Promise.all([
    models.notifications.countDocuments({ userId, readAt: null }),
    jobSeekerProfileId === null ? 0 : models.connections.countDocuments({ jobSeekerProfileId, status: 'open' }),
    companyId === null
      ? 0
      : models.connections.countDocuments({
          ...onCompanysSide({ companyId, jobSeekerProfileId }),
          status: 'open',
          'counterOffer.createdAt': { $type: 'date' },
          'counterOffer.answer': null,
        }),
  ]);
  return { unread, requests, counterOffers };
}

/** Marks those that are named as read, and no later ones than `upTo`; all where neither is said. */
export async function markRead(
  { models, clock }: Collections<'notifications'> & Pick<Platform, 'clock'>,
  caller: Caller,
  { ids, upTo }: ReadNotificationsInput,
): Promise<void> {
  const named = ids === undefined ? {} : { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  const seen = upTo === undefined ? {} : await fromOn(models, caller, upTo, '$lte');
  await models.notifications.updateMany(
    { userId: caller.userId, readAt: null, ...named, ...seen },
    { $set: { readAt: clock.now() } },
  );
}
