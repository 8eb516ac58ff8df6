export { callOffMeetings, type CallOffNeeds } from './call-off.js';
export { endConversations, type EndNeeds } from './end.js';
export { detachAuthor, eraseTalentConversations } from './erase.js';
export { talentConversations, writtenMessages } from './export.js';
export { acceptTime, proposeTimes } from './meetings.js';
export { sendMessage } from './messages.js';
export {
  oneReportEach,
  oneReportOfEachSide,
  reportsAfterClosing,
  reportsOfConversations,
} from './migrate-reports.js';
export { markRead } from './read.js';
export { conversationHandlers } from './routes.js';
export { tellWhoIsAway } from './tell-away.js';
