import type { Types } from 'mongoose';
import { writtenMessages } from '../../hiring/conversations/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { HireDocument } from '../../records/hire.js';
import type { ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { MoveDocument } from '../../records/move.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import type { TalentMarkDocument } from '../../records/talent-mark.js';
import type { TalentSeekerProfileDocument } from '../../records/talent-seeker-profile.js';

export type RecruiterNeeds = Collections<
  | 'companies'
  | 'companyInvites'
  | 'connections'
  | 'conversations'
  | 'domainProofs'
  | 'hires'
  | 'joinRequests'
  | 'meetings'
  | 'messages'
  | 'moves'
  | 'openRoles'
  | 'profileViews'
  | 'purchases'
  | 'roleVisits'
  | 'savedSearches'
  | 'talentMarks'
  | 'talentSeekerProfiles'
> &
  Pick<Platform, 'handles'>;

/** By what the company knows the talent of a record; the store's own id would tell whose profile it is. */
const handleIn = async (
  { handles }: Pick<Platform, 'handles'>,
  { companyId, jobSeekerProfileId }: Pick<ConnectionDocument, 'companyId' | 'jobSeekerProfileId'>,
): Promise<string> => (await handles.for(companyId)).handleOf(jobSeekerProfileId);

/** Whether something belongs to the company that the caller is in now: of others what became of it is theirs. */
const isOwnIn =
  (companyId: Types.ObjectId | null) =>
  (record: { readonly companyId: Types.ObjectId }): boolean =>
    companyId?.equals(record.companyId) === true;

/** What the caller sent in a company's name. The talent is named by a handle only, whatever they disclosed. */
async function sentOf(app: Pick<Platform, 'handles'>, connection: ConnectionDocument, isOwn: boolean) {
  const { _id, openRole, text, status, price, createdAt, answeredAt } = connection;
  const jobSeeker = await handleIn(app, connection);
  const written = { _id, jobSeeker, openRole: openRole.name, text, createdAt };
  return isOwn ? { ...written, status, price, answeredAt } : written;
}

/** A role that the caller wrote; colleagues may have written it anew since. */
const postedOf = (role: OpenRoleDocument, isOwn: boolean) =>
  isOwn ? role : { _id: role._id, companyId: role.companyId, createdAt: role.createdAt };

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

/** What the caller did in a company's name. The talent's answer is the talent's. */
const reportedOf = ({ _id, connectionId, roleName, agreement, status, reportedAt }: HireDocument, isOwn: boolean) =>
  isOwn ? { _id, connectionId, roleName, agreement, status, reportedAt } : { _id, connectionId, reportedAt };

/** Names of an attempt and of a payment let whoever holds them ask about it. */
function purchaseOf({ attempts: _keys, paymentIntentId: _payment, ...purchase }: PurchaseDocument, isOwn: boolean) {
  const { _id, companyId, createdAt } = purchase;
  return isOwn ? purchase : { _id, companyId, createdAt };
}

/**
 * What is stored of somebody as a recruiter. Of a company that they are not in any more it is what they did there, and nothing of what
 * became of it since.
 */
export async function asRecruiter(app: RecruiterNeeds, { userId, talentSeekerProfileId, companyId }: Caller) {
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
  const isOwn = isOwnIn(companyId);
  return {
    profile,
    company,
    requestsSent: await Promise.all(sent.map((one) => sentOf(app, one, isOwn(one)))),
    messagesWritten: await writtenMessages(app, userId),
    colleaguesInvited: invited,
    askedToJoin: asked,
    domainToProve: proof,
    savedSearches,
    rolesVisited: roleVisits,
    talentsMarked: await Promise.all(marks.map((mark) => markedOf(app, mark, userId))),
    talentsMoved: await movesBy(app, userId),
    rolesPosted: roles.map((role) => postedOf(role, isOwn(role))),
    purchasesBegun: purchases.map((purchase) => purchaseOf(purchase, isOwn(purchase))),
    hiresReported: hires.map((hire) => reportedOf(hire, isOwn(hire))),
    profilesViewed: await Promise.all(looked.map((look) => lookOf(app, look))),
  };
}
