import { type ClientSession, Types } from 'mongoose';
import type { Company } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { endPurchases, type PaymentNeeds } from '../../money/subscriptions/index.js';
import { doubtPurchases } from '../../money/vat/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { ProfileWatcher } from '../job-seekers/index.js';
import { forgetCompanyNews } from '../notifications/index.js';
import { hideAsLeft, type Ties } from '../shields/index.js';
import { revokeInvitesBy } from './end-invites.js';
import { OUTSIDE } from './membership.js';
import { readCompany } from './read.js';

type Needs = Collections<'auditEntries' | 'companies' | 'notifications' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction'>;
type RemoveNeeds = Needs &
  PaymentNeeds &
  Collections<'companyInvites' | 'jobSeekerProfiles' | 'shieldTurns'> & {
    readonly profileWatcher: ProfileWatcher;
    readonly ties: Ties;
  };

/** @throws AppError 403 if the caller does not own the company */
export async function checkOwner(
  { models }: Collections<'users'>,
  { userId, companyId }: CompanyCaller,
  session: ClientSession,
): Promise<void> {
  const owner = await models.users.exists({ _id: userId, companyId, companyOwner: true }).session(session);
  if (owner === null) throw new AppError(403, t('Only the owner of the company can do this.'));
}

export async function companyAfter(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
): Promise<Company> {
  const company = await readCompany(app, companyId);
  if (company === null) throw new Error('The company vanished while its members changed.');
  return company;
}

/** Somebody who leaves goes on hiding from the company, or whoever comes back into its lists at that moment would be them. */
async function keepHidden(
  app: RemoveNeeds,
  { jobSeekerProfileId }: Pick<UserDocument, 'jobSeekerProfileId'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  if (jobSeekerProfileId === null) return;
  const company = await app.models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  for (const met of await hideAsLeft(app, jobSeekerProfileId, company, session))
    await app.ties.end(met, [jobSeekerProfileId], session);
}

/** Takes somebody out of the company, and notes who did. */
async function noLongerIn(
  app: RemoveNeeds,
  { companyId, userId }: CompanyCaller,
  member: UserDocument,
  session: ClientSession,
): Promise<void> {
  const { _id } = member;
  await app.models.users.updateOne({ _id, companyId, companyOwner: false }, { $set: OUTSIDE }, { session });
  await keepHidden(app, member, companyId, session);
  await recordAudit(app, session, {
    action: _id.equals(userId) ? 'company.memberLeft' : 'company.memberRemoved',
    actorId: userId,
    subject: 'user',
    subjectId: _id,
    companyId,
  });
  await revokeInvitesBy(app, _id, session);
  await forgetCompanyNews(app, _id, session);
  await doubtPurchases(app, companyId, session);
}

/** What follows outside the transaction in which somebody was taken out. */
async function afterLeaving(
  app: RemoveNeeds,
  { companyId }: CompanyCaller,
  { jobSeekerProfileId }: UserDocument,
): Promise<void> {
  if (jobSeekerProfileId !== null) app.profileWatcher.profileSaved(jobSeekerProfileId.toHexString());
  await endPurchases(app, companyId);
}

/**
 * Takes a colleague out of the company. What they did for it stays with the company, and their talent profile stays hidden from it.
 * @throws AppError 403 if the caller is not the owner, 404 if there is no such colleague, 409 for the owner themself
 */
export async function removeMember(app: RemoveNeeds, caller: CompanyCaller, memberId: string): Promise<Company> {
  const { companyId } = caller;
  const _id = new Types.ObjectId(memberId);
  const removed = await app.inTransaction(async (session) => {
    const member = await app.models.users.findOne({ _id, companyId }).session(session).lean<UserDocument | null>();
    if (member === null) throw notFound(t('There is no such colleague.'));
    await checkOwner(app, caller, session);
    if (_id.equals(caller.userId))
      throw new AppError(409, t('Make a colleague the owner before you leave the company.'));
    await noLongerIn(app, caller, member, session);
    return member;
  });
  await afterLeaving(app, caller, removed);
  return companyAfter(app, companyId);
}

/**
 * Leaves the company, with what `removeMember` keeps of somebody.
 * @throws AppError 409 for the owner, who hands it over first
 */
export async function leave(app: RemoveNeeds, caller: CompanyCaller): Promise<{ ok: boolean }> {
  const { companyId, userId } = caller;
  const { users } = app.models;
  const left = await app.inTransaction(async (session) => {
    const member = await users.findOne({ _id: userId, companyId }).session(session).lean<UserDocument | null>();
    // Removed at the same moment: they are where they wanted to be.
    if (member === null) return null;
    if (member.companyOwner) {
      const colleague = await users.exists({ _id: { $ne: userId }, companyId }).session(session);
      throw new AppError(
        409,
        colleague === null
          ? t('You are alone in it: invite a colleague and make them the owner before you leave the company.')
          : t('Make a colleague the owner before you leave the company.'),
      );
    }
    await noLongerIn(app, caller, member, session);
    return member;
  });
  if (left !== null) await afterLeaving(app, caller, left);
  return { ok: true };
}

/**
 * Lets a colleague change what stands on documents, or no longer.
 * @throws AppError 403 if the caller is not the owner, 404 if there is no such colleague, 409 for the owner themself
 */
export async function setBillingRight(
  app: Needs,
  caller: CompanyCaller,
  memberId: string,
  billing: boolean,
): Promise<Company> {
  const { companyId, userId } = caller;
  const _id = new Types.ObjectId(memberId);
  await app.inTransaction(async (session) => {
    const member = await app.models.users.exists({ _id, companyId }).session(session);
    if (member === null) throw notFound(t('There is no such colleague.'));
    await checkOwner(app, caller, session);
    if (_id.equals(userId)) throw new AppError(409, t('As the owner you have this right already.'));
    await app.models.users.updateOne({ _id, companyId }, { $set: { companyBilling: billing } }, { session });
    await recordAudit(app, session, {
      action: billing ? 'company.billingGiven' : 'company.billingTaken',
      actorId: userId,
      subject: 'user',
      subjectId: _id,
      companyId,
    });
  });
  return companyAfter(app, companyId);
}

/**
 * Makes a colleague the owner in the caller's place.
 * @throws AppError 403 if the caller is not the owner, 404 if there is no such colleague, 409 for one who cannot sign in
 */
export async function handOver(app: Needs, caller: CompanyCaller, memberId: string): Promise<Company> {
  const { companyId, userId } = caller;
  const { users } = app.models;
  const _id = new Types.ObjectId(memberId);
  await app.inTransaction(async (session) => {
    const member = await users
      .findOne({ _id, companyId })
      .session(session)
      .lean<Pick<UserDocument, 'suspendedAt'> | null>();
    if (member === null) throw notFound(t('There is no such colleague.'));
    await checkOwner(app, caller, session);
    if (member.suspendedAt != null)
      throw new AppError(409, t('This colleague cannot use Vela at the moment. Choose another one.'));
    await users.updateOne({ _id: userId }, { $set: { companyOwner: false } }, { session });
    await users.updateOne({ _id }, { $set: { companyOwner: true } }, { session });
    await recordAudit(app, session, {
      action: 'company.handedOver',
      actorId: userId,
      subject: 'user',
      subjectId: _id,
      companyId,
    });
  });
  return companyAfter(app, companyId);
}
