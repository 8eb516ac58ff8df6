import type { ClientSession, Types } from 'mongoose';
import { t } from '@vela/language';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';

/**
 * Of a company that has no people any more nothing is decided: nobody acts for it, and nobody could be told.
 * @throws AppError 409 for one that is closed
 */
export function checkNotClosed({ closedAt }: Pick<CompanyDocument, 'closedAt'>): void {
  if (closedAt != null) throw new AppError(409, t('This company is closed: its last member left.'));
}

/** Closes a company that nobody is left to answer for, and its roles. */
export async function closeCompany(
  { models, clock }: Collections<'companies' | 'openRoles'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const now = clock.now();
  await models.companies.updateOne(
    { _id: companyId },
    {
      $set: { closedAt: now, closedReason: 'lastMemberLeft', verificationDeclined: null, updatedAt: now },
      // Its numbers are free for whoever comes next.
      $unset: { registrationKeys: 1 },
    },
    { session },
  );
  await models.openRoles.updateMany(
    { companyId, status: 'open' },
    { $set: { status: 'closed', updatedAt: now } },
    { session },
  );
}
