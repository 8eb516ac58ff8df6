import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { OUTSIDE } from './membership.js';

/**
 * Takes a user out of their company; the longest-serving colleague becomes the owner where the owner leaves, of those who can
 * sign in where there is one.
 * @returns whether anybody is left in it
 */
export async function takeOut(
  { models: { users } }: Collections<'users'>,
  { _id }: Pick<UserDocument, '_id'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  await users.updateOne({ _id }, { $set: OUTSIDE }, { session });
  const remaining = await users.find({ companyId }).sort({ createdAt: 1 }).session(session).lean<UserDocument[]>();
  const eldest = remaining.find(({ suspendedAt }) => suspendedAt == null) ?? remaining[0];
  if (eldest === undefined) return false;
  if (!remaining.some(({ companyOwner }) => companyOwner))
    await users.updateOne({ _id: eldest._id }, { $set: { companyOwner: true } }, { session });
  return true;
}
