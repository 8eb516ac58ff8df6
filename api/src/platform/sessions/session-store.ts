import { MongoStore } from 'connect-mongo';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';
import type { Connection } from 'mongoose';
import { DAY_MS } from '@vela/market/days';
import { sessionEnd } from '@vela/market/session';
import type { RecordReads } from '../../records/reads.js';
import type { Clock } from '../clock/index.js';
import { toError } from '../errors/index.js';
import { SESSIONS, type StoredSession } from './stored-session.js';

/** Time to come back from the provider, and for what a visitor agreed to until then. */
const VISITOR_MS = DAY_MS;

/** @returns when the store may forget a session, by the machine's clock, which is what it goes by */
export function storedUntil(
  session: Partial<Pick<SessionData, 'userId' | 'signedInAt' | 'lastUsedAt'>>,
  clock: Clock,
): Date {
  const left =
    session.userId === undefined
      ? VISITOR_MS
      : sessionEnd({ signedInAt: session.signedInAt, lastUsedAt: session.lastUsedAt }, false) - clock.now().getTime();
  return new Date(Date.now() + left);
}

/** What sessions are kept with. */
export interface SessionNeeds {
  /** The first signs cookies; what the others signed is read. */
  readonly secrets: readonly [string, ...string[]];
  readonly clock: Clock;
  readonly records: RecordReads;
  /** Waited for after each write, before the call that made it is answered. */
  readonly written: () => Promise<void>;
}

/**
 * Sessions in the store. A session that was ended stays ended: what a call that was under way at that moment would save of it is
 * dropped, where the library would write it again.
 */
export class SessionStore extends MongoStore {
  readonly #connection: Connection;
  readonly #clock: Clock;
  /** Sessions that were read from the store. */
  readonly #stored = new WeakSet<object>();

  readonly #records: RecordReads;
  readonly #written: () => Promise<void>;

  /** @param written waited for after each write, before the call that made it is answered */
  constructor(
    connection: Connection,
    { clock, records, written }: Pick<SessionNeeds, 'clock' | 'records' | 'written'>,
  ) {
    super({
      client: connection.getClient(),
      dbName: connection.name,
      collectionName: SESSIONS,
      stringify: false,
      // Its index is made with all others, at the start.
      autoRemove: 'disabled',
    });
    this.#connection = connection;
    this.#clock = clock;
    this.#records = records;
    this.#written = written;
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const session = super.createSession(request, data);
    this.#stored.add(session);
    return session;
  }

  /** A session whose time is over is none, whether or not the store has removed it. */
  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    this.#records
      .one(SESSIONS, id, () => this.#connection.collection<StoredSession>(SESSIONS).findOne({ _id: id }))
      .then(
        (stored) => {
          if (stored === null || stored.expires <= new Date()) return callback(null, null);
          // Whoever gets it makes it theirs and changes it, whatever it holds within.
          callback(null, structuredClone(stored.session) as SessionData);
        },
        (error: unknown) => callback(toError(error)),
      );
  }

  override set(id: string, session: SessionData, callback: (error?: unknown) => void = () => undefined): void {
    const { cookie, ...rest } = session;
    const stored = { session: { cookie: { ...cookie }, ...rest }, expires: storedUntil(session, this.#clock) };
    this.#connection
      .collection<StoredSession>(SESSIONS)
      .updateOne({ _id: id }, { $set: stored }, { upsert: !this.#stored.has(session) })
      .then(() => this.#written())
      .then(
        () => callback(),
        (error: unknown) => callback(toError(error)),
      );
  }

  /** Use is noted by the rules of sessions, not with every call. */
  override touch(_id: string, _session: SessionData, callback: (error?: unknown) => void = () => undefined): void {
    callback();
  }
}
