import { createHash } from 'node:crypto';
import type { ClientSession, Connection, Types } from 'mongoose';
import { isSessionOver } from '@vela/market/session';
import type { Clock } from '../clock/index.js';
import { readDevice } from './device.js';
import { readPlace } from './place.js';
import { SESSIONS, type StoredSession } from './stored-session.js';

/** A session as its person is told of it. */
export interface KnownSession {
  /** Says which it is, and is of no use to whoever would sign in with it. */
  readonly id: string;
  readonly device: string;
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
  readonly lastUsedAt: number;
  readonly current: boolean;
}

/** Which sessions a user has, in whatever browser. */
export interface SessionRegistry {
  /**
   * @param own id of the session that asks
   * @param isAdmin whose sessions are over sooner
   * @returns those that are not over, last used first
   */
  list(userId: Types.ObjectId, own: string, isAdmin: boolean): Promise<KnownSession[]>;
  /** Signs the user out in one browser. @param id as `list` says it @returns whether there was such a session */
  end(userId: Types.ObjectId, id: string): Promise<boolean>;
  /** Signs the user out everywhere but in the named session. @returns how many sessions ended */
  endOthers(userId: Types.ObjectId, own: string): Promise<number>;
  /** Signs the user out wherever a passkey, or one that nobody knows any more, was used last, but in the named session. */
  endProvenBy(
    userId: Types.ObjectId,
    passkeyId: Types.ObjectId,
    own: string,
    transaction: ClientSession,
  ): Promise<void>;
  /** Signs the user out everywhere. @param transaction in which the reason for it is written */
  endAll(userId: Types.ObjectId, transaction?: ClientSession): Promise<void>;
}

const ID_LENGTH = 22;

/** The cookie's id is a secret: this tells sessions apart without telling it. */
const publicId = (id: string): string =>
  createHash('sha256').update(`session ${id}`).digest('base64url').slice(0, ID_LENGTH);

export function createSessionRegistry(connection: Connection, clock: Clock): SessionRegistry {
  const stored = () => connection.collection<StoredSession>(SESSIONS);
  const of = (userId: Types.ObjectId) => ({ 'session.userId': userId.toHexString() });
  return {
    list: async (userId, own, isAdmin) => {
      const sessions = await stored().find(of(userId)).toArray();
      return sessions
        .flatMap(({ _id, session: { signedInAt, lastUsedAt, device, place } }) => {
          if (signedInAt === undefined || isSessionOver({ signedInAt, lastUsedAt }, isAdmin, clock.now())) return [];
          const known = { device: readDevice(device), place: readPlace(place) };
          return [
            { id: publicId(_id), ...known, signedInAt, lastUsedAt: lastUsedAt ?? signedInAt, current: _id === own },
          ];
        })
        .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt);
    },
    end: async (userId, id) => {
      const sessions = await stored()
        .find(of(userId), { projection: { _id: 1 } })
        .toArray();
      const found = sessions.find(({ _id }) => publicId(_id) === id);
      return found !== undefined && (await stored().deleteOne({ _id: found._id })).deletedCount === 1;
    },
    endOthers: async (userId, own) => (await stored().deleteMany({ ...of(userId), _id: { $ne: own } })).deletedCount,
    endProvenBy: async (userId, passkeyId, own, transaction) => {
      const proven = {
        'session.passkeyAt': { $exists: true },
        'session.passkeyId': { $in: [passkeyId.toHexString(), null] },
      };
      await stored().deleteMany({ ...of(userId), _id: { $ne: own }, ...proven }, { session: transaction });
    },
    endAll: async (userId, transaction) => {
      await stored().deleteMany(of(userId), transaction === undefined ? {} : { session: transaction });
    },
  };
}
