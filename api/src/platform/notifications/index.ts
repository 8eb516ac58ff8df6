import type { ClientSession, Types } from 'mongoose';
import type { MailKind } from '@vela/contracts/constants';
import type { Collections } from '../../records/models.js';
import type { Clock } from '../clock/index.js';

/** What one person is told on the page. */
export interface News {
  readonly userId: Types.ObjectId;
  /** Whom the title names, who is somebody else; null where that is nobody. */
  readonly aboutId: Types.ObjectId | null;
  /** What it is about, as the key of its mail says it: `requestAccepted:<connection>`. */
  readonly key: string;
  /** The kind that people choose by; null for what is always told. */
  readonly kind: MailKind | null;
  readonly title: string;
  /** Where it leads, with its origin; null where it leads nowhere. */
  readonly url: string | null;
}

/** The list of notifications, as whoever tells something needs it. */
export interface Notifications {
  /** Tells a person in the caller's transaction, unless they left or want none of the kind; the same key once. */
  notify(session: ClientSession, news: News): Promise<void>;
}

interface Needs extends Collections<'notifications' | 'users'> {
  readonly clock: Clock;
  /** Only what lies below it is a place of the site. */
  readonly appOrigin: string;
}

/** @returns the path of the site that an address is, or null for one elsewhere */
function pathOn(appOrigin: string, url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { origin, pathname, search, hash } = new URL(url);
  return origin === new URL(appOrigin).origin ? pathname + search + hash : null;
}

export const createNotifications = ({ models, clock, appOrigin }: Needs): Notifications => ({
  notify: async (session, { userId, aboutId, key, kind, title, url }) => {
    // Whoever switched the kind off meanwhile, or left, is not told.
    const wanting = { _id: userId, ...(kind === null ? {} : { pageOptOuts: { $ne: kind } }) };
    if ((await models.users.exists(wanting).session(session)) === null) return;
    await models.notifications.updateOne(
      { userId, key },
      {
        $setOnInsert: {
          aboutId,
          kind,
          title,
          path: pathOn(appOrigin, url),
          createdAt: clock.now(),
          readAt: null,
        },
      },
      { upsert: true, session },
    );
  },
});
