import * as endpoints from '../endpoints/notifications.js';
import {
  countsSchema,
  notificationPageSchema,
  notificationQuerySchema,
  readNotificationsSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** What a person was told, and how much waits for them. */
export const NOTIFICATIONS_ENDPOINTS = {
  getCounts: {
    ...endpoints.getCounts,
    access: 'user',
    summary: 'How many notifications are unread, and how many requests and “yes, if” wait for the caller.',
    response: countsSchema,
  },
  listNotifications: {
    ...endpoints.listNotifications,
    access: 'user',
    summary: 'What the caller was told, the latest first, a page at a time.',
    query: notificationQuerySchema,
    response: notificationPageSchema,
  },
  readNotifications: {
    ...endpoints.readNotifications,
    access: 'user',
    rateLimit: 'write',
    summary: 'Marks notifications of the caller as read: those that are named, or all up to one.',
    body: readNotificationsSchema,
    response: countsSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
