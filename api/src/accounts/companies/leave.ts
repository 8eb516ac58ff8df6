import { type ClientSession, Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { OUTSIDE } from './membership.js';
import { namesakeOf } from './placeholder.js';

type Needs = Collections<'auditEntries' | 'companies' | 'users'> &
  Pick<Platform, 'clock' | 'outbox'> &
  Settings<'appOrigin'>;

/** Whose a company becomes, and why. */
interface Heir {
  readonly heir: UserDocument;
  readonly companyId: Types.ObjectId;
  readonly why: 'ownerLeft' | 'ownerSuspended';
}

const canAct = ({ suspendedAt }: UserDocument): boolean => suspendedAt == null;

async function tellHeir(
  app: Needs,
  { heir, companyId }: Heir,
  about: Types.ObjectId | null,
  session: ClientSession,
): Promise<void> {
  const company = await app.models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  await leaveMail(app, session, `companyHandedOver:${new Types.ObjectId().toHexString()}`, {
    to: { user: heir._id },
    template: 'companyHandedOver',
    about,
    values: () => ({
      firstName: heir.givenName,
      companyName: company.name || t('your company'),
      link: app.config.appOrigin + PATHS.companyProfile,
    }),
  });
}

/** Nobody decided it: the log says so, and the new owner is told where they can act. */
async function passTo(app: Needs, passed: Heir, session: ClientSession): Promise<void> {
  const { heir, companyId, why } = passed;
  const { companies, users } = app.models;
  const company = await companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const namesake = await namesakeOf(app, company, session);
  await users.updateMany({ companyId, companyOwner: true }, { $set: { companyOwner: false } }, { session });
  await users.updateOne({ _id: heir._id }, { $set: { companyOwner: true } }, { session });
  await recordAudit(app, session, {
    action: 'company.handedOver',
    subject: 'user',
    subjectId: heir._id,
    companyId,
    details: { kind: why },
  });
  await tellHeir(app, passed, namesake, session);
}

const membersOf = ({ models }: Needs, companyId: Types.ObjectId, session: ClientSession): Promise<UserDocument[]> =>
  models.users.find({ companyId }).sort({ createdAt: 1 }).session(session).lean<UserDocument[]>();

/**
 * Takes a user out of their company; the longest-serving colleague becomes the owner where the owner leaves, of those who can
 * sign in where there is one.
 * @returns whether anybody is left in it
 */
export async function takeOut(
  app: Needs,
  { _id }: Pick<UserDocument, '_id'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  await app.models.users.updateOne({ _id }, { $set: OUTSIDE }, { session });
  const remaining = await membersOf(app, companyId, session);
  const heir = remaining.find(canAct) ?? remaining[0];
  if (heir === undefined) return false;
  if (!remaining.some(({ companyOwner }) => companyOwner))
    await passTo(app, { heir, companyId, why: 'ownerLeft' }, session);
  return true;
}

/**
 * Who is suspended answers nobody and hands nothing over: their company passes to the longest-serving colleague who can act,
 * where there is one.
 */
export async function passOnWhereOwnerIsSuspended(
  app: Needs,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const members = await membersOf(app, companyId, session);
  const heir = members.find(canAct);
  if (heir !== undefined && !members.some((member) => member.companyOwner && canAct(member)))
    await passTo(app, { heir, companyId, why: 'ownerSuspended' }, session);
}
