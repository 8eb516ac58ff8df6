import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { type DetailsNeeds, readConversation } from './details.js';
import { endOwn } from './end.js';
import { listConversations } from './list.js';
import { acceptTime, cancelMeeting, listMeetings, type MeetingNeeds, proposeTimes, readCalendar } from './meetings.js';
import { pageOfMessages, sendMessage } from './messages.js';
import { readColleaguePicture } from './pictures.js';
import { markRead } from './read.js';
import { reportConversation } from './report.js';

type Needs = DetailsNeeds &
  MeetingNeeds &
  Collections<'messages' | 'profilePictures'> &
  Pick<Platform, 'inTransaction' | 'live'>;

type Names =
  | 'listConversations'
  | 'getConversation'
  | 'listMessages'
  | 'sendMessage'
  | 'markConversationRead'
  | 'listMeetings'
  | 'proposeTimes'
  | 'acceptTime'
  | 'cancelMeeting'
  | 'getMeetingCalendar'
  | 'endConversation'
  | 'reportConversation'
  | 'getConversationPicture';

export const conversationHandlers = (app: Needs): Pick<Handlers, Names> => ({
  listConversations: ({ caller, query }) => listConversations(app, caller, query.userType),
  getConversation: ({ caller, params }) => readConversation(app, caller, params.id),
  listMessages: ({ caller, params, query }) => pageOfMessages(app, caller, params.id, query),
  sendMessage: ({ caller, params, body }) => sendMessage(app, caller, params.id, body),
  markConversationRead: async ({ caller, params, body }) => {
    await markRead(app, caller, params.id, body);
    return { ok: true };
  },
  listMeetings: ({ caller, params }) => listMeetings(app, caller, params.id),
  proposeTimes: ({ caller, params, body }) => proposeTimes(app, caller, params.id, body),
  acceptTime: ({ caller, params, body }) => acceptTime(app, caller, params, body.start),
  cancelMeeting: ({ caller, params, body }) => cancelMeeting(app, caller, params, body),
  getMeetingCalendar: ({ caller, params, response }) => {
    response.setHeader('content-disposition', 'attachment; filename="meeting.ics"');
    return readCalendar(app, caller, params);
  },
  endConversation: ({ caller, params }) => endOwn(app, caller, params.id),
  reportConversation: async ({ caller, params, body }) => {
    await reportConversation(app, caller, params.id, body);
    return { ok: true };
  },
  getConversationPicture: ({ caller, params }) => readColleaguePicture(app, caller, params.id, params.person),
});
