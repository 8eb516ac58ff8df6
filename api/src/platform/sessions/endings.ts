import type { Connection, mongo } from 'mongoose';
import type { Log } from '../observability/index.js';
import { followChanges } from '../store-events/index.js';
import { SESSIONS, type StoredSession } from './stored-session.js';

/**
 * Hears of every session that ends, in whatever instance, from the store's change stream: answers that are held for a moment
 * are forgotten then. Where the store has no stream, or it breaks, an answer outlives its session by its own short life.
 * @param ended told of each, by its id; null where some may have been missed
 * @returns stops listening
 */
export const hearOfEndings = (
  connection: Connection,
  ended: (sessionId: string | null) => void,
  log: Log,
): (() => Promise<void>) =>
  followChanges<mongo.ChangeStreamDocument<StoredSession>>(
    'sessions',
    () => connection.collection<StoredSession>(SESSIONS).watch([{ $match: { operationType: 'delete' } }]),
    {
      changed: (change) => ended(change.operationType === 'delete' ? change.documentKey._id : null),
      broke: () => ended(null),
    },
    log,
  );
