import type { Connection, mongo } from 'mongoose';
import { CACHED_COLLECTIONS, isCached } from '../../records/reads.js';
import { toError } from '../errors/index.js';
import type { Log } from '../observability/index.js';
import type { RecordCache } from './record-cache.js';

const AGAIN_MS = 1000;

/** Of a change, where it was, and nothing of what was written. */
const STAGES = [
  { $match: { 'ns.coll': { $in: CACHED_COLLECTIONS } } },
  { $project: { operationType: 1, ns: 1, documentKey: 1 } },
];

interface Heard {
  readonly ns?: { readonly coll?: string };
  readonly documentKey?: { readonly _id?: unknown };
}

/**
 * Tells a cache of what programs write that announce nothing, by the store's change stream; the cache keeps nothing as long
 * as there is no stream.
 * @returns stops listening
 */
export function hearOfWritesElsewhere(connection: Connection, cache: RecordCache, log: Log): () => Promise<void> {
  let stream: mongo.ChangeStream | null = null;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;
  const open = (): void => {
    if (isStopped) return;
    const opened = connection.watch(STAGES) as unknown as mongo.ChangeStream;
    stream = opened;
    // The store's first answer says from where on it tells.
    opened.once('resumeTokenChanged', () => cache.hear(true));
    opened.on('change', (change) => {
      const { ns, documentKey } = change as Heard;
      const collection = ns?.coll ?? '';
      if (isCached(collection))
        cache.changedElsewhere(collection, documentKey?._id === undefined ? null : String(documentKey._id));
    });
    opened.once('error', (thrown: unknown) => {
      cache.hear(false);
      log.debug({ err: toError(thrown) }, 'the change stream of records broke, it is opened again');
      void opened.close().catch(() => undefined);
      again = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return async () => {
    isStopped = true;
    cache.hear(false);
    clearTimeout(again);
    await stream?.close().catch(() => undefined);
  };
}
