import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { countsOf, listNotifications, markRead } from './notifications.js';

type Needs = Collections<'connections' | 'notifications'> & Pick<Platform, 'clock' | 'outbox'>;

export const notificationHandlers = (
  app: Needs,
): Pick<Handlers, 'getCounts' | 'listNotifications' | 'readNotifications'> => ({
  getCounts: ({ caller }) => countsOf(app, caller),
  listNotifications: ({ caller, query }) => listNotifications(app, caller, query.before),
  readNotifications: async ({ caller, body }) => {
    await markRead(app, caller, body);
    return countsOf(app, caller);
  },
});
