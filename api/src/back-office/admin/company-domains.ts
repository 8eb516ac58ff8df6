import { Types } from 'mongoose';
import type { AdminCompany, AdminDomain } from '@vela/contracts/schemas';
import { takeDomainAwayFrom } from '../../accounts/companies/index.js';
import type { Ties } from '../../accounts/shields/index.js';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import { noSuchCompany, readCompanyForAdmin } from './companies.js';
import { tellOwner } from './tell-owner.js';

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
    const told = { template: 'companyVerification', outcome: 'domainTakenAway' } as const;
    await tellOwner(app, company, { ...told, reason: () => `${domain}: ${reason}` }, session);
  });
  return readCompanyForAdmin(app, id);
}
