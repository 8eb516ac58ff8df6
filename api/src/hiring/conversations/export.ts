import type { Types } from 'mongoose';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationDocument, MessageDocument } from '../../records/conversation.js';
import type { MeetingDocument } from '../../records/meeting.js';
import type { Collections } from '../../records/models.js';

type Needs = Collections<'connections' | 'conversations' | 'meetings' | 'messages'>;

/** Who of the company proposed or took a time is the company's. */
const meetingOf = ({ handledBy: _, ...meeting }: MeetingDocument): Omit<MeetingDocument, 'handledBy'> => meeting;

const messageOf = ({ side, text, createdAt }: MessageDocument) => ({ side, text, createdAt });

/** @returns a talent's conversations with all that was said in them; who wrote for a company is the company's */
export async function talentConversations({ models }: Needs, jobSeekerProfileId: Types.ObjectId) {
  const progresses = await models.conversations.find({ jobSeekerProfileId }).lean<ConversationDocument[]>();
  const messages = await models.messages
    .find({ connectionId: { $in: progresses.map(({ _id }) => _id) } })
    .sort({ connectionId: 1, number: 1 })
    .lean<MessageDocument[]>();
  const meetings = await models.meetings
    .find({ connectionId: { $in: await models.connections.distinct('_id', { jobSeekerProfileId }) } })
    .lean<MeetingDocument[]>();
  return progresses.map(({ _id, timeZone, endedAt, endedBy }) => ({
    connection: _id,
    timeZone,
    endedAt,
    endedBy,
    meetings: meetings.filter(({ connectionId }) => connectionId.equals(_id)).map(meetingOf),
    messages: messages.filter(({ connectionId }) => connectionId.equals(_id)).map(messageOf),
  }));
}

const rolesOf = async (
  { models }: Collections<'connections'>,
  records: readonly { readonly connectionId: Types.ObjectId }[],
): Promise<ReadonlyMap<string, string>> => {
  const connections = await models.connections
    .find({ _id: { $in: records.map(({ connectionId }) => connectionId) } })
    .lean<ConnectionDocument[]>();
  return new Map(connections.map(({ _id, openRole }) => [_id.toHexString(), openRole.name]));
};

/** @returns the times to meet that somebody proposed or took for a company, by role; with whom, and what became of them, is told of nobody */
export async function handledMeetings(app: Collections<'connections' | 'meetings'>, userId: Types.ObjectId) {
  const meetings = await app.models.meetings
    .find({ handledBy: userId })
    .sort({ createdAt: 1 })
    .lean<MeetingDocument[]>();
  const roles = await rolesOf(app, meetings);
  return meetings.map(({ connectionId, proposedBy, starts, start, createdAt }) => ({
    openRole: roles.get(connectionId.toHexString()) ?? null,
    times: proposedBy === 'company' ? starts : [start],
    createdAt,
  }));
}

/** @returns what somebody wrote for a company, by role; to whom is the talent's */
export async function writtenMessages(app: Needs, userId: Types.ObjectId) {
  const messages = await app.models.messages
    .find({ authorId: userId, side: 'company' })
    .sort({ createdAt: 1 })
    .lean<MessageDocument[]>();
  const roles = await rolesOf(app, messages);
  return messages.map(({ connectionId, text, createdAt }) => ({
    openRole: roles.get(connectionId.toHexString()) ?? null,
    text,
    createdAt,
  }));
}
