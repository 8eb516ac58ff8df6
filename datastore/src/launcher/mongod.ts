import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Document, fieldOf, isNumeric, toDouble } from '../values/value.js';
import { runCommand } from '../wire/client.js';
import { type RunningProcess, startProcess } from './running-process.js';
import { type ChosenStore, StoreStartError } from './store-choice.js';

const replicaSet = 'rs0';
/** How long a server may take until it is the primary of its set, in milliseconds. */
const startLimit = 60_000;
const pollInterval = 100;
/** MongoDB's code for a set that was initiated before. */
const alreadyInitialized = 23;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Looks for a MongoDB server: `MONGOD_BINARY`, else `mongod` on the PATH.
 *
 * @throws StoreStartError when `MONGOD_BINARY` names nothing that can be run
 */
export function findMongod(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['MONGOD_BINARY']?.trim();
  if (named) {
    if (isExecutable(named)) return named;
    throw new StoreStartError(`MONGOD_BINARY names ${named}, which cannot be run.`);
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, 'mongod')).find(isExecutable);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts a MongoDB server as a replica set of one on a folder, and waits until it takes writes.
 *
 * @param wantedPort 0 for a free one
 * @throws StoreStartError when it ends, or takes longer than a minute
 */
export async function startMongod(binary: string, dataDir: string, wantedPort = 0): Promise<ChosenStore> {
  mkdirSync(dataDir, { recursive: true });
  const port = wantedPort === 0 ? await freePort() : wantedPort;
  const running = startProcess(binary, [
    '--dbpath',
    dataDir,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--replSet',
    replicaSet,
  ]);
  const output = lastOutput(running);
  try {
    await becomePrimary(port, running);
    if (!running.alive()) throw new StoreStartError(`${binary} ended with ${await running.ended}: ${output()}`);
  } catch (error) {
    await running.stop();
    throw error instanceof StoreStartError
      ? error
      : new StoreStartError(`${binary} did not start: ${String(error)}`, { cause: error });
  }
  return {
    kind: 'mongod',
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSet}`,
    dataDir,
    describe: `Store: ${binary}, data in ${dataDir}`,
    ended: running.ended,
    stop: running.stop,
  };
}

function lastOutput({ child }: RunningProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-2000);
    });
  }
  return () => text.trim();
}

/** Initiates the set and waits until the server is its primary, or has ended. */
async function becomePrimary(port: number, running: RunningProcess): Promise<void> {
  const deadline = Date.now() + startLimit;
  let initiated = false;
  while (running.alive()) {
    try {
      if (!initiated) initiated = await initiate(port);
      const hello = await runCommand(port, { hello: 1, $db: 'admin' });
      if (fieldOf(hello, 'isWritablePrimary') === true) return;
    } catch (error) {
      // It does not listen yet; what it refuses is an answer and no reason to wait.
      if (error instanceof StoreStartError) throw error;
    }
    if (Date.now() > deadline)
      throw new StoreStartError('the server did not become the primary of its set within a minute');
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}

async function initiate(port: number): Promise<boolean> {
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  const reply = await runCommand(port, { replSetInitiate: { _id: replicaSet, members }, $db: 'admin' });
  if (numberIn(reply, 'ok') === 1) return true;
  if (numberIn(reply, 'code') === alreadyInitialized) return reconfigure(port, members);
  throw new StoreStartError(`the replica set could not be initiated: ${String(fieldOf(reply, 'errmsg'))}`);
}

/** The set remembers the port of its last run. */
async function reconfigure(port: number, members: Document[]): Promise<boolean> {
  const current = await runCommand(port, { replSetGetConfig: 1, $db: 'admin' });
  const config = fieldOf(current, 'config');
  const version = typeof config === 'object' && config !== null && 'version' in config ? Number(config.version) : 1;
  const reply = await runCommand(port, {
    replSetReconfig: { _id: replicaSet, version: version + 1, members },
    force: true,
    $db: 'admin',
  });
  if (numberIn(reply, 'ok') === 1) return true;
  throw new StoreStartError(`the replica set could not be changed: ${String(fieldOf(reply, 'errmsg'))}`);
}

function numberIn(reply: Document, field: string): number | undefined {
  const value = fieldOf(reply, field);
  return isNumeric(value) ? toDouble(value) : undefined;
}
