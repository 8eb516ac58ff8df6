import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyInviteDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';

/**
 * Takes away invitations to somebody. One that nobody has taken up stays with the company that typed the address until it is over: gone from its
 * list, it would tell that there was an account, and when it ended.
 */
export async function eraseInvitations(
  { models: { companyInvites }, clock }: Collections<'companyInvites'> & Pick<Platform, 'clock'>,
  userId: Types.ObjectId,
  addresses: readonly string[],
  session: ClientSession,
): Promise<void> {
  const pending = { email: { $in: addresses }, usedBy: null, revokedAt: null, expiresAt: { $gt: clock.now() } };
  const kept = await companyInvites.find(pending).session(session).lean<CompanyInviteDocument[]>();
  for (const { _id, expiresAt } of kept)
    await companyInvites.updateOne({ _id }, { $set: { forgetAt: expiresAt } }, { session });
  await companyInvites.deleteMany(
    { _id: { $nin: kept.map(({ _id }) => _id) }, $or: [{ email: { $in: addresses } }, { usedBy: userId }] },
    { session },
  );
}
