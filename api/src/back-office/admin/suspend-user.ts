import { type ClientSession, Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import type { AdminUser, ReasonInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { passOnWhereOwnerIsSuspended, revokeInvitesBy } from '../../accounts/companies/index.js';
import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import type { Settings } from '../../config/index.js';
import { callOffMeetings } from '../../hiring/conversations/index.js';
import { endPurchases, type PaymentNeeds } from '../../money/subscriptions/index.js';
import { doubtPurchases } from '../../money/vat/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { forgetWarnings, type StopNeeds, stopWhereNobodyActs } from '../privacy/index.js';
import { noSuchUser, readUser } from './users.js';

/** What suspending a person works with. */
export type SuspendNeeds = StopNeeds &
  PaymentNeeds &
  Collections<'jobSeekerProfiles' | 'outbox'> &
  Pick<Platform, 'outbox' | 'sessions'> &
  Settings<'appOrigin' | 'contactEmail'>;

/** Who is suspended, or acts again, as it is told to whom it is about. */
export interface WithWhom {
  /** Of the company with which a person is suspended; empty for their own account alone. */
  readonly companyName: () => string;
  /** Whom that company is called after; null where it is nobody. */
  readonly namesake: Types.ObjectId | null;
}

/** A suspension as it is told to whom it is about. */
export interface Suspension extends WithWhom {
  readonly at: Date;
  /** Why, in an administrator's words. */
  readonly reason: string;
}

const ALONE: WithWhom = { companyName: () => '', namesake: null };

type Needs = SuspendNeeds &
  Collections<'companies'> &
  Pick<Platform, 'inTransaction'> &
  Settings<'adminEmails'> & { readonly profileWatcher: ProfileWatcher };

/** Sets whether companies find a talent. @returns whether that changed */
async function setFound(
  { models, clock }: Collections<'jobSeekerProfiles'> & Pick<Platform, 'clock'>,
  profileId: Types.ObjectId | null,
  found: boolean,
  session: ClientSession,
): Promise<boolean> {
  if (profileId === null) return false;
  const { modifiedCount } = await models.jobSeekerProfiles.updateOne(
    { _id: profileId, availableForContact: !found },
    { $set: { availableForContact: found, updatedAt: clock.now() } },
    { session },
  );
  return modifiedCount > 0;
}

/** Nobody is expected where they cannot come, asked by whom nobody answers, or charged for what they may not spend: a talent, or a company of which nobody is left who acts. */
async function stop(
  app: SuspendNeeds,
  { jobSeekerProfileId, companyId }: UserDocument,
  session: ClientSession,
): Promise<void> {
  if (jobSeekerProfileId !== null) await callOffMeetings(app, { jobSeekerProfileId }, session);
  if (companyId === null) return;
  await doubtPurchases(app, companyId, session);
  await stopWhereNobodyActs(app, companyId, session);
}

/** Says to a person, and to nobody else, why they are suspended and how they object. */
async function tell(
  app: SuspendNeeds,
  { _id, givenName }: UserDocument,
  { at, reason, companyName, namesake }: Suspension,
  session: ClientSession,
): Promise<void> {
  const { appOrigin, contactEmail } = app.config;
  await leaveMail(app, session, `accountSuspended:${_id.toHexString()}:${at.toISOString()}`, {
    to: { user: _id },
    about: namesake,
    template: 'accountSuspended',
    values: () => ({
      firstName: givenName,
      companyName: companyName(),
      reason,
      contactLink: appOrigin + PATHS.contact,
    }),
    replyTo: contactEmail,
  });
}

/** Suspends a person in the caller's transaction: signed out everywhere, found by no company, expected by nobody, told why. */
export async function suspendInside(
  app: SuspendNeeds,
  user: UserDocument,
  suspension: Suspension,
  session: ClientSession,
): Promise<void> {
  const { at } = suspension;
  const pausedBySuspension = await setFound(app, user.jobSeekerProfileId, false, session);
  await app.models.users.updateOne({ _id: user._id }, { $set: { suspendedAt: at, pausedBySuspension } }, { session });
  await revokeInvitesBy(app, user._id, session);
  await forgetWarnings(app, user._id, session);
  await stop(app, user, session);
  await app.sessions.endAll(user._id, session);
  await tell(app, user, suspension, session);
}

/** What letting a person act again works with. */
export type LiftNeeds = Collections<'jobSeekerProfiles' | 'outbox' | 'users'> &
  Pick<Platform, 'clock' | 'outbox'> &
  Settings<'appOrigin'>;

/** Lets a person act again in the caller's transaction, and tells them; a talent whom the suspension hid is found again. */
export async function liftSuspension(
  app: LiftNeeds,
  user: UserDocument,
  { companyName, namesake }: WithWhom,
  session: ClientSession,
): Promise<void> {
  if (user.pausedBySuspension === true) await setFound(app, user.jobSeekerProfileId, true, session);
  await app.models.users.updateOne(
    { _id: user._id },
    { $set: { suspendedAt: null, pausedBySuspension: false } },
    { session },
  );
  // Warned that the account ends or not: they had no way to keep it, and have all the days anew.
  await forgetWarnings(app, user._id, session);
  const since = user.suspendedAt?.toISOString() ?? '';
  await leaveMail(app, session, `accountRestored:${user._id.toHexString()}:${since}`, {
    to: { user: user._id },
    about: namesake,
    template: 'accountRestored',
    values: () => ({
      firstName: user.givenName,
      companyName: companyName(),
      link: app.config.appOrigin + PATHS.home,
    }),
  });
}

/**
 * Nobody of a suspended company acts for it, whatever their own account was suspended for.
 * @throws AppError 409 where the person's company is suspended
 */
async function checkCompanyActs(
  { models }: Collections<'companies'>,
  { companyId }: UserDocument,
  session: ClientSession,
): Promise<void> {
  if (companyId === null) return;
  const stopped = await models.companies.exists({ _id: companyId, suspendedAt: { $ne: null } }).session(session);
  if (stopped !== null)
    throw new AppError(409, t('Their company is suspended. Let the company act again first, then this account.'));
}

async function change(
  app: Needs,
  caller: Caller,
  { id, reason, to }: { readonly id: string; readonly reason: string; readonly to: 'suspended' | 'active' },
): Promise<AdminUser> {
  const _id = new Types.ObjectId(id);
  const user = await app.inTransaction(async (session) => {
    const found = await app.models.users.findById(_id).session(session).lean<UserDocument | null>();
    if (found === null) throw noSuchUser();
    if ((to === 'suspended') === Boolean(found.suspendedAt))
      throw new AppError(
        409,
        to === 'suspended' ? t('This account is suspended already.') : t('This account is active already.'),
      );
    if (to === 'active') await checkCompanyActs(app, found, session);
    await (to === 'suspended'
      ? suspendInside(app, found, { at: app.clock.now(), reason, ...ALONE }, session)
      : liftSuspension(app, found, ALONE, session));
    if (found.companyId !== null) await passOnWhereOwnerIsSuspended(app, found.companyId, session);
    await recordAudit(app, session, {
      action: to === 'suspended' ? 'admin.userSuspended' : 'admin.userUnsuspended',
      actorId: caller.userId,
      subject: 'user',
      subjectId: _id,
      companyId: found.companyId,
      details: { reason },
    });
    return found;
  });
  if (user.jobSeekerProfileId !== null) app.profileWatcher.profileSaved(user.jobSeekerProfileId.toHexString());
  if (user.companyId !== null && to === 'suspended') await endPurchases(app, user.companyId);
  return readUser(app, _id);
}

/** Suspends a person. @throws AppError 404, 409 if they are suspended already or are the caller */
export function suspendUser(app: Needs, caller: Caller, id: string, { reason }: ReasonInput): Promise<AdminUser> {
  if (caller.userId.equals(id)) throw new AppError(409, t('You cannot suspend yourself.'));
  return change(app, caller, { id, reason, to: 'suspended' });
}

/** Lets a suspended person act again. @throws AppError 404, 409 if they are not suspended, or their company is */
export const unsuspendUser = (app: Needs, caller: Caller, id: string, { reason }: ReasonInput): Promise<AdminUser> =>
  change(app, caller, { id, reason, to: 'active' });
