import { type ClientSession, Types } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { showsIdentity } from '@vela/market/visibility';
import { type Caller, isCompanysSide, isTalentIn } from '../../platform/endpoints/index.js';
import { type AppError, notFound } from '../../platform/errors/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';

/** Somebody in a conversation. */
export interface Participant {
  readonly connection: ConnectionDocument;
  readonly side: ConversationSide;
  readonly userId: Types.ObjectId;
}

export const noSuchConversation = (): AppError => notFound(t('There is no such conversation.'));

function sideOf(connection: ConnectionDocument, caller: Caller): ConversationSide | null {
  if (isTalentIn(caller, connection)) return 'jobSeeker';
  return isCompanysSide(caller, connection) && caller.talentSeekerProfileId !== null ? 'company' : null;
}

/**
 * What everybody in a conversation changes: who writes, and who reads that, would meet in the store and begin anew.
 * @param id of the connection, which is that of its conversation
 */
export const conversationOf = (id: Types.ObjectId): string => `conversation ${id.toHexString()}`;

/**
 * @param id of the connection, which is the conversation's
 * @returns the caller's part in a conversation
 * @throws AppError 404 if they have none, and before the talent said yes
 */
export async function participantIn(
  { models }: Collections<'connections'>,
  caller: Caller,
  id: string,
  session: ClientSession | null = null,
): Promise<Participant> {
  const connection = await models.connections
    .findById(new Types.ObjectId(id))
    .session(session)
    .lean<ConnectionDocument | null>();
  const side = connection === null || !showsIdentity(connection.status) ? null : sideOf(connection, caller);
  if (connection === null || side === null) throw noSuchConversation();
  return { connection, side, userId: caller.userId };
}
