import type { ClientSession } from 'mongoose';
import type { ConversationEnd } from '@vela/contracts/constants';
import type { ConversationDetails } from '@vela/contracts/schemas';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { type Between, callOffMeetings, type CallOffNeeds } from './call-off.js';
import { detailsFor, type DetailsNeeds } from './details.js';
import { newsOf } from './news.js';
import { conversationOf, participantIn } from './participant.js';
import { progressOf, saveProgress } from './progress.js';

/** What ending a conversation works with. */
export type EndNeeds = Collections<'connections' | 'conversations'> & Pick<Platform, 'clock' | 'live'>;

async function endOne(
  app: EndNeeds,
  connection: ConnectionDocument,
  endedBy: ConversationEnd,
  session: ClientSession,
): Promise<void> {
  const { endedAt } = await progressOf(app, connection, session);
  // What has ended goes on having ended; that an account is closed is told all the same.
  if (endedAt !== null && endedBy !== 'accountClosed') return;
  await saveProgress(
    app,
    connection,
    { endedAt: endedAt ?? app.clock.now(), endedBy, waitingFor: null, waitingSince: null, mailDueAt: null },
    session,
  );
  await app.live.tell(session, newsOf('conversation', connection));
}

/**
 * Ends every conversation between a company and talents, and calls off the meetings to come.
 * @param between whose
 */
export async function endConversations(
  app: EndNeeds & CallOffNeeds,
  between: Between,
  by: ConversationEnd,
  session: ClientSession,
): Promise<void> {
  await callOffMeetings(app, between, session);
  const accepted = await app.models.connections
    .find({ ...between, status: 'accepted' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const connection of accepted) await endOne(app, connection, by, session);
}

/**
 * Ends a conversation: both sides can go on reading it, and keep or call off what they agreed on.
 * @throws AppError 404 for whoever has no part in it
 */
export async function endOwn(
  app: DetailsNeeds & Pick<Platform, 'inTransaction' | 'live'>,
  caller: Caller,
  id: string,
): Promise<ConversationDetails> {
  const participant = await participantIn(app, caller, id);
  const { connection, side } = participant;
  await app.inTransaction((session) => endOne(app, connection, side, session), conversationOf(connection._id));
  return detailsFor(app, participant);
}
