import type { Types } from 'mongoose';
import { filtersOf, isFiltering } from '@vela/contracts/filters';
import { talentConversations, writtenMessages } from '../../hiring/conversations/index.js';
import { movesOf } from '../../hiring/desk/index.js';
import { rankingsOf } from '../../hiring/rankings/index.js';
import { freeProfilesGivenTo } from '../../money/ledger/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { countedAs } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { AbuseReportDocument } from '../../records/abuse-report.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { HireDocument } from '../../records/hire.js';
import type { InterestDocument } from '../../records/interest.js';
import type { JobSeekerProfileDocument, ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { MoveDocument } from '../../records/move.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { OutboxDocument } from '../../records/outbox-message.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import type { RankingDocument } from '../../records/ranking.js';
import type { SelfIdentificationDocument } from '../../records/self-identification.js';
import type { TalentMarkDocument } from '../../records/talent-mark.js';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';
import type { ProfilePictureDocument, UserDocument } from '../../records/user.js';
import { consentsOf, disclosuresOf } from './disclosures.js';
import { NO_ADDRESS, provenAddressOf } from './proven-address.js';
import { toWire } from './sessions.js';

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
  Pick<Platform, 'clock' | 'handles' | 'marks' | 'outbox' | 'sessions'>;

/** A report of the caller's own. What the platform made of it tells of the other side too. */
const reportOf = ({ closingNote: _platforms, ...report }: AbuseReportDocument) => report;

/** What a company wrote to the caller and what the caller answered; the company's own notes are the company's. */
const receivedOf = ({ conversation: _theirs, sentBy: _who, ...received }: ConnectionDocument) => received;

/** By what the company knows the talent of a record; the store's own id would tell whose profile it is. */
const handleIn = async (
  { handles }: Pick<Platform, 'handles'>,
  { companyId, jobSeekerProfileId }: Pick<ConnectionDocument, 'companyId' | 'jobSeekerProfileId'>,
): Promise<string> => (await handles.for(companyId)).handleOf(jobSeekerProfileId);

/** What the caller sent in the company's name. The talent is named by a handle only, whatever they disclosed. */
async function sentOf(app: Pick<Platform, 'handles'>, connection: ConnectionDocument) {
  const { _id, openRole, text, status, price, createdAt, answeredAt } = connection;
  const jobSeeker = await handleIn(app, connection);
  return { _id, jobSeeker, openRole: openRole.name, text, status, price, createdAt, answeredAt };
}

/** A profile that the caller opened in the company's name. */
async function lookOf(app: Pick<Platform, 'handles'>, look: ProfileViewDocument) {
  return { jobSeeker: await handleIn(app, look), openRoleId: look.openRoleId, at: look.at };
}

/** What the caller marked of a talent in the company's name; what colleagues wrote is theirs. */
async function markedOf(app: Pick<Platform, 'handles'>, mark: TalentMarkDocument, userId: Types.ObjectId) {
  const { shortlistedAt, shortlistedBy, note, notedBy } = mark;
  return {
    jobSeeker: await handleIn(app, mark),
    ...(shortlistedBy?.equals(userId) === true ? { shortlistedAt } : {}),
    ...(notedBy?.equals(userId) === true ? { note } : {}),
  };
}

/** Whom the caller moved in a role's list, and why. */
async function movesBy(app: Collections<'moves'> & Pick<Platform, 'handles'>, userId: Types.ObjectId) {
  const moves = await app.models.moves.find({ userId }).sort({ at: 1 }).lean<MoveDocument[]>();
  return Promise.all(
    moves.map(async ({ companyId, jobSeekerProfileId, openRoleId, where, reason, at }) => ({
      jobSeeker: jobSeekerProfileId === null ? null : await handleIn(app, { companyId, jobSeekerProfileId }),
      openRoleId,
      where,
      reason,
      at,
    })),
  );
}

/** Where the caller was shown. In which company's list, and what it looked for, is the company's. */
const rankingOf = ({ at, roleId, place, basisPoints, scoreVersion, filters }: RankingDocument) => ({
  at,
  roleId,
  place,
  basisPoints,
  scoreVersion,
  narrowed: isFiltering(filtersOf(filters)),
});

/** A hire as the talent knows it: what it costs the company, and who there told of it, is the company's. */
const hireOf = ({
  reportedBy: _who,
  feeOre: _fee,
  band: _price,
  invoiceDueAt: _when,
  late: _late,
  ...hire
}: HireDocument) => hire;

/** What the caller did in the company's name. The talent's answer is the talent's. */
const reportedOf = ({ _id, connectionId, roleName, agreement, status, reportedAt }: HireDocument) => ({
  _id,
  connectionId,
  roleName,
  agreement,
  status,
  reportedAt,
});

/** Names of an attempt and of a payment let whoever holds them ask about it. */
const purchaseOf = ({ attempts: _keys, paymentIntentId: _payment, ...purchase }: PurchaseDocument) => purchase;

const subscriptionOf = ({ tokenHash: _secret, ...subscription }: NewsletterSubscriberDocument) => subscription;

/** Links in mails let whoever holds them act, so only what was sent and when is told. */
function mailOf({ payload, status, createdAt, deliveredAt }: OutboxDocument) {
  const template: unknown =
    typeof payload === 'object' && payload !== null && 'template' in payload ? payload.template : null;
  return { template, status, createdAt, deliveredAt };
}

async function asTalent(app: Needs, caller: Caller) {
  const { jobSeekerProfileId: id, userId } = caller;
  if (id === null) return null;
  const { models } = app;
  const [profile, received, reports, views, hires, selfIdentification, rankings, interests] = await Promise.all([
    models.jobSeekerProfiles.findById(id).lean<JobSeekerProfileDocument | null>(),
    models.connections.find({ jobSeekerProfileId: id }).sort({ createdAt: 1 }).lean<ConnectionDocument[]>(),
    // What the company reported of the caller is the company's: the other side never learns of it.
    models.abuseReports.find({ jobSeekerProfileId: id, by: { $ne: 'company' } }).lean<AbuseReportDocument[]>(),
    models.profileViews.find({ jobSeekerProfileId: id }).sort({ at: 1 }).lean<ProfileViewDocument[]>(),
    models.hires.find({ jobSeekerProfileId: id }).sort({ reportedAt: 1 }).lean<HireDocument[]>(),
    models.selfIdentifications.findOne({ userId }).lean<SelfIdentificationDocument | null>(),
    rankingsOf(app, id),
    models.interests.find({ jobSeekerProfileId: id }).sort({ createdAt: 1 }).lean<InterestDocument[]>(),
  ]);
  return {
    profile,
    selfIdentification,
    requestsReceived: received.map(receivedOf),
    conversations: await talentConversations(app, id),
    reports: reports.map(reportOf),
    hires: hires.map(hireOf),
    views: views.map(({ companyId, openRoleId, at }) => ({ companyId, openRoleId, at })),
    rankings: rankings.map(rankingOf),
    movesByPeople: await movesOf(app, id),
    scoreContests: await models.scoreContests.find({ jobSeekerProfileId: id }).sort({ createdAt: 1 }).lean(),
    interests: interests.map(({ openRoleId, createdAt }) => ({ openRoleId, createdAt })),
    disclosures: await disclosuresOf(app, caller),
  };
}

async function asRecruiter(app: Needs, { userId, talentSeekerProfileId, companyId }: Caller) {
  if (talentSeekerProfileId === null) return null;
  const { models } = app;
  const asked = await models.joinRequests.find({ userId }, { companyId: 1, askedAt: 1, _id: 0 }).lean();
  const proof = await models.domainProofs.findById(userId, { domain: 1, expiresAt: 1, _id: 0 }).lean();
  const [profile, company, sent, invited, looked, savedSearches, roleVisits, marks, roles, purchases, hires] =
    await Promise.all([
      models.talentSeekerProfiles.findById(talentSeekerProfileId).lean<TalentSeekerProfileDocument | null>(),
      companyId === null ? null : models.companies.findById(companyId).lean<CompanyDocument | null>(),
      models.connections.find({ sentBy: userId }).sort({ createdAt: 1 }).lean<ConnectionDocument[]>(),
      models.companyInvites
        .find({ invitedBy: userId })
        .select({ email: 1, createdAt: 1, expiresAt: 1, revokedAt: 1 })
        .lean<{ email: string }[]>(),
      models.profileViews.find({ userId }).sort({ at: 1 }).lean<ProfileViewDocument[]>(),
      models.savedSearches.find({ userId }).lean<{ _id: Types.ObjectId }[]>(),
      models.roleVisits.find({ userId }, { _id: 0, openRoleId: 1, at: 1 }).lean(),
      models.talentMarks.find({ $or: [{ shortlistedBy: userId }, { notedBy: userId }] }).lean<TalentMarkDocument[]>(),
      models.openRoles.find({ createdBy: userId }).sort({ createdAt: 1 }).lean<OpenRoleDocument[]>(),
      models.purchases.find({ userId }).sort({ createdAt: 1 }).lean<PurchaseDocument[]>(),
      models.hires.find({ reportedBy: userId }).sort({ reportedAt: 1 }).lean<HireDocument[]>(),
    ]);
  return {
    profile,
    company,
    requestsSent: await Promise.all(sent.map((one) => sentOf(app, one))),
    messagesWritten: await writtenMessages(app, userId),
    colleaguesInvited: invited,
    askedToJoin: asked,
    domainToProve: proof,
    savedSearches,
    rolesVisited: roleVisits,
    talentsMarked: await Promise.all(marks.map((mark) => markedOf(app, mark, userId))),
    talentsMoved: await movesBy(app, userId),
    rolesPosted: roles,
    purchasesBegun: purchases.map(purchaseOf),
    hiresReported: hires.map(reportedOf),
    profilesViewed: await Promise.all(looked.map((look) => lookOf(app, look))),
  };
}

const pictureOf = ({ contentType, bytes, updatedAt }: ProfilePictureDocument) => ({
  contentType,
  base64: bytes.toString('base64'),
  updatedAt,
});

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
    models.outbox
      // Of what was delivered nothing is kept that names anybody.
      .find({
        status: { $in: ['pending', 'failed'] },
        $or: [{ 'payload.to': { $in: written } }, { 'payload.toUser': userId.toHexString() }],
      })
      .lean<OutboxDocument[]>(),
    freeProfilesGivenTo(app, { linkedinSub: account?.linkedinSub ?? '', email }),
    models.notifications.find({ userId }, { _id: 0, title: 1, createdAt: 1, readAt: 1 }).sort({ createdAt: 1 }).lean(),
    app.outbox.countedOf(countedAs({ _id: userId, email }, invitedBy)),
    models.auditEntries
      .find({ $or: [{ actorId: userId }, { subjectId: { $in: [userId, caller.jobSeekerProfileId] } }] })
      .sort({ at: 1 })
      .lean(),
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
    freeProfilesGivenAt,
    auditLog: log,
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
