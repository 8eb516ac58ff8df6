import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import { callOffMeetings, type CallOffNeeds } from './call-off.js';
import { endConversations } from './end.js';

type Needs = CallOffNeeds & Collections<'conversations' | 'messages'>;

/** Ends a talent's conversations and removes what was said in them: all of it is about the talent. */
export async function eraseTalentConversations(
  app: Needs,
  jobSeekerProfileId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const { models } = app;
  await callOffMeetings(app, { jobSeekerProfileId }, session, { anonymous: true });
  await endConversations(app, { jobSeekerProfileId }, 'accountClosed', session);
  const ids = await models.conversations.distinct('_id', { jobSeekerProfileId }).session(session);
  await models.conversations.updateMany(
    { jobSeekerProfileId },
    { $set: { timeZone: null, lastMessageId: null } },
    { session },
  );
  await models.messages.deleteMany({ connectionId: { $in: ids } }, { session });
  await models.conversationReads.deleteMany({ connectionId: { $in: ids } }, { session });
  const connections = await models.connections.distinct('_id', { jobSeekerProfileId }).session(session);
  await models.meetings.deleteMany({ connectionId: { $in: connections } }, { session });
}

/** What somebody wrote for a company stays with it, as of a closed account. */
export async function detachAuthor(
  { models }: Collections<'conversationReads' | 'meetings' | 'messages'>,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.messages.updateMany({ authorId: userId }, { $set: { authorId: null } }, { session });
  await models.meetings.updateMany({ handledBy: userId }, { $set: { handledBy: null } }, { session });
  await models.conversationReads.deleteMany({ userId }, { session });
}
