import type { ClientSession } from 'mongoose';
import { eraseNewsletter } from '../../accounts/newsletter/index.js';
import type { Settings } from '../../config/index.js';
import { countedAs } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

type Needs = Collections<
  'companyInvites' | 'consents' | 'domainProofs' | 'joinRequests' | 'newsletterSubscribers' | 'notifications' | 'outbox'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox' | 'signatures'> &
  Settings<'appOrigin'>;

/** Mails and notifications to the person, and those to others that name them, sent or not. */
async function eraseMails(
  { models }: Collections<'notifications' | 'outbox'>,
  { _id: userId, email }: UserDocument,
  session: ClientSession,
): Promise<void> {
  const address = email.toLowerCase();
  const id = userId.toHexString();
  await models.outbox.deleteMany(
    {
      // The end of a subscription that the newsletter service has not learned of yet is still owed.
      kind: { $ne: 'newsletterUnsubscription' },
      $or: [
        { 'payload.to': { $in: [email, address] } },
        { 'payload.replyTo': { $in: [email, address] } },
        { 'payload.email': address },
        { 'payload.toUser': id },
        { 'payload.about': id },
      ],
    },
    { session },
  );
  await models.notifications.deleteMany({ $or: [{ userId }, { aboutId: userId }] }, { session });
}

/**
 * Takes away what is left of a person outside of their own records: mails, invitations to them, what was
 * counted of their mails, the newsletter. Consents stay as proof, without the person.
 */
export async function eraseTraces(app: Needs, user: UserDocument, session: ClientSession): Promise<void> {
  const { models } = app;
  const { _id: userId, email } = user;
  const address = email.toLowerCase();
  await eraseMails(app, user, session);
  const invitedBy = await models.companyInvites.distinct('companyId', { email: address }).session(session);
  await app.outbox.forget(session, countedAs(user, invitedBy));
  await models.companyInvites.deleteMany({ $or: [{ email: address }, { usedBy: userId }] }, { session });
  await models.joinRequests.deleteMany({ userId }, { session });
  await models.domainProofs.deleteMany({ _id: userId }, { session });
  await eraseNewsletter(app, address, session);
  await models.consents.updateMany({ userId }, { $set: { userId: null } }, { session });
}
