import type { Types } from 'mongoose';
import { handledMeetings, writtenMessages } from '../../hiring/conversations/index.js';
import { profilesInSight, sightOf } from '../../hiring/sight/index.js';
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

type SightNeeds = Parameters<typeof sightOf>[0] & Parameters<typeof profilesInSight>[0];

export type RecruiterNeeds = SightNeeds &
  Collections<
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

/** Whether something belongs to the company that the caller is in now: of others what became of it is theirs. */
const isOwnIn =
  (companyId: Types.ObjectId | null) =>
  (record: { readonly companyId: Types.ObjectId }): boolean =>
    companyId?.equals(record.companyId) === true;

/** A record about a talent, who is no longer named once their account is gone. */
interface About {
  readonly companyId: Types.ObjectId;
  readonly jobSeekerProfileId: Types.ObjectId | null;
}

/** By what the company knows the talent of a record; null where it does not see them, whatever became of them. */
type Known = (record: About) => string | null;

/**
 * Whom the caller's company sees now. Who hides, pauses or is gone looks the same, and of a company that the caller is not in any more
 * nobody is told: else it would say who is still there.
 */
async function knownTo(
  app: SightNeeds,
  { companyId, jobSeekerProfileId }: Caller,
  records: readonly About[],
): Promise<Known> {
  if (companyId === null) return () => null;
  const isOwn = isOwnIn(companyId);
  const sight = await sightOf(app, { companyId, jobSeekerProfileId });
  const ids = records.flatMap((record) =>
    isOwn(record) && record.jobSeekerProfileId !== null ? [record.jobSeekerProfileId] : [],
  );
  const seen = await profilesInSight(app, sight, ids);
  return (record) => {
    const { jobSeekerProfileId: id } = record;
    return id !== null && isOwn(record) && seen.has(id.toHexString()) ? sight.handles.handleOf(id) : null;
  };
}

/** What the caller sent in a company's name. The talent is named by a handle only, whatever they disclosed. */
function sentOf(connection: ConnectionDocument, known: Known, isOwn: boolean) {
  const { _id, openRole, text, status, price, createdAt, answeredAt } = connection;
  const jobSeeker = known(connection);
  // It is erased with the account of whom it was written to.
  const written = { _id, jobSeeker, openRole: openRole.name, text: jobSeeker === null ? '' : text, createdAt };
  return isOwn ? { ...written, status, price, answeredAt } : written;
}

/** A role that the caller wrote; colleagues may have written it anew since. */
const postedOf = (role: OpenRoleDocument, isOwn: boolean) =>
  isOwn ? role : { _id: role._id, companyId: role.companyId, createdAt: role.createdAt };

/** A profile that the caller opened in the company's name. */
function lookOf(look: ProfileViewDocument, known: Known) {
  const jobSeeker = known(look);
  return jobSeeker === null ? [] : [{ jobSeeker, openRoleId: look.openRoleId, at: look.at }];
}

/** What the caller marked of a talent in the company's name; what colleagues wrote is theirs. */
function markedOf(mark: TalentMarkDocument, known: Known, userId: Types.ObjectId) {
  const { shortlistedAt, shortlistedBy, note, notedBy } = mark;
  const jobSeeker = known(mark);
  if (jobSeeker === null) return [];
  return [
    {
      jobSeeker,
      ...(shortlistedBy?.equals(userId) === true ? { shortlistedAt } : {}),
      ...(notedBy?.equals(userId) === true ? { note } : {}),
    },
  ];
}

/** Whom the caller moved in a role's list, and why. */
function movedOf(move: MoveDocument, known: Known) {
  const { openRoleId, where, reason, at } = move;
  const jobSeeker = known(move);
  return { jobSeeker, openRoleId, where, reason: jobSeeker === null ? '' : reason, at };
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
export async function asRecruiter(app: RecruiterNeeds, caller: Caller) {
  const { userId, talentSeekerProfileId, companyId } = caller;
  if (talentSeekerProfileId === null) return null;
  const { models } = app;
  const asked = await models.joinRequests.find({ userId }, { companyId: 1, askedAt: 1, _id: 0 }).lean();
  const proof = await models.domainProofs.findById(userId, { domain: 1, expiresAt: 1, _id: 0 }).lean();
  const [profile, company, sent, invited, looked, savedSearches, roleVisits, marks, moves, roles, purchases, hires] =
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
      models.moves.find({ userId }).sort({ at: 1 }).lean<MoveDocument[]>(),
      models.openRoles.find({ createdBy: userId }).sort({ createdAt: 1 }).lean<OpenRoleDocument[]>(),
      models.purchases.find({ userId }).sort({ createdAt: 1 }).lean<PurchaseDocument[]>(),
      models.hires.find({ reportedBy: userId }).sort({ reportedAt: 1 }).lean<HireDocument[]>(),
    ]);
  const isOwn = isOwnIn(companyId);
  const known = await knownTo(app, caller, [...sent, ...looked, ...marks, ...moves]);
  return {
    profile,
    company,
    requestsSent: sent.map((one) => sentOf(one, known, isOwn(one))),
    messagesWritten: await writtenMessages(app, userId),
    timesToMeet: await handledMeetings(app, userId),
    colleaguesInvited: invited,
    askedToJoin: asked,
    domainToProve: proof,
    savedSearches,
    rolesVisited: roleVisits,
    talentsMarked: marks.flatMap((mark) => markedOf(mark, known, userId)),
    talentsMoved: moves.map((move) => movedOf(move, known)),
    rolesPosted: roles.map((role) => postedOf(role, isOwn(role))),
    purchasesBegun: purchases.map((purchase) => purchaseOf(purchase, isOwn(purchase))),
    hiresReported: hires.map((hire) => reportedOf(hire, isOwn(hire))),
    profilesViewed: looked.flatMap((look) => lookOf(look, known)),
  };
}
