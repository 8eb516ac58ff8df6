import type { ClientSession } from 'mongoose';
import { eraseInvitations } from '../../accounts/companies/index.js';
import { eraseNewsletter } from '../../accounts/newsletter/index.js';
import type { Settings } from '../../config/index.js';
import { countedAs } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { provenAddressOf } from './proven-address.js';
import { waitingMailsOf } from './waiting-mails.js';

type Needs = Collections<
  'companyInvites' | 'domainProofs' | 'joinRequests' | 'newsletterSubscribers' | 'notifications' | 'outbox'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox' | 'signatures'> &
  Settings<'appOrigin'>;

/** Mails and notifications to the person, under their account or their addresses, and those to others that name them, sent or not. */
export async function eraseMails(
  { models }: Collections<'notifications' | 'outbox'>,
  user: UserDocument,
  session: ClientSession | null,
): Promise<void> {
  const { _id: userId } = user;
  const { written: addresses } = provenAddressOf(user);
  const within = session === null ? {} : { session };
  const { $or: own, ...waiting } = waitingMailsOf({ id: userId, written: addresses });
  await models.outbox.deleteMany(
    {
      ...waiting,
      // The end of a subscription that the newsletter service has not learned of yet is still owed.
      kind: { $ne: 'newsletterUnsubscription' },
      $or: [...own, { 'payload.about': userId.toHexString() }],
    },
    within,
  );
  await models.notifications.deleteMany({ $or: [{ userId }, { aboutId: userId }] }, within);
}

/**
 * Takes away what is left of a person outside of their own records: mails, invitations to them, what was
 * counted of their mails, the newsletter.
 */
export async function eraseTraces(app: Needs, user: UserDocument, session: ClientSession): Promise<void> {
  const { models } = app;
  const { _id: userId } = user;
  const { email, written } = provenAddressOf(user);
  await eraseMails(app, user, session);
  const invitedBy = email === null ? [] : await models.companyInvites.distinct('companyId', { email }).session(session);
  await app.outbox.forget(session, countedAs({ _id: userId, email }, invitedBy));
  await eraseInvitations(app, userId, written, session);
  await models.joinRequests.deleteMany({ userId }, { session });
  await models.domainProofs.deleteMany({ _id: userId }, { session });
  if (email !== null) await eraseNewsletter(app, email, session);
}
