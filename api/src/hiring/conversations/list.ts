import type { Types } from 'mongoose';
import { type ConversationSide, UNREAD_MAX, type UserType } from '@vela/contracts/constants';
import type { ConversationEntry } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { cutText } from '@vela/market/cut-texts';
import { turnClock } from '@vela/market/replies';
import { nameOfUser, pictureUrlOf } from '../../accounts/users/index.js';
import { type Caller, onOwnSide } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument, ConversationReadDocument, MessageDocument } from '../../records/conversation.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { logoUrlOf } from '../company-pages/index.js';
import { conversationOf } from '../connections/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { type HidingDocument, isHiding } from '../sight/index.js';
import { knownColleagues, nameOfNobody } from './people.js';
import { endedOf, progressOf, turnIn } from './progress.js';
import { proposedTo, unseen } from './proposals.js';

type Needs = Collections<
  | 'companies'
  | 'connections'
  | 'conversationReads'
  | 'conversations'
  | 'jobSeekerProfiles'
  | 'meetings'
  | 'messages'
  | 'users'
> &
  Pick<Platform, 'clock' | 'handles'> & { readonly catalogue: Catalogue; readonly replies: ReplyBoard };

/** Most conversations that are listed at once. */
const LIST_MAX = 500;
/** Characters of the last message that a list shows. */
const PREVIEW_LENGTH = 140;

const byId = <Document extends { readonly _id: Types.ObjectId }>(documents: readonly Document[]) =>
  new Map(documents.map((document) => [document._id.toHexString(), document]));

const byConnection = <Document extends { readonly connectionId: Types.ObjectId }>(
  documents: readonly Document[],
): ReadonlyMap<string, readonly Document[]> => {
  const grouped = new Map<string, Document[]>();
  for (const document of documents) {
    const id = document.connectionId.toHexString();
    grouped.set(id, [...(grouped.get(id) ?? []), document]);
  }
  return grouped;
};

/** Whom each conversation is with: a name and a picture by connection. */
type Counterparts = (connection: ConnectionDocument) => Pick<ConversationEntry, 'name' | 'pictureUrl'>;

async function talentsOf(
  { models, handles }: Needs,
  connections: readonly ConnectionDocument[],
): Promise<Counterparts> {
  const profiles = byId(
    await models.jobSeekerProfiles
      .find({ _id: { $in: connections.map(({ jobSeekerProfileId }) => jobSeekerProfileId) } })
      .select({ userId: 1, blockedCompanyIds: 1, unsettledCompanyIds: 1 })
      .lean<(Pick<JobSeekerProfileDocument, '_id' | 'userId'> & HidingDocument)[]>(),
  );
  const users = byId(
    await models.users
      .find({ _id: { $in: [...profiles.values()].map(({ userId }) => userId) } })
      .lean<UserDocument[]>(),
  );
  const [first] = connections;
  const own = first === undefined ? null : await handles.for(first.companyId);
  return ({ companyId, jobSeekerProfileId }) => {
    const profile = profiles.get(jobSeekerProfileId.toHexString());
    const user = users.get(profile?.userId.toHexString() ?? '');
    if (profile === undefined || user === undefined) return { name: nameOfNobody(), pictureUrl: null };
    const shows = user.hasPicture && own !== null && !isHiding({ companyId }, profile);
    const pictureUrl = shows ? pictureUrlOf(own.handleOf(profile._id)) : null;
    return { name: nameOfUser(user), pictureUrl };
  };
}

async function companiesOf({ models }: Needs, connections: readonly ConnectionDocument[]): Promise<Counterparts> {
  const companies = byId(
    await models.companies
      .find({ _id: { $in: connections.map(({ companyId }) => companyId) } })
      .lean<CompanyDocument[]>(),
  );
  return ({ companyId }) => {
    const company = companies.get(companyId.toHexString());
    return { name: company?.name || t('A company'), pictureUrl: logoUrlOf(company) };
  };
}

/** Messages of the other side that somebody has not read, up to `UNREAD_MAX`. */
const unreadIn = (
  { models }: Collections<'messages'>,
  progress: ConversationDocument,
  side: ConversationSide,
  readNumber: number,
): Promise<number> =>
  progress.lastNumber <= readNumber
    ? Promise.resolve(0)
    : models.messages
        .countDocuments(
          { connectionId: progress._id, number: { $gt: readNumber }, side: { $ne: side } },
          { limit: UNREAD_MAX },
        )
        .exec();

