import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';
import { SESSION_COOKIE, SESSION_LONGEST_DAYS } from '@vela/contracts/constants';
import { DAY_MS } from '@vela/market/days';
import type { Config } from '../../config/index.js';
import { type SessionNeeds, SessionStore } from './session-store.js';
import { SESSIONS } from './stored-session.js';

export { hearOfEndings } from './endings.js';
export { createSessionKeeper, type SessionKeeper, traceOf } from './follow.js';
export { createSessionRegistry, type KnownSession, type SessionRegistry } from './registry.js';
export { SESSIONS, type StoredSession } from './stored-session.js';

declare module 'express-session' {
  interface SessionData {
    /** Id of the signed-in user. */
    userId: string;
    /** When they signed in, milliseconds since 1970 by the server's clock. */
    signedInAt: number;
    /** When the session was used last, to the hour. */
    lastUsedAt: number;
    /** The browser in a few words, and roughly where it was used last. */
    device: string;
    place: string;
    /** When a passkey was used last, milliseconds since 1970. */
    passkeyAt: number;
    /** Which it was; absent in sessions from before this was kept. */
    passkeyId: string;
    /** What a passkey is to answer to, and since when. */
    passkeyChallenge: { challenge: string; at: number };
    /**
     * What a visitor agreed to before signing up, by an id that was made here; it becomes theirs once it is known who they are.
     */
    signUpAgreementId: string;
  }
}

const isHttps = (config: Pick<Config, 'appOrigin'>): boolean => config.appOrigin.startsWith('https://');

/** Name of the session's cookie; the prefix makes browsers insist on Secure, no Domain and path `/`. */
export const sessionCookieName = (config: Pick<Config, 'appOrigin'>): string =>
  isHttps(config) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** Lets the store remove sessions whose time is over. */
export async function createSessionIndexes(connection: Connection): Promise<void> {
  await connection.collection(SESSIONS).createIndex({ expires: 1 }, { expireAfterSeconds: 0 }, {});
  await connection.collection(SESSIONS).createIndex({ 'session.userId': 1 }, {}, {});
}

/** Sessions kept in the store: the cookie carries only a signed random id, and its end is decided here. */
export function sessions(config: Config, connection: Connection, { secrets, ...kept }: SessionNeeds): RequestHandler {
  return session({
    name: sessionCookieName(config),
    secret: [...secrets],
    resave: false,
    saveUninitialized: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(config),
      path: '/',
      maxAge: SESSION_LONGEST_DAYS * DAY_MS,
    },
    proxy: true,
    store: new SessionStore(connection, kept),
  });
}
