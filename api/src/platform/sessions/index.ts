import { MongoStore } from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';
import { DAY_MS } from '@vela/market/days';
import { SESSION_LONGEST_DAYS } from '@vela/market/session';
import type { Config } from '../../config/index.js';
import { SESSIONS } from './registry.js';

export { createSessionRegistry, type SessionRegistry } from './registry.js';

declare module 'express-session' {
  interface SessionData {
    /** Id of the signed-in user. */
    userId: string;
    /** When they signed in, milliseconds since 1970 by the server's clock. */
    signedInAt: number;
    /** What a visitor agreed to before signing up; it becomes theirs once it is known who they are. */
    signUpConsentId: string;
  }
}

const DAY_SECONDS = DAY_MS / 1000;
/** A session in use is written at most so often, only to move its end. */
const TOUCH_SECONDS = 3600;

const isHttps = (config: Pick<Config, 'appOrigin'>): boolean => config.appOrigin.startsWith('https://');

/** Name of the session's cookie; the prefix makes browsers insist on Secure, no Domain and path `/`. */
export const sessionCookieName = (config: Pick<Config, 'appOrigin'>): string =>
  isHttps(config) ? '__Host-vela' : 'vela';

/** Lets the store remove sessions whose time is over. */
export async function createSessionIndexes(connection: Connection): Promise<void> {
  await connection.collection(SESSIONS).createIndex({ expires: 1 }, { expireAfterSeconds: 0 }, {});
  await connection.collection(SESSIONS).createIndex({ 'session.userId': 1 }, {}, {});
}

/** Sessions kept in the store: the cookie carries only a signed random id. */
export function sessions(config: Config, connection: Connection, secret: string): RequestHandler {
  const ttl = SESSION_LONGEST_DAYS * DAY_SECONDS;
  return session({
    name: sessionCookieName(config),
    secret,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/', maxAge: ttl * 1000 },
    proxy: true,
    store: MongoStore.create({
      client: connection.getClient(),
      dbName: connection.name,
      collectionName: SESSIONS,
      ttl,
      touchAfter: TOUCH_SECONDS,
      stringify: false,
      // Its index is made with all others, at the start.
      autoRemove: 'disabled',
    }),
  });
}