/** @param colleagueOf who of the caller's side wrote; null for the caller */
const lastOf = (
  message: MessageDocument | undefined,
  colleagueOf: (message: MessageDocument) => string | null,
): ConversationEntry['last'] =>
  message === undefined
    ? null
    : {
        side: message.side,
        colleague: colleagueOf(message),
        text: cutText(message.text, PREVIEW_LENGTH),
        at: message.createdAt.toISOString(),
      };

interface Listed {
  readonly entry: ConversationEntry;
  /** When something last happened in it, '' where nothing did. */
  readonly at: string;
}

/** Times to meet that were proposed, or refused so that it is one's turn, are as new as a message is. */
const latestAt = (
  { last, waiting }: Pick<ConversationEntry, 'last' | 'waiting'>,
  side: ConversationSide,
  proposals: readonly MeetingDocument[],
): string =>
  [
    last?.at ?? waiting?.since ?? '',
    ...(waiting?.for === side ? [waiting.since] : []),
    ...proposals.map(({ createdAt }) => createdAt.toISOString()),
  ]
    .toSorted()
    .at(-1) ?? '';

const latestFirst = (one: Listed, other: Listed): number => other.at.localeCompare(one.at);

/** @returns the caller's conversations, the latest first; none for a caller without the role */
export async function listConversations(app: Needs, caller: Caller, userType: UserType): Promise<ConversationEntry[]> {
  const { models } = app;
  const filter = onOwnSide(caller, userType);
  if (filter === null) return [];
  const side: ConversationSide = userType === 'talentSeeker' ? 'company' : 'jobSeeker';
  const connections = await models.connections
    .find({ ...filter, status: 'accepted' })
    .sort({ createdAt: -1 })
    .limit(LIST_MAX)
    .lean<ConnectionDocument[]>();
  const ids = connections.map(({ _id }) => _id);
  const [progresses, reads, proposals, nameOf] = await Promise.all([
    models.conversations
      .find({ _id: { $in: ids } })
      .lean<ConversationDocument[]>()
      .then(byId),
    models.conversationReads.find({ connectionId: { $in: ids } }).lean<ConversationReadDocument[]>(),
    models.meetings
      .find(proposedTo(side, ids, app.clock.now()))
      .lean<MeetingDocument[]>()
      .then(byConnection),
    side === 'company' ? talentsOf(app, connections) : companiesOf(app, connections),
  ]);
  const readsOf = byConnection(reads);
  const [messages, colleagues] = await Promise.all([
    models.messages
      .find({ _id: { $in: [...progresses.values()].flatMap(({ lastMessageId }) => lastMessageId ?? []) } })
      .lean<MessageDocument[]>()
      .then(byId),
    models.users
      .find({
        _id: {
          $in: connections.flatMap((one) =>
            knownColleagues({ connection: one }, readsOf.get(one._id.toHexString()) ?? []),
          ),
        },
      })
      .lean<UserDocument[]>()
      .then(byId),
  ]);
  const colleagueOf = ({ side: by, authorId }: MessageDocument): string | null => {
    if (by !== side || side === 'jobSeeker' || authorId?.equals(caller.userId) === true) return null;
    const author = colleagues.get(authorId?.toHexString() ?? '');
    return author === undefined ? nameOfNobody() : nameOfUser(author);
  };
  const entries = connections.map(async (connection): Promise<Listed> => {
    const id = connection._id.toHexString();
    const progress = progresses.get(id) ?? (await progressOf(app, connection));
    const own = readsOf.get(id) ?? [];
    const { usual } = await app.replies.of(connection.companyId);
    const read = own.find(({ userId }) => userId.equals(caller.userId));
    const ended = endedOf(progress);
    const proposed = ended === null ? (proposals.get(id) ?? []) : [];
    const entry: ConversationEntry = {
      id,
      ...nameOf(connection),
      roleName: app.catalogue.spoken.roleText(connection.openRole.name),
      stage: side === 'company' ? conversationOf(connection).stage : null,
      colleagues: knownColleagues({ connection }, own).flatMap((key) => {
        const user = colleagues.get(key);
        return user === undefined ? [] : [nameOfUser(user)];
      }),
      unread: await unreadIn(app, progress, side, read?.number ?? 0),
      newTimes: unseen(proposed, read).length,
      last: lastOf(messages.get(progress.lastMessageId?.toHexString() ?? ''), colleagueOf),
      waiting: turnClock(turnIn(progress, connection), usual, side),
      ended,
    };
    return { entry, at: latestAt(entry, side, proposed) };
  });
  return (await Promise.all(entries)).sort(latestFirst).map(({ entry }) => entry);
}
