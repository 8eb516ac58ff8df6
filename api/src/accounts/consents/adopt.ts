import type { Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/**
 * Makes what a visitor agreed to before the sign-up the account's own.
 * @param consentId made here and kept in the visitor's session, so that nobody adopts another's
 */
export async function adoptConsent(
  { models }: Collections<'consents' | 'users'>,
  userId: Types.ObjectId,
  consentId: string | undefined,
): Promise<void> {
  if (consentId === undefined) return;
  await models.consents.updateMany({ consentId, kind: 'signup', userId: null }, { $set: { userId } });
  // The account was deleted meanwhile: what was agreed to stays as proof, without the person.
  if ((await models.users.exists({ _id: userId })) === null)
    await models.consents.updateMany({ userId }, { $set: { userId: null } });
}
