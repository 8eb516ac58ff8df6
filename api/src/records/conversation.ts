import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ConversationEnd, ConversationSide } from '@vela/contracts/constants';

/** How far a conversation has come; absent until its first message or its end. It has the id of its connection. */
export interface ConversationDocument {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  jobSeekerProfileId: Types.ObjectId;
  /** Number of the last message; they count from 1. */
  lastNumber: number;
  lastMessageId: Types.ObjectId | null;
  lastAt: Date | null;
  /** Whose turn it is, and since the first message that is not answered; null once nobody waits. */
  waitingFor: ConversationSide | null;
  waitingSince: Date | null;
  /** When the company first wrote. */
  companyBeganAt: Date | null;
  /** The talent's, as their browser last said. */
  timeZone: string | null;
  /** When whoever has not read is told by mail; null while nothing is to be told. */
  mailDueAt: Date | null;
  endedAt: Date | null;
  endedBy: ConversationEnd | null;
}

const id = { type: Schema.Types.ObjectId, required: true };
const optionalDate = { type: Date, default: null };

const conversationSchema = new Schema<ConversationDocument>(
  {
    companyId: id,
    jobSeekerProfileId: id,
    lastNumber: { type: Number, required: true, default: 0 },
    lastMessageId: { type: Schema.Types.ObjectId, default: null },
    lastAt: optionalDate,
    waitingFor: { type: String, default: null },
    waitingSince: optionalDate,
    companyBeganAt: optionalDate,
    timeZone: { type: String, default: null },
    mailDueAt: optionalDate,
    endedAt: optionalDate,
    endedBy: { type: String, default: null },
  },
  { collection: 'conversations', versionKey: false },
);
conversationSchema.index({ companyId: 1, jobSeekerProfileId: 1 });
conversationSchema.index({ jobSeekerProfileId: 1 });
conversationSchema.index({ mailDueAt: 1 }, { partialFilterExpression: { mailDueAt: { $type: 'date' } } });

export const conversationModel = (connection: Connection): Model<ConversationDocument> =>
  connection.model<ConversationDocument>('Conversation', conversationSchema);

/** One message of a conversation. */
export interface MessageDocument {
  _id: Types.ObjectId;
  connectionId: Types.ObjectId;
  number: number;
  side: ConversationSide;
  /** A user; null once their account is closed. */
  authorId: Types.ObjectId | null;
  /** Made by the author's browser. */
  clientId: string;
  text: string;
  createdAt: Date;
}

const messageSchema = new Schema<MessageDocument>(
  {
    connectionId: id,
    number: { type: Number, required: true },
    side: { type: String, required: true },
    authorId: { type: Schema.Types.ObjectId, default: null },
    clientId: { type: String, required: true },
    text: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false },
);
messageSchema.index({ connectionId: 1, number: -1 }, { unique: true });
// Each browser names its own messages; the names of different people are their own affair.
messageSchema.index(
  { connectionId: 1, authorId: 1, clientId: 1 },
  { unique: true, partialFilterExpression: { authorId: { $type: 'objectId' } } },
);
messageSchema.index({ authorId: 1, createdAt: 1 });

export const messageModel = (connection: Connection): Model<MessageDocument> =>
  connection.model<MessageDocument>('Message', messageSchema);

/** How far one person has read a conversation. */
export interface ConversationReadDocument {
  _id: Types.ObjectId;
  connectionId: Types.ObjectId;
  userId: Types.ObjectId;
  side: ConversationSide;
  number: number;
  /** Has written in it: known to the other side. */
  wrote: boolean;
  /** Up to where a mail told of what is unread. */
  mailedNumber: number;
  /** Until when a mail told of times that were proposed; absent where none did. */
  mailedAt?: Date | null;
  /** When they last read or wrote. */
  at: Date;
}

const conversationReadSchema = new Schema<ConversationReadDocument>(
  {
    connectionId: id,
    userId: id,
    side: { type: String, required: true },
    number: { type: Number, required: true, default: 0 },
    wrote: { type: Boolean, required: true, default: false },
    mailedNumber: { type: Number, required: true, default: 0 },
    mailedAt: optionalDate,
    at: { type: Date, required: true },
  },
  { collection: 'conversationReads', versionKey: false },
);
conversationReadSchema.index({ connectionId: 1, userId: 1 }, { unique: true });
conversationReadSchema.index({ userId: 1 });

export const conversationReadModel = (connection: Connection): Model<ConversationReadDocument> =>
  connection.model<ConversationReadDocument>('ConversationRead', conversationReadSchema);
