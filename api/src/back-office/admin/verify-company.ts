import { Types } from 'mongoose';
import type { AdminCompany, AdminVerification } from '@vela/contracts/schemas';
import { decideVerification } from '../../accounts/companies/index.js';
import type { Ties } from '../../accounts/shields/index.js';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { noSuchCompany, readCompanyForAdmin } from './companies.js';
import { tellOwner } from './tell-owner.js';

type Needs = Collections<'auditEntries' | 'companies' | 'jobSeekerProfiles' | 'ledgerEntries' | 'openRoles' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'> & { readonly ties: Ties };

/**
 * Says that a company is who it says it is, or that this could not be verified; its owner is told by mail.
 * @throws AppError 404, 409 if it says something else of itself than what was looked at
 */
export async function verifyCompany(
  app: Needs,
  caller: Caller,
  id: string,
  { verified, reason, identityMark }: AdminVerification,
): Promise<AdminCompany> {
  const _id = new Types.ObjectId(id);
  await app.inTransaction(async (session) => {
    const company = await decideVerification(app, _id, { verified, reason, identityMark }, session);
    if (company === null) throw noSuchCompany();
    await recordAudit(app, session, {
      action: verified ? 'admin.companyVerified' : 'admin.companyDeclined',
      actorId: caller.userId,
      subject: 'company',
      subjectId: _id,
      companyId: _id,
      details: { reason },
    });
    const told = { template: 'companyVerification', outcome: verified ? 'verified' : 'declined' } as const;
    await tellOwner(app, company, { ...told, reason: () => reason }, session);
  });
  return readCompanyForAdmin(app, id);
}
