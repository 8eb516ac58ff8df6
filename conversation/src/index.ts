export { ConversationList } from './conversation-list.js';
export { ConversationMenu } from './conversation-menu.js';
export { Meetings } from './meetings/meetings.js';
export { PersonCard } from './person-card.js';
export { endedText, waitingText } from './texts.js';
export { Thread } from './thread/thread.js';
export { useConversation } from './use-conversation.js';
