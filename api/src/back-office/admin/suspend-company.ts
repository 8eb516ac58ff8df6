import { type ClientSession, Types } from 'mongoose';
import type { AdminCompany, ReasonInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import {
  checkNotClosed,
  namesakeOf,
  passOnWhereOwnerIsSuspended,
  revokeInvites,
} from '../../accounts/companies/index.js';
import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import { withdrawRequests } from '../../hiring/connections/index.js';
import { endPurchases } from '../../money/subscriptions/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { noSuchCompany, readCompanyForAdmin } from './companies.js';
import { type LiftNeeds, liftSuspension, suspendInside, type SuspendNeeds, type WithWhom } from './suspend-user.js';

type Needs = SuspendNeeds &
  Collections<'auditEntries' | 'companies' | 'companyInvites' | 'ledgerEntries' | 'openRoles'> &
  Pick<Platform, 'inTransaction'> & { readonly profileWatcher: ProfileWatcher };

type UnsuspendCompanyNeeds = LiftNeeds &
  Collections<'auditEntries' | 'companies' | 'ledgerEntries' | 'openRoles'> &
  Pick<Platform, 'inTransaction'> & { readonly profileWatcher: ProfileWatcher };

async function companyIn(
  { models }: Collections<'companies'>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<CompanyDocument> {
  const company = await models.companies.findById(_id).session(session).lean<CompanyDocument | null>();
  if (company === null) throw noSuchCompany();
  return company;
}

/** @returns how a company is named to its people */
const namedIn = async (
  app: Collections<'users'>,
  company: CompanyDocument,
  session: ClientSession,
): Promise<WithWhom> => ({
  companyName: () => company.name || t('Your company'),
  namesake: await namesakeOf(app, company, session),
});

/** Its people may still see talents who had accepted once it acts again; until then nothing of it goes on. */
async function stop(app: Needs, companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  await revokeInvites(app, companyId, session);
  await withdrawRequests(app, companyId, session);
}

const membersOf = (
  { models }: Collections<'users'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<UserDocument[]> => models.users.find({ companyId }).session(session).lean<UserDocument[]>();

/**
 * Suspends a company and everybody in it.
 * @throws AppError 404, 409 if it is closed, suspended already or the caller belongs to it
 */
export async function suspendCompany(
  app: Needs,
  caller: Caller,
  id: string,
  { reason }: ReasonInput,
): Promise<AdminCompany> {
  const companyId = new Types.ObjectId(id);
  const profileIds = await app.inTransaction(async (session) => {
    const company = await companyIn(app, companyId, session);
    checkNotClosed(company);
    if (company.suspendedAt) throw new AppError(409, t('This company is suspended already.'));
    const members = await membersOf(app, companyId, session);
    if (members.some(({ _id }) => _id.equals(caller.userId)))
      throw new AppError(409, t('You belong to this company yourself.'));
    const at = app.clock.now();
    await app.models.companies.updateOne({ _id: companyId }, { $set: { suspendedAt: at } }, { session });
    await stop(app, companyId, session);
    const active = members.filter(({ suspendedAt }) => !suspendedAt);
    const suspension = { at, reason, ...(await namedIn(app, company, session)) };
    for (const member of active) await suspendInside(app, member, suspension, session);
    await recordAudit(app, session, {
      action: 'admin.companySuspended',
      actorId: caller.userId,
      subject: 'company',
      subjectId: companyId,
      companyId,
      details: { reason, people: active.length },
    });
    return active.flatMap(({ jobSeekerProfileId }) => jobSeekerProfileId ?? []);
  });
  for (const profileId of profileIds) app.profileWatcher.profileSaved(profileId.toHexString());
  await endPurchases(app, companyId);
  return readCompanyForAdmin(app, id);
}

/**
 * Lets a company act again, with the people who were suspended together with it.
 * @throws AppError 404, 409 if it is not suspended
 */
export async function unsuspendCompany(
  app: UnsuspendCompanyNeeds,
  caller: Caller,
  id: string,
  { reason }: ReasonInput,
): Promise<AdminCompany> {
  const companyId = new Types.ObjectId(id);
  const profileIds = await app.inTransaction(async (session) => {
    const company = await companyIn(app, companyId, session);
    const { suspendedAt } = company;
    if (!suspendedAt) throw new AppError(409, t('This company is not suspended.'));
    await app.models.companies.updateOne({ _id: companyId }, { $set: { suspendedAt: null } }, { session });
    // Who was suspended on their own account has another moment, and stays so.
    const together = (await membersOf(app, companyId, session)).filter(
      (member) => member.suspendedAt?.getTime() === suspendedAt.getTime(),
    );
    const named = await namedIn(app, company, session);
    for (const member of together) await liftSuspension(app, member, named, session);
    await passOnWhereOwnerIsSuspended(app, companyId, session);
    await recordAudit(app, session, {
      action: 'admin.companyUnsuspended',
      actorId: caller.userId,
      subject: 'company',
      subjectId: companyId,
      companyId,
      details: { reason, people: together.length },
    });
    return together.flatMap(({ jobSeekerProfileId }) => jobSeekerProfileId ?? []);
  });
  for (const profileId of profileIds) app.profileWatcher.profileSaved(profileId.toHexString());
  return readCompanyForAdmin(app, id);
}
