import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { replicaSetName } from '../commands/server.js';
import { Engine } from '../engine/engine.js';
import { Store } from '../storage/store.js';
import { serveConnection } from './connection.js';
import { DamageNotices } from './damage-notices.js';
import { removeExpired } from './expiry.js';
import { LongReads } from './long-reads.js';
import { builtReader, Readers } from './readers/readers.js';

/** How to start a store. */
export interface DatastoreOptions {
  /** The folder everything is kept in; made when it is not there. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; 0, the default, takes a free one. */
  readonly port?: number;
  /** Listen on a Unix socket in the data folder instead, which only this user can open. */
  readonly socket?: boolean;
  /** Whether acknowledged writes are on the disk (default); `false` is faster, for tests. */
  readonly fsync?: boolean;
  /** Milliseconds between two passes over the TTL indexes; a minute by default, as MongoDB has it. */
  readonly expiryInterval?: number;
  /**
   * Milliseconds a transaction may stay open; a minute by default (MongoDB's `transactionLifetimeLimitSeconds`).
   * What a client leaves behind that is gone in the middle of one stays locked for so long.
   */
  readonly transactionLifetime?: number;
  /** How many changes are kept for change streams that go on where they were; 100,000 by default. */
  readonly mostChanges?: number;
  /** Takes what whoever watches over the store should know, such as damage; written to stderr by default. */
  readonly tell?: (sentence: string) => void;
  /** The program of the threads that long reads run in; that of the build by default. */
  readonly readerScript?: URL;
}

/** A running store. */
export interface Datastore {
  /** What `MONGODB_URI` would hold. */
  readonly uri: string;
  /** 0 when it listens on a Unix socket. */
  readonly port: number;
  readonly dataDir: string;
  /** Closes the connections, writes what waits and lets go of the folder. May be called again. */
  stop(): Promise<void>;
}

const housekeepingInterval = 1000;

/**
 * Starts a store in this process.
 *
 * @throws FolderError when the data folder is in use, damaged, foreign or newer
 */
export async function startDatastore(options: DatastoreOptions): Promise<Datastore> {
  const dataDir = path.resolve(options.dataDir);
  const store = Store.open(dataDir, { fsync: options.fsync ?? true, mostChanges: options.mostChanges });
  const engine = new Engine(store, options.transactionLifetime ?? 60_000);
  engine.damage = new DamageNotices(dataDir, options.tell ?? ((sentence) => console.error(sentence)));
  const script = options.readerScript ?? builtReader();
  const readers =
    script === undefined ? undefined : new Readers(script, dataDir, () => engine.address, store.marks.shared);
  if (readers !== undefined) {
    engine.longReads = new LongReads(engine, readers);
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    engine.openConnections += 1;
    socket.on('close', () => {
      sockets.delete(socket);
      engine.openConnections -= 1;
    });
    connections += 1;
    const id = connections;
    serveConnection(socket, id, engine);
  });
  let connections = 0;
  try {
    await (options.socket === true
      ? listenOnSocket(server, dataDir, engine)
      : listenOnPort(server, options.port ?? 0, engine));
  } catch (error) {
    await store.close();
    throw error;
  }
  const stopKeeping = startHousekeeping(engine, readers, options.expiryInterval ?? 60_000);
  let stopped: Promise<void> | undefined;
  const shutDown = async (): Promise<void> => {
    await stopKeeping();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    engine.cursors.closeAll();
    await readers?.close();
    engine.sessions.abortAll();
    await store.close();
  };
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const direct = options.socket === true ? 'directConnection=true' : `replicaSet=${replicaSetName}`;
  return {
    uri: `mongodb://${engine.address}/?${direct}`,
    port,
    dataDir,
    stop: () => (stopped ??= shutDown()),
  };
}

async function listen(server: Server, target: { port: number; host: string } | { path: string }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(target, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function listenOnPort(server: Server, port: number, engine: Engine): Promise<void> {
  await listen(server, { port, host: '127.0.0.1' });
  const address = server.address();
  if (typeof address === 'object' && address !== null) engine.address = `127.0.0.1:${address.port}`;
}

async function listenOnSocket(server: Server, dataDir: string, engine: Engine): Promise<void> {
  const file = path.join(dataDir, 'store.sock');
  // Left over from a crash: the folder's lock says that nobody listens on it.
  rmSync(file, { force: true });
  await listen(server, { path: file });
  chmodSync(file, 0o600);
  engine.address = encodeURIComponent(file);
}

/** Starts what happens at intervals; returns how to end it, when the current pass is through. */
function startHousekeeping(engine: Engine, readers: Readers | undefined, expiryInterval: number): () => Promise<void> {
  let pass = Promise.resolve();
  const housekeeping = setInterval(() => {
    engine.cursors.closeIdle();
    readers?.closeIdle();
    engine.sessions.expire();
    engine.store.forgetUnused();
  }, housekeepingInterval);
  const expiry = setInterval(() => {
    // A pass that fails, such as on a full disk, is made up for by the next.
    pass = pass.then(() => removeExpired(engine)).catch((error: unknown) => engine.damage?.note(error, 'expiry'));
  }, expiryInterval);
  housekeeping.unref();
  expiry.unref();
  return async () => {
    clearInterval(housekeeping);
    clearInterval(expiry);
    await pass;
  };
}
