// A store of the bench's own, in a process of its own: the MongoDB of MONGODB_URI under another database, a mongod of this
// machine, or the embedded store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseStore } from '@vela/datastore/launcher';
import mongoose from 'mongoose';

/** @returns the store, empty, with a connection to it */
export async function startOwnStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vela-bench-store-'));
  const chosen = await chooseStore({ env: process.env, dataDir: folder });
  const uri = new URL(chosen.uri);
  uri.pathname = `/bench_${process.pid}`;
  // Patient, unlike the API's connection: a store that is being filled answers late.
  const connection = await mongoose.createConnection(uri.href, { autoIndex: false, autoCreate: false }).asPromise();
  return {
    name: chosen.kind === 'embedded' ? 'the embedded store' : 'MongoDB',
    uri: uri.href,
    connection,
    stop: async () => {
      await connection.dropDatabase().catch(() => undefined);
      await connection.close(true);
      await chosen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
