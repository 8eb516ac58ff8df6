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

/** The account that a call's caller was read from; the caller lives as long as the call. */
const accounts = new WeakMap<Caller, UserDocument>();

/** @returns the whole account of a caller, as it was when the call was let in, without another look at the store */
export const accountOf = (caller: Caller): UserDocument | undefined => accounts.get(caller);

/** @returns who the session's user is, or null if the account is gone or suspended */
export async function loadCaller({ models, records }: Collections<'users'>, userId: string): Promise<Caller | null> {
  const user = await records.one('users', userId, () =>
    models.users.findById(new Types.ObjectId(userId)).lean<UserDocument | null>(),
  );
  if (user === null || (user.suspendedAt ?? null) !== null) return null;
  const caller = callerOf(user);
  accounts.set(caller, user);
  return caller;
}
