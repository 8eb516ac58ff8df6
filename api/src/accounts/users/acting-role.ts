import type { UserType } from '@vela/contracts/constants';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';

/** Keeps the role in which a person acts; what their account has decides whether it counts. */
export async function chooseActingRole(
  { models }: Collections<'users'>,
  { userId }: Caller,
  userType: UserType,
): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: { lastActedAs: userType } });
}
