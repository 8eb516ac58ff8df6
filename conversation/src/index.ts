export { AskedConversation } from './asked-conversation.js';
export { ConversationList } from './conversation-list.js';
export { ConversationMenu } from './conversation-menu.js';
export { Meetings } from './meetings/meetings.js';
export { PersonCard } from './person-card.js';
export { ReportDialog } from './report-dialog.js';
export { LeftUnsent } from './thread/left-unsent.js';
export { clockText, endedText } from './thread/texts.js';
export { Thread } from './thread/thread.js';
