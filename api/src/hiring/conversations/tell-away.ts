import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import { listed } from '@vela/language';
import { mailDueAt, otherSide } from '@vela/market/conversations';
import { cutText } from '@vela/market/cut-texts';
import { MARKET_TIME_ZONE, meetingTimeText } from '@vela/market/days';
import { nameOfUser } from '../../accounts/users/index.js';
import type { Settings } from '../../config/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument, ConversationReadDocument, MessageDocument } from '../../records/conversation.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { aboutFor, type Around, aroundOf, otherNameFor } from './around.js';
import { conversationPath } from './meeting-mails.js';
import { conversationOf } from './participant.js';
import { nameOfNobody } from './people.js';
import { proposedTo, timesToCome, unseen } from './proposals.js';

type Needs = Collections<
  'companies' | 'connections' | 'conversationReads' | 'conversations' | 'meetings' | 'messages' | 'users'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/** Most conversations that one run looks at; the next goes on. */
const BATCH = 200;
/** Characters of the latest message that the mail shows. */
const EXCERPT_LENGTH = 500;

/** Conversations of which a mail is due. One that would be for longer than mails are put off was put off before the clock went back. */
const mailIsDue = (now: Date): QueryFilter<ConversationDocument> => ({
  $or: [{ mailDueAt: { $type: 'date', $lte: now } }, { mailDueAt: { $type: 'date', $gt: mailDueAt(mailDueAt(now)) } }],
});

/** What waits for one reader, the latest last. */
interface Waiting {
  readonly messages: readonly MessageDocument[];
  readonly proposals: readonly MeetingDocument[];
}

interface Reader {
  readonly user: UserDocument;
  readonly side: ConversationSide;
  readonly read: ConversationReadDocument | undefined;
}

/** @returns what the other side wrote and proposed, and the reader has neither seen nor been told of */
async function waitingFor(
  { models, clock }: Needs,
  { _id, endedAt }: ConversationDocument,
  { side, read }: Reader,
  session: ClientSession,
): Promise<Waiting> {
  const messages = await models.messages
    .find({
      connectionId: _id,
      side: otherSide(side),
      number: { $gt: Math.max(read?.number ?? 0, read?.mailedNumber ?? 0) },
    })
    .sort({ number: 1 })
    .session(session)
    .lean<MessageDocument[]>();
  const proposals = await models.meetings
    .find(proposedTo(side, [_id], clock.now()))
    .sort({ createdAt: 1 })
    .session(session)
    .lean<MeetingDocument[]>();
  const mailedAt = read?.mailedAt ?? null;
  return {
    messages,
    // Once it has ended nobody takes a time any more.
    proposals:
      endedAt === null ? unseen(proposals, read).filter(({ createdAt }) => !(mailedAt && createdAt <= mailedAt)) : [],
  };
}

/** A conversation of which a mail is due. */
interface Going extends Around {
  readonly progress: ConversationDocument;
}

/** Leaves the mail that tells of proposed times, and of messages beside them unless the reader wants no mails of those. */
async function mailOfTimes(
  app: Needs,
  around: Going,
  { user, side }: Reader,
  { messages: waiting, proposals }: Waiting,
  session: ClientSession,
): Promise<void> {
  const now = app.clock.now();
  const messages = user.mailOptOuts?.includes('messages') === true ? [] : waiting;
  const latest = messages.at(-1);
  const isTalent = side === 'jobSeeker';
  const { connection, progress } = around;
  const zone = isTalent ? (progress.timeZone ?? MARKET_TIME_ZONE) : MARKET_TIME_ZONE;
  const starts = proposals.flatMap((proposal) => timesToCome(proposal, now)).toSorted((a, b) => Number(a) - Number(b));
  const key = `timesProposed:${connection._id.toHexString()}:${user._id.toHexString()}:${proposals.at(-1)?._id.toHexString() ?? ''}`;
  await leaveMail(app, session, key, {
    to: { user: user._id },
    template: 'timesProposed',
    by: { sender: latest?.authorId ?? connection.sentBy },
    about: aboutFor(isTalent, around),
    alsoIn: latest?.authorId ?? null,
    values: () => ({
      firstName: user.givenName,
      otherName: otherNameFor(isTalent, around),
      roleName: connection.openRole.name,
      times: listed(
        starts.map((start) => meetingTimeText(start.toISOString(), zone)),
        'or',
      ),
      count: String(messages.length),
      text: cutText(latest?.text ?? '', EXCERPT_LENGTH),
      url: app.config.appOrigin + conversationPath(connection._id.toHexString(), isTalent),
    }),
  });
}

