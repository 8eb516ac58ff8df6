// What company and talent do once the talent said yes.

/** Who a conversation lies between. */
export const CONVERSATION_SIDES = ['company', 'jobSeeker'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

/** What pages hear of while they are open; `anything` where some of it may have been missed. */
export const LIVE_EVENT_KINDS = ['message', 'read', 'conversation', 'anything'] as const;
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number];
/** Open lines of one person at one instance; the tabs of a browser share one. */
export const LIVE_STREAMS_PER_PERSON = 8;

/** Longest message of a conversation. */
export const MESSAGE_MAX = 5000;
/** Messages on one page of a thread. */
export const MESSAGE_PAGE_SIZE = 50;
/** Unread messages of one conversation are counted up to this; it stands for as many or more. */
export const UNREAD_MAX = 100;

/** Who or what ends a conversation. */
export const CONVERSATION_ENDS = ['company', 'jobSeeker', 'accountClosed'] as const;
export type ConversationEnd = (typeof CONVERSATION_ENDS)[number];

/** Longest name of a time zone, such as `America/Argentina/ComodRivadavia`. */
export const TIME_ZONE_MAX = 64;

/** What a company's colleagues tell each other about a conversation. */
export const REMARK_MAX = 2000;
/** Colleagues that one remark can mention. */
export const MENTIONS_MAX = 10;

/** Times that one proposal offers. */
export const PROPOSED_TIMES_MAX = 5;
/** How long a meeting can take. */
export const MEETING_MINUTES = [15, 30, 45, 60, 90] as const;
export type MeetingMinutes = (typeof MEETING_MINUTES)[number];
export const DEFAULT_MEETING_MINUTES: MeetingMinutes = 30;
/** Where a meeting is, or the link to it. */
export const MEETING_PLACE_MAX = 300;

/** How far a proposal of times has come. */
export const MEETING_STATES = ['proposed', 'accepted', 'cancelled', 'moved'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];
/** Those in which it can still be moved or called off. */
export const CHANGEABLE_MEETING_STATES = ['proposed', 'accepted'] as const satisfies readonly MeetingState[];
export type ChangeableMeetingState = (typeof CHANGEABLE_MEETING_STATES)[number];
