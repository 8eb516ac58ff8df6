import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

/** What a talent did, for a company to know. */
interface Affair {
  readonly companyId: Types.ObjectId;
  /** Of the talent, who is not told of it as one of the company's people. */
  readonly jobSeekerProfileId: Types.ObjectId;
}

/** Who of a company may act: a suspended person may not, nor is told of what its talents do. */
const actingIn = (companyId: Types.ObjectId) => ({ companyId, suspendedAt: null });

/** @returns whether somebody of a company may act */
export const someoneActs = async (
  { models }: Collections<'users'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> => (await models.users.exists(actingIn(companyId)).session(session)) !== null;

/** @returns the companies whose people are all suspended */
export const whereNobodyActs = ({ models, records }: Collections<'users'>): Promise<readonly Types.ObjectId[]> =>
  records.among('users', 'companies where nobody acts', async () => {
    const met = await models.users.distinct('companyId', { suspendedAt: { $type: 'date' }, companyId: { $ne: null } });
    if (met.length === 0) return [];
    const acting = await models.users.distinct('companyId', { companyId: { $in: met }, suspendedAt: null });
    const attended = new Set(acting.map(String));
    return met.filter((id) => !attended.has(String(id)));
  });

/**
 * Who of a company is told what a talent did: whose affair it is; where they left or are suspended the owner, else the
 * longest-serving of those who act. A name, once told, cannot be taken back from somebody whom the platform threw out.
 * @param userId whose affair it is
 * @returns null where nobody acts
 */
export async function whoIsTold(
  { models }: Collections<'users'>,
  { companyId, jobSeekerProfileId }: Affair,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<UserDocument | null> {
  const acting = await models.users
    .find({ ...actingIn(companyId), jobSeekerProfileId: { $ne: jobSeekerProfileId } })
    .sort({ createdAt: 1 })
    .session(session)
    .lean<UserDocument[]>();
  return (
    acting.find(({ _id }) => _id.equals(userId)) ?? acting.find(({ companyOwner }) => companyOwner) ?? acting[0] ?? null
  );
}
