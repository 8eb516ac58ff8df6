import type { mongo } from 'mongoose';
import { toError } from '../errors/index.js';
import type { Log } from '../observability/index.js';

const AGAIN_MS = 1000;

/** Who hears of what a change stream tells. */
interface ChangeListener<Change> {
  /** From now on every change is told. */
  opened?(): void;
  changed(change: Change): void;
  /** Changes may be missed until it is opened again. */
  broke(): void;
}

/**
 * Follows a change stream of the store; one that breaks is opened anew a second later, as long as it takes.
 * @param what is followed, for the log
 * @param open opens the stream, of changes from now on
 * @returns stops following
 */
export function followChanges<Change>(
  what: string,
  open: () => mongo.ChangeStream,
  listener: ChangeListener<Change>,
  log: Log,
): () => Promise<void> {
  let stream: mongo.ChangeStream | null = null;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  const follow = (): void => {
    if (isStopped) return;
    const followed = open();
    stream = followed;
    // The store's first answer says from where on it tells.
    followed.once('resumeTokenChanged', () => {
      if (!isStopped) listener.opened?.();
    });
    followed.on('change', (change) => listener.changed(change as Change));
    followed.once('error', (thrown: unknown) => {
      log.debug({ err: toError(thrown) }, `the change stream of ${what} broke, it is opened again`);
      listener.broke();
      void followed.close().catch(() => undefined);
      again = setTimeout(follow, AGAIN_MS);
    });
  };
  follow();
  return async () => {
    isStopped = true;
    clearTimeout(again);
    await stream?.close().catch(() => undefined);
  };
}
