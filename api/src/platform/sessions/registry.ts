import type { ClientSession, Connection, Types } from 'mongoose';

/** Collection of the session store. */
export const SESSIONS = 'sessions';

/** A session as the store keeps it, under the id that the browser's cookie carries signed. */
interface StoredSession {
  readonly _id: string;
  readonly session: { readonly userId?: string };
}

/** Which sessions a user has, in whatever browser. */
export interface SessionRegistry {
  /** @returns how many there are besides the named one */
  countOthers(userId: Types.ObjectId, own: string): Promise<number>;
  /** Signs the user out everywhere but in the named session. @returns how many sessions ended */
  endOthers(userId: Types.ObjectId, own: string): Promise<number>;
  /** Signs the user out everywhere. @param transaction in which the reason for it is written */
  endAll(userId: Types.ObjectId, transaction?: ClientSession): Promise<void>;
}

export function createSessionRegistry(connection: Connection): SessionRegistry {
  const stored = () => connection.collection<StoredSession>(SESSIONS);
  const others = (userId: Types.ObjectId, own: string) => ({
    'session.userId': userId.toHexString(),
    _id: { $ne: own },
  });
  return {
    countOthers: (userId, own) => stored().countDocuments(others(userId, own)),
    endOthers: async (userId, own) => (await stored().deleteMany(others(userId, own))).deletedCount,
    endAll: async (userId, transaction) => {
      await stored().deleteMany(
        { 'session.userId': userId.toHexString() },
        transaction === undefined ? {} : { session: transaction },
      );
    },
  };
}
