import type { Connection, mongo } from 'mongoose';
import { toError } from '../errors/index.js';
import type { Log } from '../observability/index.js';
import { SESSIONS, type StoredSession } from './stored-session.js';

const AGAIN_MS = 1000;

/**
 * Hears of every session that ends, in whatever instance, from the store's change stream: answers that are held for a moment
 * are forgotten then. Where the store has no stream, or it breaks, an answer outlives its session by its own short life.
 * @param ended told of each, by its id; null where some may have been missed
 * @returns stops listening
 */
export function hearOfEndings(
  connection: Connection,
  ended: (sessionId: string | null) => void,
  log: Log,
): () => Promise<void> {
  let stream: mongo.ChangeStream<StoredSession> | null = null;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  const open = (): void => {
    if (isStopped) return;
    const opened = connection
      .collection<StoredSession>(SESSIONS)
      .watch<StoredSession>([{ $match: { operationType: 'delete' } }]);
    stream = opened;
    opened.on('change', (change) => ended(change.operationType === 'delete' ? change.documentKey._id : null));
    opened.once('error', (thrown: unknown) => {
      log.debug({ err: toError(thrown) }, 'the change stream of sessions broke, it is opened again');
      ended(null);
      void opened.close().catch(() => undefined);
      again = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return async () => {
    isStopped = true;
    clearTimeout(again);
    await stream?.close().catch(() => undefined);
  };
}
