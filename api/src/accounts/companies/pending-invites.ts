import { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { CompanyInvite } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyInviteDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import { revokeWhere } from './end-invites.js';

type Needs = Collections<'companyInvites'> & Pick<Platform, 'clock'>;

/** @returns what names a company's invitations that nobody has used yet and that are not over */
export const pendingOf = ({ clock }: Pick<Platform, 'clock'>, companyId: Types.ObjectId) => ({
  companyId,
  usedBy: null,
  revokedAt: null,
  expiresAt: { $gt: clock.now() },
});

/** @returns invitations that still open the company's door, newest first */
export async function listInvites(app: Needs, { companyId }: CompanyCaller): Promise<CompanyInvite[]> {
  const invites = await app.models.companyInvites
    .find(pendingOf(app, companyId))
    .sort({ createdAt: -1, email: 1 })
    .limit(LISTED_MAX)
    .lean<CompanyInviteDocument[]>();
  return invites.map(({ _id, email, createdAt, expiresAt }) => ({
    id: _id.toHexString(),
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Takes an invitation back; one that is used, revoked or over already stays as it is.
 * @returns the invitations that remain
 * @throws AppError 404 if the company sent no such invitation
 */
export async function revokeInvite(app: Needs, caller: CompanyCaller, id: string): Promise<CompanyInvite[]> {
  const { companyInvites } = app.models;
  const _id = new Types.ObjectId(id);
  const known = await companyInvites.exists({ _id, companyId: caller.companyId });
  if (known === null) throw notFound(t('There is no such invitation.'));
  await revokeWhere(app, { _id, ...pendingOf(app, caller.companyId) });
  return listInvites(app, caller);
}
