import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestStore {
  /** Names a database of its own. */
  readonly uri: string;
  stop(): Promise<void>;
}

/** Puts a database name into a connection string, of which a test may watch the commands. */
function withDatabase(uri: string, name: string): string {
  const url = new URL(uri);
  url.pathname = `/${name}`;
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
}

/** So long what an API locks that is killed stays locked; a minute, as databases have it, is a minute of waiting. */
const TRANSACTION_LIFETIME_MS = 5000;

/** An empty store: a database on `MONGODB_URI` where that is set, else the embedded store on a temporary folder. */
export async function startTestStore(): Promise<TestStore> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const given = process.env['MONGODB_URI'];
  if (given !== undefined) return { uri: withDatabase(given, name), stop: () => Promise.resolve() };
  const { startDatastore } = await import('@vela/datastore');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vela-api-'));
  const store = await startDatastore({ dataDir, fsync: false, transactionLifetime: TRANSACTION_LIFETIME_MS });
  return {
    uri: withDatabase(store.uri, name),
    stop: async () => {
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
