import type { ClientSession, Types } from 'mongoose';
import type { MailKind } from '@vela/contracts/constants';
import { type Language, SOURCE_LANGUAGE } from '@vela/language';
import type { Collections } from '../../records/models.js';
import type { NotifiedMail } from '../../records/notification.js';
import type { UserDocument } from '../../records/user.js';
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
  /** As it is written now, in the person's language. */
  readonly title: string;
  /** The mail whose subject the title is, to write it again in the language it is read in. */
  readonly mail: NotifiedMail;
  /** Where it leads, with its origin; null where it leads nowhere. */
  readonly url: string | null;
}

/** Somebody who is written to. */
export interface Reader {
  /** The language of their account, English where it has none. */
  readonly language: Language;
  /** The company that they belong to. */
  readonly companyId: Types.ObjectId | null;
  /** Kinds of news that they want nowhere on the page. */
  readonly unwantedOnPage: readonly MailKind[];
}

/** The list of notifications, as whoever tells something needs it. */
export interface Notifications {
  /** @returns what is to be known of a person who is written to; null where they left */
  readerOf(session: ClientSession, userId: Types.ObjectId): Promise<Reader | null>;
  /** @returns what a role is called in the language at hand that was called so when it was noted */
  roleText(name: string): string;
  /**
   * Tells a person in the caller's transaction, unless they left or want none of the kind; the same key once.
   * @param reader of `readerOf` in the same transaction, where it was asked: it is not asked again
   */
  notify(session: ClientSession, news: News, reader?: Reader | null): Promise<void>;
}

interface Needs extends Collections<'notifications' | 'users'> {
  readonly clock: Clock;
  /** Only what lies below it is a place of the site. */
  readonly appOrigin: string;
  readonly roleText: (name: string) => string;
}

/** @returns the path of the site that an address is, or null for one elsewhere */
function pathOn(appOrigin: string, url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { origin, pathname, search, hash } = new URL(url);
  return origin === new URL(appOrigin).origin ? pathname + search + hash : null;
}

async function readerOf(
  { models }: Pick<Needs, 'models'>,
  session: ClientSession,
  userId: Types.ObjectId,
): Promise<Reader | null> {
  const user = await models.users
    .findById(userId, { language: 1, companyId: 1, pageOptOuts: 1 })
    .session(session)
    .lean<Pick<UserDocument, 'language' | 'companyId' | 'pageOptOuts'> | null>();
  return user === null
    ? null
    : {
        language: user.language ?? SOURCE_LANGUAGE,
        companyId: user.companyId ?? null,
        unwantedOnPage: user.pageOptOuts ?? [],
      };
}

export const createNotifications = ({ models, clock, appOrigin, roleText }: Needs): Notifications => ({
  roleText,
  readerOf: (session, userId) => readerOf({ models }, session, userId),
  notify: async (session, { userId, aboutId, key, kind, title, mail, url }, known) => {
    const reader = known === undefined ? await readerOf({ models }, session, userId) : known;
    // Whoever switched the kind off meanwhile, or left, is not told.
    if (reader === null || (kind !== null && reader.unwantedOnPage.includes(kind))) return;
    await models.notifications.updateOne(
      { userId, key },
      {
        $setOnInsert: {
          aboutId,
          kind,
          title,
          mail,
          path: pathOn(appOrigin, url),
          createdAt: clock.now(),
          readAt: null,
        },
      },
      { upsert: true, session },
    );
  },
});
