import type { ClientSession, Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { nameOfUser } from '../../accounts/users/index.js';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument, ConversationReadDocument, MessageDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { nameOfNobody } from './people.js';
import { readersOf } from './readers.js';

type Needs = Collections<'companies' | 'connections' | 'conversationReads' | 'conversations' | 'messages' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** Most conversations that one run looks at; the next goes on. */
const BATCH = 200;
/** Characters of the latest message that the mail shows. */
const EXCERPT_LENGTH = 500;

/** @returns what the other side wrote and the reader has neither read nor been told of */
const unreadBy = (
  { models }: Needs,
  { _id }: ConnectionDocument,
  isTalent: boolean,
  read: ConversationReadDocument | undefined,
  session: ClientSession,
): Promise<MessageDocument[]> =>
  models.messages
    .find({
      connectionId: _id,
      side: isTalent ? 'company' : 'jobSeeker',
      number: { $gt: Math.max(read?.number ?? 0, read?.mailedNumber ?? 0) },
    })
    .sort({ number: 1 })
    .session(session)
    .lean<MessageDocument[]>();

/** Leaves one mail to one reader, and notes up to where it tells. */
async function tell(
  app: Needs,
  connection: ConnectionDocument,
  reader: UserDocument,
  unread: readonly MessageDocument[],
  session: ClientSession,
): Promise<void> {
  const { models, clock, config } = app;
  const latest = unread.at(-1);
  if (latest === undefined) return;
  const isTalent = latest.side === 'company';
  const [author, company] = await Promise.all([
    models.users.findById(latest.authorId).session(session).lean<UserDocument | null>(),
    isTalent ? models.companies.findById(connection.companyId).session(session).lean<CompanyDocument | null>() : null,
  ]);
  const id = connection._id.toHexString();
  const path = isTalent ? PATHS.talentConversation : PATHS.conversation;
  await leaveMail(app, session, `newMessages:${id}:${reader._id.toHexString()}:${latest.number}`, {
    to: { user: reader._id },
    template: 'newMessages',
    by: { sender: latest.authorId ?? connection.sentBy },
    about: latest.authorId,
    values: () => ({
      firstName: reader.givenName,
      otherName: author === null ? nameOfNobody() : nameOfUser(author),
      companyName: company?.name ?? '',
      roleName: connection.openRole.name,
      count: String(unread.length),
      text: latest.text.slice(0, EXCERPT_LENGTH),
      url: `${config.appOrigin}${pathTo(path, { connectionId: id })}`,
    }),
  });
  await models.conversationReads.updateOne(
    { connectionId: connection._id, userId: reader._id },
    {
      $set: { mailedNumber: latest.number, at: clock.now() },
      $setOnInsert: { side: isTalent ? 'jobSeeker' : 'company', number: 0, wrote: false },
    },
    { upsert: true, session },
  );
}

async function tellOf(app: Needs, id: Types.ObjectId, session: ClientSession): Promise<void> {
  const { models, clock } = app;
  // Of several instances one tells.
  const claimed = await models.conversations.updateOne(
    { _id: id, mailDueAt: { $lte: clock.now() } },
    { $set: { mailDueAt: null } },
    { session },
  );
  const connection = await models.connections.findById(id).session(session).lean<ConnectionDocument | null>();
  if (claimed.modifiedCount === 0 || connection === null) return;
  const reads = await models.conversationReads
    .find({ connectionId: id })
    .session(session)
    .lean<ConversationReadDocument[]>();
  for (const reader of await readersOf(app, connection, reads, session)) {
    const isTalent = reader.jobSeekerProfileId?.equals(connection.jobSeekerProfileId) === true;
    const read = reads.find(({ userId }) => userId.equals(reader._id));
    await tell(app, connection, reader, await unreadBy(app, connection, isTalent, read, session), session);
  }
}

/** Tells by mail of what nobody read for a while: each reader once, of all that waits. */
export async function tellWhoIsAway(app: Needs): Promise<void> {
  const due = await app.models.conversations
    .find({ mailDueAt: { $type: 'date', $lte: app.clock.now() } })
    .select({ _id: 1 })
    .limit(BATCH)
    .lean<Pick<ConversationDocument, '_id'>[]>();
  for (const { _id } of due) await app.inTransaction((session) => tellOf(app, _id, session));
}