/** Leaves the mail that tells of messages alone. */
async function mailOfMessages(
  app: Needs,
  { connection, company, namesake }: Around,
  { user, side }: Reader,
  messages: readonly MessageDocument[],
  session: ClientSession,
): Promise<void> {
  const latest = messages.at(-1);
  if (latest === undefined) return;
  const id = connection._id.toHexString();
  const author = await app.models.users.findById(latest.authorId).session(session).lean<UserDocument | null>();
  await leaveMail(app, session, `newMessages:${id}:${user._id.toHexString()}:${latest.number}`, {
    to: { user: user._id },
    template: 'newMessages',
    by: { sender: latest.authorId ?? connection.sentBy },
    about: latest.authorId,
    alsoIn: side === 'jobSeeker' ? namesake : null,
    values: () => ({
      firstName: user.givenName,
      otherName: author === null ? nameOfNobody() : nameOfUser(author),
      companyName: side === 'jobSeeker' ? (company?.name ?? '') : '',
      roleName: connection.openRole.name,
      count: String(messages.length),
      text: cutText(latest.text, EXCERPT_LENGTH),
      url: app.config.appOrigin + conversationPath(id, side === 'jobSeeker'),
    }),
  });
}

/** Leaves one mail to one reader, and notes up to where it tells. */
async function tell(app: Needs, around: Going, reader: Reader, session: ClientSession): Promise<void> {
  const waiting = await waitingFor(app, around.progress, reader, session);
  const { messages, proposals } = waiting;
  if (messages.length === 0 && proposals.length === 0) return;
  if (proposals.length > 0) await mailOfTimes(app, around, reader, waiting, session);
  else await mailOfMessages(app, around, reader, messages, session);
  const { user, side, read } = reader;
  const latest = messages.at(-1)?.number ?? read?.mailedNumber ?? 0;
  await app.models.conversationReads.updateOne(
    { connectionId: around.connection._id, userId: user._id },
    {
      $set: { mailedNumber: latest, mailedAt: app.clock.now() },
      // Told is not read: what waits is still counted as new.
      $setOnInsert: { side, number: 0, wrote: false, at: around.connection.createdAt },
    },
    { upsert: true, session },
  );
}

async function tellOf(app: Needs, id: Types.ObjectId, session: ClientSession): Promise<void> {
  const { models, clock } = app;
  // Of several instances one tells.
  const progress = await models.conversations
    .findOneAndUpdate({ _id: id, ...mailIsDue(clock.now()) }, { $set: { mailDueAt: null } }, { session })
    .lean<ConversationDocument | null>();
  const connection = await models.connections.findById(id).session(session).lean<ConnectionDocument | null>();
  if (progress === null || connection === null) return;
  const around = { ...(await aroundOf(app, connection, session)), progress };
  for (const user of around.readers) {
    const read = around.reads.find(({ userId }) => userId.equals(user._id));
    await tell(app, around, { user, side: user === around.talent ? 'jobSeeker' : 'company', read }, session);
  }
}

/** Tells by mail of what nobody read for a while: each reader once, of all that waits. */
export async function tellWhoIsAway(app: Needs): Promise<void> {
  const due = await app.models.conversations
    .find(mailIsDue(app.clock.now()))
    .select({ _id: 1 })
    .limit(BATCH)
    .lean<Pick<ConversationDocument, '_id'>[]>();
  await eachByItself(due, 'conversations were not told of', ({ _id }) =>
    app.inTransaction((session) => tellOf(app, _id, session), conversationOf(_id)),
  );
}
