import type { Connection } from 'mongoose';
import { CACHED_COLLECTIONS, isCached } from '../../records/reads.js';
import type { Log } from '../observability/index.js';
import { followChanges } from '../store-events/index.js';
import type { RecordCache } from './record-cache.js';

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
  const stop = followChanges<Heard>(
    'records',
    () => connection.watch(STAGES),
    {
      opened: () => cache.hear(true),
      changed: ({ ns, documentKey }) => {
        const collection = ns?.coll ?? '';
        if (isCached(collection))
          cache.changedElsewhere(collection, documentKey?._id === undefined ? null : String(documentKey._id));
      },
      broke: () => cache.hear(false),
    },
    log,
  );
  return async () => {
    cache.hear(false);
    await stop();
  };
}
