import { type ClientSession, Types } from 'mongoose';
import { JOIN_REQUESTS_MAX } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { JoinRequest } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { JoinRequestDocument } from '../../records/join-request.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { meetCompany } from './meet.js';
import { checkOwner } from './members.js';
import { colleagueOf } from './membership.js';
import { type LeaveNeeds, leavePlaceholder } from './placeholder.js';

type ListNeeds = Collections<'joinRequests' | 'users'> & Pick<Platform, 'clock'>;

type Needs = ListNeeds &
  LeaveNeeds &
  Collections<'auditEntries'> &
  Pick<Platform, 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

const fullName = ({ givenName, familyName }: UserDocument): string =>
  `${givenName} ${familyName}`.trim() || t('Somebody');

/** @returns who asks to join, the first to ask first; nobody for a member who does not own the company */
export async function listJoinRequests(app: ListNeeds, { userId, companyId }: CompanyCaller): Promise<JoinRequest[]> {
  const { models, clock } = app;
  const owns = await models.users.exists({ _id: userId, companyId, companyOwner: true });
  if (owns === null) return [];
  const waiting = await models.joinRequests
    .find({ companyId, expiresAt: { $gt: clock.now() } })
    .sort({ askedAt: 1, _id: 1 })
    .limit(JOIN_REQUESTS_MAX)
    .lean<JoinRequestDocument[]>();
  const askers = await models.users
    .find({ _id: { $in: waiting.map((request) => request.userId) } })
    .lean<UserDocument[]>();
  const byId = new Map(askers.map((asker) => [asker._id.toHexString(), asker]));
  return waiting.flatMap((request) => {
    const asker = byId.get(request.userId.toHexString());
    // Who joined by an invitation meanwhile waits for nothing.
    if (asker === undefined || asker.companyId?.equals(companyId) === true) return [];
    return {
      id: request._id.toHexString(),
      name: fullName(asker),
      email: asker.email,
      askedAt: request.askedAt.toISOString(),
    };
  });
}

/** @throws AppError 409 for somebody who has a company of their own that is more than a placeholder, or a company that stopped */
async function letJoin(
  app: Needs,
  asker: UserDocument,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await meetCompany(app, companyId, session);
  const isFree = await leavePlaceholder(app, asker, session);
  const { matchedCount } = isFree
    ? await app.models.users.updateOne(
        { _id: asker._id, companyId: null, talentSeekerProfileId: { $ne: null } },
        { $set: colleagueOf(companyId) },
        { session },
      )
    : { matchedCount: 0 };
  if (matchedCount === 0)
    throw new AppError(409, t('{name} belongs to another company on Vela.', { name: fullName(asker) }));
}

async function tellAsker(
  app: Needs,
  { companyId, userId: sender }: CompanyCaller,
  asker: UserDocument,
  accepted: boolean,
  session: ClientSession,
): Promise<void> {
  const company = await app.models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  await leaveMail(app, session, `joinAnswered:${new Types.ObjectId().toHexString()}`, {
    to: { user: asker._id },
    template: 'joinAnswered',
    // It has a number, so its form is filled in: it is called after nobody.
    about: null,
    by: { sender, company: companyId },
    values: () => ({
      firstName: asker.givenName,
      companyName: company.name || t('the company'),
      accepted: accepted ? 'yes' : '',
      link: app.config.appOrigin + PATHS.talentSeekerDashboard,
    }),
  });
}

/**
 * The owner's answer to somebody who asks to join; it is mailed to them.
 * @returns who still waits
 * @throws AppError 403 if the caller is not the owner, 404 if nobody waits under the id, 409 for somebody who has a company
 */
export async function answerJoinRequest(
  app: Needs,
  caller: CompanyCaller,
  id: string,
  accepted: boolean,
): Promise<JoinRequest[]> {
  const { models, clock } = app;
  const { companyId, userId } = caller;
  await app.inTransaction(async (session) => {
    const request = await models.joinRequests
      .findOneAndDelete({ _id: new Types.ObjectId(id), companyId, expiresAt: { $gt: clock.now() } }, { session })
      .lean<JoinRequestDocument | null>();
    if (request === null) throw notFound(t('Nobody waits for this answer any more.'));
    await checkOwner(app, caller, session);
    const asker = await models.users.findById(request.userId).session(session).lean<UserDocument | null>();
    if (asker === null) return;
    if (accepted) await letJoin(app, asker, companyId, session);
    await recordAudit(app, session, {
      action: accepted ? 'company.joinAccepted' : 'company.joinDeclined',
      actorId: userId,
      subject: 'user',
      subjectId: asker._id,
      companyId,
    });
    await tellAsker(app, caller, asker, accepted, session);
  });
  return listJoinRequests(app, caller);
}
