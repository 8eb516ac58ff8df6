import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

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
