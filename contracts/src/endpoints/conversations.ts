import type { UserType } from '../constants/market.js';
import type {
  ConversationDetails,
  ConversationEntry,
  DownloadQuery,
  Meeting,
  MeetingCancel,
  MeetingInput,
  Message,
  MessageInput,
  MessagePage,
  ReadInput,
  ReportInput,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// What follows a yes: both sides know each other and write to each other.

export const listConversations: Endpoint<{ query: { userType: UserType }; response: ConversationEntry[] }> = {
  method: 'GET',
  path: '/api/conversations',
  cache: 'live',
};
export const getConversation: Endpoint<{ params: { id: string }; response: ConversationDetails }> = {
  method: 'GET',
  path: '/api/conversations/:id',
  cache: 'live',
};
export const listMessages: Endpoint<{
  params: { id: string };
  query?: { before?: number; after?: number };
  response: MessagePage;
}> = {
  method: 'GET',
  path: '/api/conversations/:id/messages',
  cache: 'live',
};
export const sendMessage: Endpoint<{ params: { id: string }; body: MessageInput; response: Message }> = {
  method: 'POST',
  path: '/api/conversations/:id/messages',
};
export const markConversationRead: Endpoint<{ params: { id: string }; body: ReadInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/conversations/:id/read',
};
export const listMeetings: Endpoint<{ params: { id: string }; response: Meeting[] }> = {
  method: 'GET',
  path: '/api/conversations/:id/meetings',
  cache: 'live',
};
export const proposeTimes: Endpoint<{ params: { id: string }; body: MeetingInput; response: Meeting[] }> = {
  method: 'POST',
  path: '/api/conversations/:id/meetings',
};
export const acceptTime: Endpoint<{
  params: { id: string; meeting: string };
  body: { start: string };
  response: Meeting[];
}> = {
  method: 'POST',
  path: '/api/conversations/:id/meetings/:meeting/accept',
};
export const cancelMeeting: Endpoint<{
  params: { id: string; meeting: string };
  body: MeetingCancel;
  response: Meeting[];
}> = {
  method: 'POST',
  path: '/api/conversations/:id/meetings/:meeting/cancel',
};
export const getMeetingCalendar: Endpoint<{
  params: { id: string; meeting: string };
  query?: DownloadQuery;
  response: unknown;
}> = {
  method: 'GET',
  path: '/api/conversations/:id/meetings/:meeting/calendar',
};
export const endConversation: Endpoint<{ params: { id: string }; body: object; response: ConversationDetails }> = {
  method: 'POST',
  path: '/api/conversations/:id/end',
};
export const reportConversation: Endpoint<{
  params: { id: string };
  body: ReportInput;
  response: { ok: boolean };
}> = {
  method: 'POST',
  path: '/api/conversations/:id/report',
};
/** Server-sent events that say what changed; see `LiveEvent`. */
export const followLiveEvents: Endpoint<{ response: unknown }> = {
  method: 'GET',
  path: '/api/live-events',
};
export const getConversationPicture: Endpoint<{ params: { id: string; person: string }; response: unknown }> = {
  method: 'GET',
  path: '/api/conversations/:id/pictures/:person',
};
