import { Types } from 'mongoose';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

const callerOf = (user: UserDocument): Caller => ({
  userId: user._id,
  admin: user.admin,
  jobSeekerProfileId: user.jobSeekerProfileId,
  talentSeekerProfileId: user.talentSeekerProfileId,
  companyId: user.companyId,
});

/** @returns who the session's user is, or null if the account is gone or suspended */
export async function loadCaller({ models }: Collections<'users'>, userId: string): Promise<Caller | null> {
  const user = await models.users.findById(new Types.ObjectId(userId)).lean<UserDocument | null>();
  return user === null || (user.suspendedAt ?? null) !== null ? null : callerOf(user);
}
