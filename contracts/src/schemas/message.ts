import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import {
  CONVERSATION_ENDS,
  CONVERSATION_SIDES,
  CONVERSATION_STAGES,
  LISTED_MAX,
  LIVE_EVENT_KINDS,
  MESSAGE_MAX,
  MESSAGE_PAGE_SIZE,
  TIME_ZONE_MAX,
  USER_TYPES,
} from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, requiredId, typedText, userType } from './common.js';
import { replyClockSchema } from './company-page.js';
import { askedTermsSchema, receivedConnectionSchema, sentConnectionSchema } from './connection.js';

const side = () => string().oneOf([...CONVERSATION_SIDES]);
const count = () => number().integer().min(0).required();

/** Made by whoever sends, so that a message that is sent twice is one. */
const clientId = () =>
  string()
    .matches(/^[\w-]{16,64}$/, said('This is not a name of a message.'))
    .required(SAID.fieldRequired);

export const messageSchema = exact({
  id: requiredId(),
  /** Counts from 1 within a conversation, without gaps. */
  number: count(),
  side: side().required(),
  /** The `key` of whoever wrote it among the conversation's people. */
  author: string().required(),
  clientId: string().required(),
  text: string().defined(),
  createdAt: date().required(),
});
export type Message = InferType<typeof messageSchema>;

/** An event as pages hear it: what changed, and in which conversation; null for all of them. */
export const liveEventSchema = exact({
  kind: string()
    .oneOf([...LIVE_EVENT_KINDS])
    .required(),
  about: requiredId().nullable().defined(),
});
export type LiveEvent = InferType<typeof liveEventSchema>;

/** Body of `POST /api/conversations/{id}/messages`. */
export const messageInputSchema = exact({
  clientId: clientId(),
  text: typedText().max(MESSAGE_MAX, SAID.mostCharacters).required(SAID.fieldRequired),
});
export type MessageInput = InferType<typeof messageInputSchema>;

/** Which part of a thread: what stands before a message, or what came after one; the latest unless told. */
export const messagesQuerySchema = exact({
  before: number().integer().min(1),
  after: number().integer().min(0),
}).test(
  'one',
  said('Give before or after, not both.'),
  ({ before, after }) => before === undefined || after === undefined,
);
export type MessagesQuery = InferType<typeof messagesQuerySchema>;

/** A page of a thread, the oldest first. */
export const messagePageSchema = exact({
  messages: array().of(messageSchema).max(MESSAGE_PAGE_SIZE).required(),
  /** There are more in the direction that was asked for. */
  more: boolean().required(),
});
export type MessagePage = InferType<typeof messagePageSchema>;

/** Body of `POST /api/conversations/{id}/read`. */
export const readInputSchema = exact({
  /** The last message that was on the screen. */
  number: count(),
  /** Of the browser, so that times are proposed in the talent's. */
  timeZone: string().max(TIME_ZONE_MAX, SAID.mostCharacters),
});
export type ReadInput = InferType<typeof readInputSchema>;

/** Somebody in a conversation, as both sides see them since the yes. */
const personSchema = exact({
  /** Names the person within the conversation. */
  key: string().required(),
  side: side().required(),
  name: string().required(),
  /** What they do, '' where they did not say. */
  title: string().defined(),
  /** Null where the other side is not told, or the account is closed. */
  email: string().nullable().defined(),
  pictureUrl: string().nullable().defined(),
  linkedinProfile: string().nullable().defined(),
  /** False for who left the company or closed the account. */
  present: boolean().required(),
});
export type ConversationPerson = InferType<typeof personSchema>;

const endedSchema = exact({
  at: date().required(),
  by: string()
    .oneOf([...CONVERSATION_ENDS])
    .required(),
});

/** Everything about one conversation but its messages. */
export const conversationDetailsSchema = exact({
  id: requiredId(),
  view: string()
    .oneOf([...USER_TYPES])
    .required(),
  /** The caller's key among the people. */
  me: string().required(),
  people: array().max(LISTED_MAX).of(personSchema).required(),
  roleName: string().required(),
  companyId: requiredId(),
  companyName: string().required(),
  /** The request, as the caller's side sees it; null for the other side's view, and where the account is closed. */
  sent: sentConnectionSchema.nullable().defined(),
  received: receivedConnectionSchema.nullable().defined(),
  /**
   * Of the request of a talent whose account is closed, to the company: what a hire is reported with. Null for all others,
   * absent in answers of an older API.
   */
  asked: askedTermsSchema.nullable().optional().default(undefined),
  lastNumber: count(),
  /** How far the caller has read. */
  readUpTo: count(),
  /** How far others have read: the other side, and colleagues. */
  reads: array()
    .max(LISTED_MAX)
    .of(exact({ key: string().required(), number: count() }))
    .required(),
  waiting: replyClockSchema.nullable().defined(),
  /** Null while it goes on. */
  ended: endedSchema.nullable().defined(),
  /** The talent's, as their browser last said; null while it has not. */
  timeZone: string().nullable().defined(),
  reported: boolean().required(),
});
export type ConversationDetails = InferType<typeof conversationDetailsSchema>;

/** A conversation in the list. */
export const conversationEntrySchema = exact({
  id: requiredId(),
  /** The talent's name to the company, the company's to the talent. */
  name: string().required(),
  pictureUrl: string().nullable().defined(),
  roleName: string().required(),
  /** The company's own; null to the talent. */
  stage: string()
    .oneOf([...CONVERSATION_STAGES])
    .nullable()
    .defined(),
  /** Who of the company writes in it, by name. */
  colleagues: array().max(LISTED_MAX).of(string().required()).required(),
  unread: count(),
  /**
   * How often the other side proposed times to meet that the caller has not seen and can still choose from; absent in
   * answers of an older API.
   */
  newTimes: number().integer().min(0),
  last: exact({
    side: side().required(),
    /** Who of the caller's company wrote it, by name; null for others. Absent in answers of an older API. */
    colleague: string().nullable(),
    text: string().defined(),
    at: date().required(),
  })
    .nullable()
    .defined(),
  waiting: replyClockSchema.nullable().defined(),
  ended: endedSchema.nullable().defined(),
});
export type ConversationEntry = InferType<typeof conversationEntrySchema>;
export const conversationEntriesSchema = array().max(LISTED_MAX).of(conversationEntrySchema).required();

export const conversationsQuerySchema = exact({
  userType: userType().required(said('Say for which role: userType=jobSeeker or userType=talentSeeker.')),
});
export const conversationParamsSchema = exact({ id: requiredId() });
export const conversationPersonParamsSchema = exact({ id: requiredId(), person: requiredId() });
