import { t, texts } from '@vela/language';

export const NOTIFICATION_TEXTS = texts({
  title: 'Notifications',
  lead: 'Everything that we also tell you by mail. It is kept for 90 days.',
  readAll: 'Mark all as read',
  markRead: 'Mark as read',
  older: 'Show older',
  empty: 'Nothing to tell yet',
  emptyLead: 'Requests, answers, hires and documents stand here as they come.',
  choose: 'Choose what you are told',
  failed: 'The notifications could not be loaded',
  olderFailed: 'Older ones could not be loaded. Try again in a moment.',
  unreadMark: 'Unread:',
});

/** What the button of one notification is called to who does not see which it stands beside. */
export const markReadText = (title: string): string => t('Mark as read: {title}', { title });

export const unreadText = (count: number): string =>
  t('{count, plural, =0 {All read} one {# unread} other {# unread}}', { count });
