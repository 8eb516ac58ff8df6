import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { revokeInvitesBy } from './end-invites.js';
import { OUTSIDE } from './membership.js';
import { type PassOnNeeds, passOnWhereOwnerLeft } from './pass-on.js';

/**
 * Takes a user whose account goes out of their company, which passes on where they owned it.
 * @returns whether anybody is left in it
 */
export async function takeOut(
  app: PassOnNeeds & Collections<'companyInvites'>,
  { _id }: Pick<UserDocument, '_id'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  await app.models.users.updateOne({ _id }, { $set: OUTSIDE }, { session });
  await revokeInvitesBy(app, _id, session);
  return passOnWhereOwnerLeft(app, companyId, session);
}
