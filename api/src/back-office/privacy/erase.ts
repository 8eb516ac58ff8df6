import type { ClientSession, Types } from 'mongoose';
import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import type { Settings } from '../../config/index.js';
import { eraseRequests, finish } from '../../hiring/connections/index.js';
import { detachAuthor, eraseTalentConversations } from '../../hiring/conversations/index.js';
import { eraseToldOfHires } from '../../hiring/hires/index.js';
import { eraseRankings } from '../../hiring/rankings/index.js';
import { endPurchases, type PaymentNeeds } from '../../money/subscriptions/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { eraseReasons } from './erase-reasons.js';
import { eraseMails, eraseTraces } from './erase-traces.js';
import { leaveCompany } from './leave-company.js';

/** What ending an account works with. */
export type EraseNeeds = Collections<
  | 'abuseReports'
  | 'auditEntries'
  | 'companies'
  | 'companyInvites'
  | 'companyLogos'
  | 'connections'
  | 'consents'
  | 'conversationReads'
  | 'conversations'
  | 'domainProofs'
  | 'hires'
  | 'interests'
  | 'jobSeekerProfiles'
  | 'joinRequests'
  | 'ledgerEntries'
  | 'meetings'
  | 'moves'
  | 'messages'
  | 'newsletterSubscribers'
  | 'notifications'
  | 'openRoles'
  | 'outbox'
  | 'passkeys'
  | 'profilePictures'
  | 'profileViews'
  | 'roleVisits'
  | 'rankings'
  | 'scoreContests'
  | 'skillSuggestions'
  | 'savedSearches'
  | 'selfIdentifications'
  | 'talentMarks'
  | 'talentSeekerProfiles'
  | 'users'
> &
  Pick<Platform, 'callCounts' | 'clock' | 'handles' | 'inTransaction' | 'live' | 'outbox' | 'sessions' | 'signatures'> &
  Settings<'appOrigin'> &
  PaymentNeeds & { readonly profileWatcher: ProfileWatcher };

/** Why an account ended: its owner asked, nobody used it, or an admin decided, with a note. */
export type ErasureReason = 'requested' | 'inactive' | { readonly actorId: Types.ObjectId; readonly note: string };

/** @returns who did it and why, as the audit log keeps it */
function auditedAs(reason: ErasureReason, userId: Types.ObjectId) {
  if (typeof reason !== 'string')
    return { action: 'admin.userDeleted', actorId: reason.actorId, details: { reason: reason.note } } as const;
  return { action: 'account.erased', actorId: reason === 'requested' ? userId : null, details: { reason } } as const;
}

