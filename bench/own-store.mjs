// A store of the bench's own, in a process of its own: the MongoDB of MONGODB_URI under another database, a mongod of this
// machine, or the embedded store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { chooseStore } from '@vela/datastore/launcher';

const PATIENCE_MS = 15 * 60_000;

/** @returns the store, empty, with a connection to it */
export async function startOwnStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vela-bench-store-'));
  const chosen = await chooseStore({ env: process.env, dataDir: folder });
  const uri = new URL(chosen.uri);
  uri.pathname = `/bench_${process.pid}`;
  // Patient, unlike the API's connection: the embedded store answers nobody while it computes one long answer, and the
  // driver would take it for gone.
  const connection = await mongoose
    .createConnection(uri.href, {
      autoIndex: false,
      autoCreate: false,
      connectTimeoutMS: PATIENCE_MS,
      serverSelectionTimeoutMS: PATIENCE_MS,
    })
    .asPromise();
  return {
    name: chosen.kind === 'embedded' ? 'the embedded store' : 'MongoDB',
    uri: uri.href,
    connection,
    stop: async () => {
      // A store of the bench's own goes with its folder, whatever it may still be computing.
      if (process.env.MONGODB_URI) await connection.dropDatabase();
      await connection.close(true);
      await chosen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
