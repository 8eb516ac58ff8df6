import { counted } from '@vela/formats';

const unread = counted('unread', 'unread');

export const NOTIFICATION_TEXTS = {
  title: 'Notifications',
  lead: 'What mails tell, in one list. It is kept for 90 days.',
  unread: (count: number): string => (count === 0 ? 'All read' : unread(count)),
  readAll: 'Mark all as read',
  older: 'Show older',
  empty: 'Nothing to tell yet',
  emptyLead: 'Requests, answers, hires and documents stand here as they come.',
  choose: 'Choose what you are told',
  failed: 'The notifications could not be loaded',
  unreadMark: 'Unread: ',
} as const;