/** Requests that wait for the talent end, so that companies get back what they reserved. */
async function releaseRequests(
  app: EraseNeeds,
  jobSeekerProfileId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const open = await app.models.connections
    .find({ jobSeekerProfileId, status: 'open' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const { _id } of open) await finish(app, _id, { status: 'declined', reason: null }, session);
}

/** What others did with a talent and said of them: whom they opened, marked, moved and reported. And what the talent said. */
async function eraseSaid(
  { models }: Collections<'abuseReports' | 'interests' | 'moves' | 'profileViews' | 'scoreContests' | 'talentMarks'>,
  jobSeekerProfileId: Types.ObjectId,
  session: ClientSession | null,
): Promise<void> {
  const within = session === null ? {} : { session };
  await models.profileViews.deleteMany({ jobSeekerProfileId }, within);
  await models.talentMarks.deleteMany({ jobSeekerProfileId }, within);
  // That a recruiter decided something about somebody stays in the company's log; about whom and why does not.
  await models.moves.updateMany({ jobSeekerProfileId }, { $set: { jobSeekerProfileId: null, reason: '' } }, within);
  await models.interests.deleteMany({ jobSeekerProfileId }, within);
  await models.scoreContests.deleteMany({ jobSeekerProfileId }, within);
  await models.abuseReports.updateMany({ jobSeekerProfileId }, { $set: { text: '' } }, within);
}

/** What is kept of a person alone, under their account. Consents stay as proof, without the person. */
async function eraseOwn(
  {
    models,
  }: Collections<
    | 'consents'
    | 'passkeys'
    | 'profilePictures'
    | 'roleVisits'
    | 'savedSearches'
    | 'selfIdentifications'
    | 'skillSuggestions'
    | 'talentSeekerProfiles'
  >,
  userId: Types.ObjectId,
  session: ClientSession | null,
): Promise<void> {
  const within = session === null ? {} : { session };
  await models.talentSeekerProfiles.deleteMany({ userId }, within);
  await models.savedSearches.deleteMany({ userId }, within);
  await models.roleVisits.deleteMany({ userId }, within);
  await models.skillSuggestions.deleteMany({ userId }, within);
  await models.selfIdentifications.deleteMany({ userId }, within);
  await models.passkeys.deleteMany({ userId }, within);
  await models.profilePictures.deleteMany({ userId }, within);
  await models.consents.updateMany({ userId }, { $set: { userId: null } }, within);
}

async function eraseTalent(
  app: EraseNeeds,
  jobSeekerProfileId: Types.ObjectId | null,
  session: ClientSession,
): Promise<void> {
  if (jobSeekerProfileId === null) return;
  await releaseRequests(app, jobSeekerProfileId, session);
  await eraseTalentConversations(app, jobSeekerProfileId, session);
  await eraseRequests(app, jobSeekerProfileId, session);
  await eraseToldOfHires(app, jobSeekerProfileId, session);
  await eraseSaid(app, jobSeekerProfileId, session);
  await eraseRankings(app, jobSeekerProfileId, session);
  await app.models.jobSeekerProfiles.deleteOne({ _id: jobSeekerProfileId }, { session });
}

async function erase(
  app: EraseNeeds,
  userId: Types.ObjectId,
  reason: ErasureReason,
  session: ClientSession,
): Promise<UserDocument | null> {
  const { models } = app;
  const user = await models.users.findById(userId).session(session).lean<UserDocument | null>();
  // Who signed in since the mail keeps the account, and who cannot.
  if (user === null || (reason === 'inactive' && (!user.retentionWarnedAt || user.suspendedAt))) return null;
  await eraseReasons(app, user, session);
  await eraseTalent(app, user.jobSeekerProfileId, session);
  await detachAuthor(app, userId, session);
  await leaveCompany(app, user, session);
  await eraseOwn(app, userId, session);
  await models.talentMarks.updateMany({ shortlistedBy: userId }, { $set: { shortlistedBy: null } }, { session });
  await models.talentMarks.updateMany({ notedBy: userId }, { $set: { notedBy: null } }, { session });
  await models.moves.updateMany({ userId }, { $set: { userId: null } }, { session });
  await eraseTraces(app, user, session);
  await models.users.deleteOne({ _id: userId }, { session });
  await recordAudit(app, session, { ...auditedAs(reason, userId), subject: 'user', subjectId: userId });
  return user;
}

/**
 * Deletes an account: who it was is gone at once, everywhere and for everybody, also for companies that had learned
 * it. Accounting stays, detached from the person. Signs the person out in every browser.
 */
export async function eraseAccount(app: EraseNeeds, userId: Types.ObjectId, reason: ErasureReason): Promise<void> {
  const user = await app.inTransaction((session) => erase(app, userId, reason, session));
  if (user === null) return;
  // Before anything is waited for: colleagues would count who is none of them any more.
  if (user.jobSeekerProfileId !== null) app.profileWatcher.profileSaved(user.jobSeekerProfileId.toHexString());
  await app.sessions.endAll(userId);
  await app.callCounts.forget(userId);
  // What was written while the transaction ran, by a sign-in, the log of rankings or others, was not to be seen within it.
  await eraseOwn(app, userId, null);
  await eraseMails(app, user, null);
  if (user.companyId !== null) await endPurchases(app, user.companyId);
  if (user.jobSeekerProfileId === null) return;
  await eraseRankings(app, user.jobSeekerProfileId, null);
  await eraseToldOfHires(app, user.jobSeekerProfileId, null);
  await eraseSaid(app, user.jobSeekerProfileId, null);
}
