import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatastore, type Datastore, type DatastoreOptions } from '../index.js';

/** A store on a folder of its own; stopping it removes the folder. */
export async function startTemporaryStore(options: Partial<DatastoreOptions> = {}): Promise<Datastore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'datastore-'));
  const store = await startDatastore({ fsync: false, ...options, dataDir });
  return {
    ...store,
    async stop() {
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
