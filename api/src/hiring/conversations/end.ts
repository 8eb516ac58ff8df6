import type { ClientSession } from 'mongoose';
import type { ConversationEnd } from '@vela/contracts/constants';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { otherSide } from '@vela/market/conversations';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { makeRoom } from '../connections/index.js';
import { type Between, callOffMeetings, type CallOffNeeds } from './call-off.js';
import { detailsFor, type DetailsNeeds } from './details.js';
import { newsOf } from './news.js';
import { conversationOf, participantIn } from './participant.js';
import { progressOf, saveProgress } from './progress.js';
import { tellSide } from './tell-side.js';

/** What ending a conversation works with. */
export type EndNeeds = CallOffNeeds & Collections<'conversations'>;

/** @param wordsAreTold whether what nobody has read of it is still told by mail */
async function endOne(
  app: EndNeeds,
  connection: ConnectionDocument,
  endedBy: ConversationEnd,
  { wordsAreTold, session }: { readonly wordsAreTold: boolean; readonly session: ClientSession },
): Promise<void> {
  const { endedAt } = await progressOf(app, connection, session);
  const untold = wordsAreTold ? {} : { mailDueAt: null };
  // What has ended goes on having ended; that an account is closed is told all the same.
  if (endedAt !== null && endedBy !== 'accountClosed') {
    if (!wordsAreTold) await saveProgress(app, connection, untold, session);
    return;
  }
  const now = app.clock.now();
  await saveProgress(
    app,
    connection,
    { endedAt: endedAt ?? now, endedBy, waitingFor: null, waitingSince: null, ...untold },
    session,
  );
  if (endedAt === null) await makeRoom(app, connection, endedBy === 'jobSeeker' ? now : null, session);
  // That the company is blocked looks like any other end.
  if (endedBy !== 'accountClosed')
    await tellSide(
      app,
      connection,
      otherSide(endedBy),
      { template: 'conversationEnded', key: connection._id.toHexString() },
      session,
    );
  await app.live.tell(session, newsOf('conversation', connection));
}

/**
 * Ends every conversation between a company and talents, and calls off the meetings to come.
 * @param between whose
 */
export async function endConversations(
  app: EndNeeds,
  between: Between,
  by: ConversationEnd,
  session: ClientSession,
): Promise<void> {
  await callOffMeetings(app, between, session);
  const accepted = await app.models.connections
    .find({ ...between, status: 'accepted' })
    .session(session)
    .lean<ConnectionDocument[]>();
  for (const connection of accepted) await endOne(app, connection, by, { wordsAreTold: false, session });
}

/**
 * Ends a conversation: both sides can go on reading it, are told of the last words, and keep or call off what they agreed on.
 * @throws AppError 404 for whoever has no part in it
 */
export async function endOwn(
  app: DetailsNeeds & EndNeeds & Pick<Platform, 'inTransaction'>,
  caller: Caller,
  id: string,
): Promise<ConversationDetails> {
  const participant = await participantIn(app, caller, id);
  const { connection, side } = participant;
  await app.inTransaction(
    (session) => endOne(app, connection, side, { wordsAreTold: true, session }),
    conversationOf(connection._id),
  );
  return detailsFor(app, participant);
}
