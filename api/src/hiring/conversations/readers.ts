import type { ClientSession } from 'mongoose';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { knownColleagues } from './people.js';

/** @returns who is told of a conversation: the talent, and those of the company who asked or wrote and still are of it. */
export async function readersOf(
  { models }: Collections<'users'>,
  connection: ConnectionDocument,
  reads: readonly ConversationReadDocument[],
  session: ClientSession,
): Promise<readonly UserDocument[]> {
  const { companyId, jobSeekerProfileId } = connection;
  const known = knownColleagues({ connection }, reads);
  const users = await models.users
    .find({ $or: [{ jobSeekerProfileId }, { _id: { $in: known }, companyId }] })
    .session(session)
    .lean<UserDocument[]>();
  const colleagues = users.filter((user) => user.companyId?.equals(companyId) === true);
  if (colleagues.length > 0) return users;
  // Nobody of them is left: the company's owner answers for it.
  const owner = await models.users
    .findOne({ companyId, companyOwner: true })
    .session(session)
    .lean<UserDocument | null>();
  return owner === null ? users : [...users, owner];
}
