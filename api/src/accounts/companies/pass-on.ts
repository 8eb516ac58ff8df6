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
import { namesakeOf } from './placeholder.js';

/** What passing a company on needs. */
export type PassOnNeeds = Collections<'auditEntries' | 'companies' | 'users'> &
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
  app: PassOnNeeds,
  heir: UserDocument,
  { company, about }: { readonly company: CompanyDocument; readonly about: Types.ObjectId | null },
  session: ClientSession,
): Promise<void> {
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
async function passTo(app: PassOnNeeds, { heir, companyId, why }: Heir, session: ClientSession): Promise<void> {
  const { companies, users } = app.models;
  const company = await companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  // Of a company that is called after its owner that is whoever owned it until now.
  const about = await namesakeOf(app, company, session);
  await users.updateMany({ companyId, companyOwner: true }, { $set: { companyOwner: false } }, { session });
  await users.updateOne({ _id: heir._id }, { $set: { companyOwner: true } }, { session });
  await recordAudit(app, session, {
    action: 'company.handedOver',
    subject: 'user',
    subjectId: heir._id,
    companyId,
    details: { kind: why },
  });
  await tellHeir(app, heir, { company, about }, session);
}

const membersOf = (
  { models }: PassOnNeeds,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<UserDocument[]> =>
  models.users.find({ companyId }).sort({ createdAt: 1 }).session(session).lean<UserDocument[]>();

/**
 * The longest-serving colleague becomes the owner where nobody is, of those who can act where there is one.
 * @returns whether anybody is left
 */
export async function passOnWhereOwnerLeft(
  app: PassOnNeeds,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
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
  app: PassOnNeeds,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const members = await membersOf(app, companyId, session);
  const heir = members.find(canAct);
  if (heir !== undefined && !members.some((member) => member.companyOwner && canAct(member)))
    await passTo(app, { heir, companyId, why: 'ownerSuspended' }, session);
}
