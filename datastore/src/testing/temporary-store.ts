import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type Datastore, type DatastoreOptions, startDatastore } from '../index.js';

/** Runs a test with a store and a client of its own. */
export async function withStore(run: (client: MongoClient, store: Datastore) => Promise<void>): Promise<void> {
  const store = await startTemporaryStore();
  const client = new MongoClient(store.uri);
  try {
    await run(client, store);
  } finally {
    await client.close();
    await store.stop();
  }
}

/** Runs a part of a test with a store on a folder that stays, and a client of its own. */
export async function withStoreIn<Result>(
  dataDir: string,
  run: (client: MongoClient, store: Datastore) => Promise<Result>,
): Promise<Result> {
  const store = await startDatastore({ dataDir, fsync: false });
  const client = new MongoClient(store.uri);
  try {
    return await run(client, store);
  } finally {
    await client.close();
    await store.stop();
  }
}

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
