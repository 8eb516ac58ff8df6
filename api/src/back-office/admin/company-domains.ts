import { Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import type { AdminCompany, AdminDomain } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { takeDomainAwayFrom } from '../../accounts/companies/index.js';
import type { Ties } from '../../accounts/shields/index.js';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { noSuchCompany, readCompanyForAdmin } from './companies.js';

type Needs = Collections<
  'auditEntries' | 'companies' | 'jobSeekerProfiles' | 'ledgerEntries' | 'openRoles' | 'shieldTurns' | 'users'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'> & { readonly ties: Ties };

/**
 * Takes a domain away that a company has proven; its owner is told by mail.
 * @throws AppError 404 if there is no such company, or it has not proven the domain
 */
export async function takeDomainAwayForAdmin(
  app: Needs,
  caller: Caller,
  id: string,
  { domain, reason }: AdminDomain,
): Promise<AdminCompany> {
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    const company = await app.models.companies.findById(_id).session(session).lean<CompanyDocument | null>();
    if (company === null) throw noSuchCompany();
    await takeDomainAwayFrom(app, _id, domain, session);
    await recordAudit(app, session, {
      action: 'admin.companyDomainTakenAway',
      actorId: caller.userId,
      subject: 'company',
      subjectId: _id,
      companyId: _id,
      details: { domain, reason },
    });
    const owner = await app.models.users
      .findOne({ companyId: _id, companyOwner: true })
      .session(session)
      .lean<UserDocument | null>();
    if (owner === null) return;
    await leaveMail(app, session, `companyVerification:${new Types.ObjectId().toHexString()}`, {
      to: { user: owner._id },
      template: 'companyVerification',
      about: null,
      values: () => ({
        firstName: owner.givenName,
        companyName: company.name || t('Your company'),
        outcome: 'domainTakenAway',
        reason: `${domain}: ${reason}`,
        link: app.config.appOrigin + PATHS.companyProfile,
      }),
    });
  });
  return readCompanyForAdmin(app, id);
}
