import type { Connection, mongo } from 'mongoose';
import { toError } from '../errors/index.js';
import type { Log } from '../observability/index.js';
import { SESSIONS } from './stored-session.js';

const AGAIN_MS = 1000;

/**
 * Hears of every session that ends, in whatever instance, from the store's change stream: answers that are held for a moment
 * are forgotten then. Where the store has no stream, or it breaks, an answer outlives its session by its own short life.
 * @returns stops listening
 */
export function hearOfEndings(connection: Connection, ended: () => void, log: Log): () => Promise<void> {
  let stream: mongo.ChangeStream | null = null;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  const open = (): void => {
    if (isStopped) return;
    const opened = connection.collection(SESSIONS).watch([{ $match: { operationType: 'delete' } }]);
    stream = opened;
    opened.on('change', ended);
    opened.once('error', (thrown: unknown) => {
      log.debug({ err: toError(thrown) }, 'the change stream of sessions broke, it is opened again');
      ended();
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
