import type { Counts, NotificationPage, ReadNotificationsInput } from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// What a person was told, and how much waits for them.

export const getCounts: Endpoint<{ response: Counts }> = {
  method: 'GET',
  path: '/api/users/me/counts',
  cache: 'live',
};
export const listNotifications: Endpoint<{ query?: { before?: string }; response: NotificationPage }> = {
  method: 'GET',
  path: '/api/notifications',
  cache: 'live',
};
export const readNotifications: Endpoint<{ body: ReadNotificationsInput; response: Counts }> = {
  method: 'POST',
  path: '/api/notifications/read',
};
