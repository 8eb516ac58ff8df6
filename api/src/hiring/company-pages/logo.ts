import { type ClientSession, Types } from 'mongoose';
import type { CompanyPage } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { notePageChange } from '../../accounts/companies/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { type Caller, type CompanyCaller, ReadyBytes } from '../../platform/endpoints/index.js';
import { fieldError, notFound } from '../../platform/errors/index.js';
import { redrawLogo } from '../../platform/pictures/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyLogoDocument } from '../../records/company-logo.js';
import type { Collections } from '../../records/models.js';
import { ownPage, type PageNeeds } from './read.js';

export type LogoNeeds = PageNeeds &
  Collections<'auditEntries' | 'companyLogos'> &
  Pick<Platform, 'clock' | 'inTransaction'>;

/** Puts a logo in the place of whatever was there. @param logo null for none */
async function replace(
  { models, clock }: LogoNeeds,
  companyId: Types.ObjectId,
  logo: CompanyLogoDocument | null,
  session: ClientSession,
): Promise<void> {
  const logoId = logo?._id ?? null;
  await models.companies.updateOne({ _id: companyId }, { $set: { logoId, updatedAt: clock.now() } }, { session });
  await models.companyLogos.deleteMany({ companyId }, { session });
  if (logo !== null) await models.companyLogos.insertOne(logo, { session });
}

const change = (app: LogoNeeds, { companyId, userId }: CompanyCaller, logo: CompanyLogoDocument | null) =>
  app.inTransaction(async (session) => {
    await replace(app, companyId, logo, session);
    await notePageChange(app, companyId, session);
    await recordAudit(app, session, {
      action: logo === null ? 'company.logoRemoved' : 'company.logoChanged',
      actorId: userId,
      subject: 'company',
      subjectId: companyId,
      companyId,
    });
  });

/**
 * Replaces the company's logo by what was uploaded, drawn anew; the file itself is not kept.
 * @param given the body's bytes
 * @throws AppError 422 for what is no picture, is damaged, too small or too large
 */
export async function uploadLogo(app: LogoNeeds, caller: CompanyCaller, given: unknown): Promise<CompanyPage> {
  if (!Buffer.isBuffer(given) || given.length === 0) throw fieldError('logo', t('Choose a picture.'));
  const drawn = await redrawLogo(given);
  await change(app, caller, {
    _id: new Types.ObjectId(),
    companyId: caller.companyId,
    ...drawn,
    createdAt: app.clock.now(),
  });
  return ownPage(app, caller);
}

/** Removes the company's logo; where there is none, nothing is changed. */
export async function removeLogo(app: LogoNeeds, caller: CompanyCaller): Promise<CompanyPage> {
  const hasLogo = await app.models.companies.exists({ _id: caller.companyId, logoId: { $ne: null } });
  if (hasLogo !== null) await change(app, caller, null);
  return ownPage(app, caller);
}

const noLogo = () => notFound(t('There is no such logo.'));

/** Its own people, talent whom it asked, and the platform. */
async function maySee(
  { models }: Collections<'connections'>,
  caller: Caller,
  companyId: Types.ObjectId,
): Promise<boolean> {
  if (caller.admin || caller.companyId?.equals(companyId) === true) return true;
  const { jobSeekerProfileId } = caller;
  return jobSeekerProfileId !== null && (await models.connections.exists({ jobSeekerProfileId, companyId })) !== null;
}

/** @throws AppError 404 for whoever the company is nobody to, and for a logo that was replaced or removed */
export async function readLogo(
  app: Collections<'companies' | 'companyLogos' | 'connections'>,
  caller: Caller,
  id: string,
): Promise<ReadyBytes> {
  const logo = await app.models.companyLogos.findById(new Types.ObjectId(id));
  if (logo === null || !(await maySee(app, caller, logo.companyId))) throw noLogo();
  const isOwn = caller.admin || caller.companyId?.equals(logo.companyId) === true;
  const shown = await app.models.companies.exists({
    _id: logo.companyId,
    logoId: logo._id,
    suspendedAt: null,
    ...(!isOwn && { pageTakenDown: null }),
  });
  if (shown === null) throw noLogo();
  return new ReadyBytes(logo.bytes, logo.contentType, `"${id}"`);
}
