import type { Types } from 'mongoose';
import { filtersOf, isFiltering } from '@vela/contracts/filters';
import { dayOf } from '@vela/market/days';
import { talentConversations } from '../../hiring/conversations/index.js';
import { movesOf } from '../../hiring/desk/index.js';
import { rankingsOf } from '../../hiring/rankings/index.js';
import { freeProfilesGivenTo } from '../../money/ledger/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { countedAs } from '../../platform/mail/index.js';
import type { MailMessage } from '../../platform/outbox/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { AbuseReportDocument } from '../../records/abuse-report.js';
import type { AuditEntryDocument } from '../../records/audit-entry.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { HireDocument } from '../../records/hire.js';
import type { InterestDocument } from '../../records/interest.js';
import type { JobSeekerProfileDocument, ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';
import type { OutboxDocument } from '../../records/outbox-message.js';
import type { RankingDocument } from '../../records/ranking.js';
import type { ScoreContestDocument } from '../../records/score-contest.js';
import type { SelfIdentificationDocument } from '../../records/self-identification.js';
import type { ProfilePictureDocument, UserDocument } from '../../records/user.js';
import { consentsOf, disclosuresOf } from './disclosures.js';
import { asRecruiter, type RecruiterNeeds } from './export-recruiter.js';
import { NO_ADDRESS, provenAddressOf } from './proven-address.js';
import { toWire } from './sessions.js';
import { waitingMailsOf } from './waiting-mails.js';

type Needs = Collections<
  | 'abuseReports'
  | 'auditEntries'
  | 'companies'
  | 'companyInvites'
  | 'connections'
  | 'consents'
  | 'freeProfileMarks'
  | 'conversationReads'
  | 'conversations'
  | 'hires'
  | 'domainProofs'
  | 'jobSeekerProfiles'
  | 'joinRequests'
  | 'meetings'
  | 'moves'
  | 'messages'
  | 'newsletterSubscribers'
  | 'notifications'
  | 'openRoles'
  | 'outbox'
  | 'profilePictures'
  | 'profileViews'
  | 'purchases'
  | 'roleVisits'
  | 'interests'
  | 'rankings'
  | 'scoreContests'
  | 'skillSuggestions'
  | 'savedSearches'
  | 'passkeys'
  | 'selfIdentifications'
  | 'talentMarks'
  | 'talentSeekerProfiles'
  | 'users'
> &
  Pick<Platform, 'callCounts' | 'clock' | 'handles' | 'marks' | 'outbox' | 'sessions'> &
  RecruiterNeeds;

/** A report of the caller's own. What the platform made of it tells of the other side too. */
const reportOf = ({ closingNote: _platforms, ...report }: AbuseReportDocument) => report;

/**
 * What a company wrote to the caller and what the caller answered. The company's own notes, what the request cost it, why it took
 * one back and what of its role the request keeps for the score alone are the company's.
 */
const receivedOf = ({
  conversation: _theirs,
  sentBy: _who,
  price: _cost,
  reservation: _held,
  wanted: _asked,
  reason,
  ...received
}: ConnectionDocument) => ({ ...received, reason: received.status === 'declined' ? reason : null });

/**
 * Where the caller was shown, by the day: beside the moment of a view a moment would tell in which company's list, which is the
 * company's, as is what it looked for.
 */
const rankingOf = ({ at, roleId, place, basisPoints, scoreVersion, filters }: RankingDocument) => ({
  day: dayOf(at),
  roleId,
  place,
  basisPoints,
  scoreVersion,
  narrowed: isFiltering(filtersOf(filters)),
});

/**
 * A hire as the talent knows it: what it costs the company, who there told of it, where the talent stood with them, and what the
 * company and the platform told each other of its end, is theirs. Why it was undone is told to both sides.
 */
const hireOf = ({
  reportedBy: _who,
  feeOre: _fee,
  band: _price,
  invoiceDueAt: _when,
  late: _late,
  endReportedOn: _theirs,
  stageBefore: _stage,
  rejection,
  ...hire
}: HireDocument) => (hire.status === 'undone' ? { ...hire, rejection } : hire);

/** A doubt of the caller's and the answer; who of the platform gave it is the platform's. */
const contestOf = ({ answeredBy: _who, ...contest }: ScoreContestDocument) => contest;

/**
 * What was done, by the caller or with their account. Who else did it, and why, was written for administrators alone.
 * @param userId the caller's
 */
function loggedOf({ actorId, details, ...entry }: AuditEntryDocument, userId: Types.ObjectId) {
  if (actorId?.equals(userId) === true) return { ...entry, actorId, details };
  const { reason: _theirs, ...told } = details;
  return { ...entry, details: told };
}

const subscriptionOf = ({ tokenHash: _secret, ...subscription }: NewsletterSubscriberDocument) => subscription;

/** Links in mails let whoever holds them act, so only what was sent and when is told, and what the caller wrote themselves. */
function mailOf({ payload, kind, status, createdAt, deliveredAt }: OutboxDocument) {
  const { template, values }: Partial<MailMessage> = typeof payload === 'object' ? (payload ?? {}) : {};
  const wrote = template === 'contactMessage' ? values : undefined;
  return {
    kind,
    template: template ?? null,
    status,
    createdAt,
    deliveredAt,
    ...(wrote === undefined ? {} : { wrote }),
  };
}

async function asTalent(app: Needs, caller: Caller) {
  const { jobSeekerProfileId: id, userId } = caller;
  if (id === null) return null;
  const { models } = app;
  const [profile, received, reports, views, hires, selfIdentification, rankings, interests, contests] =
    await Promise.all([
      models.jobSeekerProfiles.findById(id).lean<JobSeekerProfileDocument | null>(),
      models.connections.find({ jobSeekerProfileId: id }).sort({ createdAt: 1 }).lean<ConnectionDocument[]>(),
      // What the company reported of the caller is the company's: the other side never learns of it.
      models.abuseReports.find({ jobSeekerProfileId: id, by: { $ne: 'company' } }).lean<AbuseReportDocument[]>(),
      models.profileViews.find({ jobSeekerProfileId: id }).sort({ at: 1 }).lean<ProfileViewDocument[]>(),
      models.hires.find({ jobSeekerProfileId: id }).sort({ reportedAt: 1 }).lean<HireDocument[]>(),
      models.selfIdentifications.findOne({ userId }).lean<SelfIdentificationDocument | null>(),
      rankingsOf(app, id),
      models.interests.find({ jobSeekerProfileId: id }).sort({ createdAt: 1 }).lean<InterestDocument[]>(),
      models.scoreContests.find({ jobSeekerProfileId: id }).sort({ createdAt: 1 }).lean<ScoreContestDocument[]>(),
    ]);
  return {
    profile,
    selfIdentification,
    requestsReceived: received.map(receivedOf),
    conversations: await talentConversations(app, id),
    reports: reports.map(reportOf),
    hires: hires.map(hireOf),
    // For which role is left out: talent come upon roles whose company is not named.
    views: views.map(({ companyId, at }) => ({ companyId, at })),
    rankings: rankings.map(rankingOf),
    movesByPeople: (await movesOf(app, id)).map(({ at, ...move }) => ({ day: dayOf(at), ...move })),
    scoreContests: contests.map(contestOf),
    interests: interests.map(({ openRoleId, createdAt, terms }) => ({ openRoleId, createdAt, terms })),
    disclosures: await disclosuresOf(app, caller),
  };
}

const pictureOf = ({ contentType, bytes, updatedAt }: ProfilePictureDocument) => ({
  contentType,
  base64: bytes.toString('base64'),
  updatedAt,
});

/** When staff was shown a person, by the ids of what tells of them. Nobody learns that they were reported. */
async function looksAt({ models }: Needs, ids: readonly Types.ObjectId[]) {
  const looks = await models.auditEntries
    .find({ shown: { $in: [...ids] }, 'details.list': { $ne: 'reports' } }, { _id: 0, at: 1, 'details.list': 1 })
    .sort({ at: 1 })
    .lean<AuditEntryDocument[]>();
  return looks.map(({ at, details }) => ({ at, list: details['list'] }));
}

/**
 * Everything that is stored about a person. Stored documents of their own are given as they are, so that a field that
 * is added later is in the export too; what belongs to somebody else, and secrets, are left out by name.
 */
export async function exportOf(app: Needs, caller: Caller): Promise<Buffer> {
  const { models, clock } = app;
  const { userId } = caller;
  const account = await models.users.findById(userId).lean<UserDocument | null>();
  const { email, written } = account === null ? NO_ADDRESS : provenAddressOf(account);
  const invitedBy = email === null ? [] : await models.companyInvites.distinct('companyId', { email });
  const [
    picture,
    talent,
    recruiter,
    consents,
    subscription,
    mails,
    freeProfilesGivenAt,
    notifications,
    mailCounts,
    callCounts,
    log,
    sessions,
    passkeys,
    skillSuggestions,
    invitationsReceived,
    conversationsRead,
  ] = await Promise.all([
    models.profilePictures.findOne({ userId }),
    asTalent(app, caller),
    asRecruiter(app, caller),
    consentsOf(app, caller),
    models.newsletterSubscribers.findOne({ email: { $in: written } }).lean<NewsletterSubscriberDocument | null>(),
    models.outbox.find(waitingMailsOf({ id: userId, written })).lean<OutboxDocument[]>(),
    freeProfilesGivenTo(app, { linkedinSub: account?.linkedinSub ?? '', email }),
    models.notifications.find({ userId }, { _id: 0, title: 1, createdAt: 1, readAt: 1 }).sort({ createdAt: 1 }).lean(),
    app.outbox.countedOf(countedAs({ _id: userId, email }, invitedBy)),
    app.callCounts.listed(userId),
    models.auditEntries
      // Whom an administrator looked at is about those.
      .find({ $or: [{ actorId: userId }, { subjectId: { $in: [userId, caller.jobSeekerProfileId] } }] }, { shown: 0 })
      .sort({ at: 1 })
      .lean<AuditEntryDocument[]>(),
    app.sessions.list(userId, '', caller.admin),
    models.passkeys.find({ userId }, { _id: 0, name: 1, createdAt: 1, lastUsedAt: 1 }).lean(),
    models.skillSuggestions.find({ userId }).sort({ createdAt: 1 }).lean(),
    // By which company; who of it invited, and the way in, is theirs.
    models.companyInvites
      .find(
        { $or: [{ email: { $in: written } }, { usedBy: userId }] },
        { _id: 0, companyId: 1, createdAt: 1, expiresAt: 1, revokedAt: 1 },
      )
      .sort({ createdAt: 1 })
      .lean(),
    models.conversationReads.find({ userId }, { _id: 0, connectionId: 1, number: 1, at: 1 }).sort({ at: 1 }).lean(),
  ]);
  const toldOf = [userId, subscription?._id, ...(talent?.hires ?? []).map(({ _id }) => _id)].filter(
    (id) => id !== undefined,
  );
  const everything = {
    exportedAt: clock.now(),
    account,
    picture: picture === null ? null : pictureOf(picture),
    talent,
    recruiter,
    consents,
    newsletter: subscription === null ? null : subscriptionOf(subscription),
    mails: mails.map(mailOf),
    notifications,
    mailCounts,
    callCounts,
    freeProfilesGivenAt,
    auditLog: log.map((entry) => loggedOf(entry, userId)),
    shownToStaff: await looksAt(app, toldOf),
    passkeys,
    skillSuggestions,
    invitationsReceived,
    conversationsRead,
    sessions: sessions.map(toWire).map(({ device, place, signedInAt, lastUsedAt }) => ({
      device,
      place,
      signedInAt,
      lastUsedAt,
    })),
  };
  return Buffer.from(JSON.stringify(everything, null, 2));
}
