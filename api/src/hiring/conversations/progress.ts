import type { ClientSession } from 'mongoose';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { firstTurn, type Turn } from '@vela/market/conversations';
import { AppError } from '../../platform/errors/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';

/** Before its first message nothing is stored of a conversation. */
const begunBy = ({ _id, companyId, jobSeekerProfileId }: ConnectionDocument): ConversationDocument => ({
  _id,
  companyId,
  jobSeekerProfileId,
  lastNumber: 0,
  lastMessageId: null,
  lastAt: null,
  waitingFor: null,
  waitingSince: null,
  companyBeganAt: null,
  timeZone: null,
  mailDueAt: null,
  endedAt: null,
  endedBy: null,
});

export async function progressOf(
  { models }: Collections<'conversations'>,
  connection: ConnectionDocument,
  session: ClientSession | null = null,
): Promise<ConversationDocument> {
  const found = await models.conversations
    .findById(connection._id)
    .session(session)
    .lean<ConversationDocument | null>();
  return found ?? begunBy(connection);
}

/** Writes how far a conversation has come. @param changes what is different now; all else stays */
export const saveProgress = (
  { models }: Collections<'conversations'>,
  connection: ConnectionDocument,
  changes: Partial<ConversationDocument>,
  session: ClientSession,
): Promise<unknown> => {
  const begun = { ...begunBy(connection), ...changes };
  const untouched = Object.entries(begun).filter(([key]) => !(key in changes) && key !== '_id');
  return models.conversations
    .updateOne(
      { _id: connection._id },
      { $set: changes, $setOnInsert: Object.fromEntries(untouched) },
      { upsert: true, session },
    )
    .exec();
};

/** @throws AppError 409 once it has ended */
export function checkGoesOn({ endedAt, endedBy }: ConversationDocument): void {
  if (endedAt === null) return;
  throw new AppError(
    409,
    endedBy === 'accountClosed'
      ? t('The account on the other side is closed. Nothing can be written any more.')
      : t('This conversation has ended. Nothing can be written any more.'),
  );
}

/** @returns whose turn it is; null once it has ended */
export function turnIn(progress: ConversationDocument, { answeredAt }: ConnectionDocument): Turn | null {
  if (progress.endedAt !== null) return null;
  if (progress.waitingFor !== null && progress.waitingSince !== null)
    return { for: progress.waitingFor, since: progress.waitingSince };
  const nothingYet = progress.lastNumber === 0 && progress.companyBeganAt === null;
  return nothingYet && answeredAt !== null ? firstTurn(answeredAt) : null;
}

export const endedOf = ({ endedAt, endedBy }: ConversationDocument): ConversationDetails['ended'] =>
  endedAt === null || endedBy === null ? null : { at: endedAt.toISOString(), by: endedBy };
