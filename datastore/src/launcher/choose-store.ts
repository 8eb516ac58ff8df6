import path from 'node:path';
import { startEmbedded } from './embedded.js';
import { findMongod, startMongod } from './mongod.js';
import type { ChosenStore } from './store-choice.js';

/** What the choice of a store depends on. */
export interface StoreChoiceOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Where a store that is started keeps its documents, in a folder per kind of store. */
  readonly dataDir: string;
  /** The embedded store's command line (`dist/cli.js`). */
  readonly embeddedScript: string;
  /** The port of a store that is started; a free one when not said. Clients find a restarted store under its old one. */
  readonly port?: number;
  /** Options of Node for the embedded store's process, such as a loader. */
  readonly execArgv?: readonly string[];
}

/**
 * Chooses the store: `MONGODB_URI` when it is set; else a MongoDB server on this machine (`MONGOD_BINARY`, or
 * `mongod` on the PATH), started as a replica set of one; else the embedded store.
 *
 * @throws StoreStartError when the one chosen does not start; the next is not tried, for its data would be others
 */
export async function chooseStoreWith({
  env,
  dataDir,
  embeddedScript,
  port = 0,
  execArgv = [],
}: StoreChoiceOptions): Promise<ChosenStore> {
  const uri = env['MONGODB_URI']?.trim();
  if (uri) return externalStore(uri);
  const mongod = findMongod(env);
  if (mongod !== undefined) return startMongod(mongod, path.resolve(dataDir, 'mongod'), port);
  return startEmbedded(embeddedScript, path.resolve(dataDir, 'embedded'), { execArgv, args: ['--port', String(port)] });
}

function externalStore(uri: string): ChosenStore {
  return {
    kind: 'external',
    uri,
    dataDir: undefined,
    describe: `Store: ${withoutCredentials(uri)}`,
    ended: new Promise(() => undefined),
    stop: () => Promise.resolve(),
  };
}

function withoutCredentials(uri: string): string {
  return uri.replace(/^([a-z+]+:\/\/)[^/?]*@/, '$1').replace(/\?.*$/, '');
}
