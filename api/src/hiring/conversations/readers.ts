import type { ClientSession, Types } from 'mongoose';
import { whoIsTold } from '../../accounts/companies/index.js';
import { isCompanysSide } from '../../platform/endpoints/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { knownColleagues } from './people.js';

/**
 * @param evenSuspended what is told is that something is off: whoever is suspended is to know that they are not expected
 * @returns who is told of a conversation: the talent, and those of the company who asked, wrote, or proposed or took a time, still are of
 *   it and may act
 */
export async function readersOf(
  { models, records }: Collections<'meetings' | 'users'>,
  connection: ConnectionDocument,
  reads: readonly ConversationReadDocument[],
  session: ClientSession,
  { evenSuspended = false }: { readonly evenSuspended?: boolean } = {},
): Promise<readonly UserDocument[]> {
  const { _id: connectionId, companyId, jobSeekerProfileId } = connection;
  const handledBy: readonly (Types.ObjectId | null)[] = await models.meetings
    .distinct('handledBy', { connectionId })
    .session(session);
  const own = [...knownColleagues({ connection }, reads), ...handledBy.flatMap((id) => id?.toHexString() ?? [])];
  const users = await models.users
    .find({ $or: [{ jobSeekerProfileId }, { _id: { $in: own }, companyId }] })
    .session(session)
    .lean<UserDocument[]>();
  const isColleague = (user: UserDocument): boolean => isCompanysSide(user, connection);
  const isSuspended = ({ suspendedAt }: UserDocument): boolean => suspendedAt != null;
  const told = users.filter((user) => evenSuspended || !isColleague(user) || !isSuspended(user));
  if (users.some((user) => isColleague(user) && !isSuspended(user))) return told;
  // None of them is left who acts: somebody else answers for the company.
  const other = await whoIsTold({ models, records }, connection, connection.sentBy, session);
  return other === null ? told : [...told, other];
}
