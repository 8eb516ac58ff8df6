import { type ClientSession, Types } from 'mongoose';
import { MESSAGE_PAGE_SIZE } from '@vela/contracts/constants';
import type { Message, MessageInput, MessagePage, MessagesQuery } from '@vela/contracts/schemas';
import { mailDueAt, turnAfter } from '@vela/market/conversations';
import type { Caller } from '../../platform/endpoints/index.js';
import { isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { MessageDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import { newsOf } from './news.js';
import { conversationOf, type Participant, participantIn } from './participant.js';
import { keyOf } from './people.js';
import { checkGoesOn, progressOf, saveProgress, turnIn } from './progress.js';
import { noteRead } from './read.js';

type Needs = Collections<'connections' | 'conversationReads' | 'conversations' | 'messages'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'live'>;

const messageOf = (message: MessageDocument): Message => ({
  id: message._id.toHexString(),
  number: message.number,
  side: message.side,
  author: keyOf(message.side, message.authorId),
  clientId: message.clientId,
  text: message.text,
  createdAt: message.createdAt.toISOString(),
});

/** @returns a page of a conversation, the oldest first: the latest, what stands before a message, or what came after one */
export async function pageOfMessages(
  app: Collections<'connections' | 'messages'>,
  caller: Caller,
  id: string,
  { before, after }: MessagesQuery,
): Promise<MessagePage> {
  const { connection } = await participantIn(app, caller, id);
  const isForward = after !== undefined;
  const range = isForward ? { number: { $gt: after } } : before === undefined ? {} : { number: { $lt: before } };
  const found = await app.models.messages
    .find({ connectionId: connection._id, ...range })
    .sort({ number: isForward ? 1 : -1 })
    .limit(MESSAGE_PAGE_SIZE + 1)
    .lean<MessageDocument[]>();
  const page = found.slice(0, MESSAGE_PAGE_SIZE);
  return {
    messages: (isForward ? page : page.toReversed()).map(messageOf),
    more: found.length > MESSAGE_PAGE_SIZE,
  };
}

const sentBefore = (
  { models }: Collections<'messages'>,
  { connection, userId }: Participant,
  { clientId }: MessageInput,
  session: ClientSession,
): Promise<MessageDocument | null> =>
  models.messages
    .findOne({ connectionId: connection._id, clientId, authorId: userId })
    .session(session)
    .lean<MessageDocument | null>()
    .exec();

/** @param isAgain the store refused it as one that it has, or whose number it has: it is looked for first */
async function write(
  app: Needs,
  participant: Participant,
  input: MessageInput,
  isAgain: boolean,
  session: ClientSession,
): Promise<MessageDocument> {
  const { connection, side, userId } = participant;
  const { clientId, text } = input;
  const { models, clock } = app;
  const progress = await progressOf(app, connection, session);
  const sent = isAgain || progress.endedAt !== null ? await sentBefore(app, participant, input, session) : null;
  if (sent !== null) return sent;
  checkGoesOn(progress);
  const now = clock.now();
  const message: MessageDocument = {
    _id: new Types.ObjectId(),
    connectionId: connection._id,
    number: progress.lastNumber + 1,
    side,
    authorId: userId,
    clientId,
    text,
    createdAt: now,
  };
  const turn = turnAfter(turnIn(progress, connection), side, now);
  await models.messages.insertOne(message, { session });
  await saveProgress(
    app,
    connection,
    {
      lastNumber: message.number,
      lastMessageId: message._id,
      lastAt: now,
      waitingFor: turn.for,
      waitingSince: turn.since,
      companyBeganAt: progress.companyBeganAt ?? (side === 'company' ? now : null),
      mailDueAt: progress.mailDueAt ?? mailDueAt(now),
    },
    session,
  );
  await noteRead(app, { connection, side, userId }, { number: message.number, wrote: true }, session);
  await app.live.tell(session, newsOf('message', connection));
  return message;
}

/** Two that meet take the same number: whoever comes second begins anew. */
const ATTEMPTS = 10;

/**
 * Writes a message. Sent again under the same name by the same person it is the same message.
 * @throws AppError 404 for whoever has no part in the conversation, 409 once it has ended
 */
export async function sendMessage(app: Needs, caller: Caller, id: string, input: MessageInput): Promise<Message> {
  const participant = await participantIn(app, caller, id);
  for (let attempt = 1; ; attempt += 1)
    try {
      return messageOf(
        await app.inTransaction(
          (session) => write(app, participant, input, attempt > 1, session),
          conversationOf(participant.connection._id),
        ),
      );
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
    }
}
