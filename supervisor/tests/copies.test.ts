import { once } from 'node:events';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { connectStore } from '@vela/api';
import { type Datastore, startDatastore } from '@vela/datastore';
import { backUpFolder, restoreFolder } from '../src/copies/index.js';
import { NO_MONGODB, restoreSurroundings, surroundWith } from './support/surroundings.js';

type Connection = Awaited<ReturnType<typeof connectStore>>;

let folder: string;
let data: string;
let backup: string;
let store: Datastore | null;
let client: Connection | null;

async function open(): Promise<Connection> {
  store = await startDatastore({ dataDir: path.join(data, 'store/embedded'), fsync: false });
  client = await connectStore(store.uri);
  return client;
}
async function shut(): Promise<void> {
  await client?.close();
  await store?.stop();
  [client, store] = [null, null];
}
const notes = (at: Connection) => at.collection<{ _id: number }>('notes');
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(data, file)), { recursive: true });
  writeFileSync(path.join(data, file), text, { mode: 0o600 });
}
const read = (file: string): string => readFileSync(path.join(data, file), 'utf8');

beforeEach(async () => {
  surroundWith(NO_MONGODB);
  folder = await mkdtemp(path.join(tmpdir(), 'vela-copies-'));
  [data, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')];
  mkdirSync(path.join(data, 'store/embedded'), { recursive: true });
  const running = await open();
  await notes(running).insertMany([{ _id: 1 }, { _id: 2 }]);
  write('session-secret', 'a secret');
  write('site/mf_public/current.json', '{"version":"1"}');
  write('release/tokens.json', '[]');
  write('logs/api.log', 'what was');
  write('match-index/index', 'of these documents');
});
afterEach(async () => {
  restoreSurroundings();
  await shut();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the folder of an executable that may be called `mongod` */
function folderOfMongod(): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'mongod'), '#!/bin/sh\n', { mode: 0o755 });
  return bin;
}

test('a folder that is lost comes back from a backup that was made while it was written to', async () => {
  const running = client as Connection;
  const stop = new AbortController();
  const acknowledged: number[] = [];
  const writing = (async () => {
    for (let _id = 3; !stop.signal.aborted; _id += 1) {
      await notes(running).insertOne({ _id });
      acknowledged.push(_id);
    }
  })();
  while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = [...acknowledged];
  expect(await backUpFolder(data, backup)).toMatch(/documents and \d+ files/);
  stop.abort();
  await writing;
  await shut();
  await rm(data, { recursive: true });

  expect(await restoreFolder(backup, data)).toBeNull();
  const found = (
    await notes(await open())
      .find()
      .toArray()
  ).map(({ _id }) => _id);
  expect(found).toEqual(expect.arrayContaining([1, 2, ...before]));
  expect([read('session-secret'), read('site/mf_public/current.json'), read('release/tokens.json')]).toEqual([
    'a secret',
    '{"version":"1"}',
    '[]',
  ]);
  expect([existsSync(path.join(data, 'logs')), existsSync(path.join(data, 'match-index'))]).toEqual([false, false]);
});

test('what a backup replaces is kept beside it, and the index of other documents is not gone on with', async () => {
  await backUpFolder(data, backup);
  await notes(client as Connection).insertOne({ _id: 3 });
  write('session-secret', 'another secret');
  await shut();
  const former = await restoreFolder(backup, data);
  expect(former).not.toBeNull();
  expect(readFileSync(path.join(former ?? '', 'session-secret'), 'utf8')).toBe('another secret');
  expect(existsSync(path.join(former ?? '', 'store/embedded/data.mdb'))).toBe(true);
  expect([read('session-secret'), existsSync(path.join(data, 'match-index'))]).toEqual(['a secret', false]);
  expect(await notes(await open()).countDocuments()).toBe(2);
});

test.each([
  ['was changed', (file: string) => writeFile(file, 'no secret')],
  ['is gone', (file: string) => rm(file)],
])('a backup of which a file %s is refused, and nothing is touched', async (_, damage) => {
  await backUpFolder(data, backup);
  await shut();
  await damage(path.join(backup, 'session-secret'));
  await expect(restoreFolder(backup, data)).rejects.toThrow(/is not whole: session-secret/);
  await expect(restoreFolder(folder, data)).rejects.toThrow(/is no backup/);
  expect(read('session-secret')).toBe('a secret');
  expect(await notes(await open()).countDocuments()).toBe(2);
});

test('a restore that fails half-way changes nothing, and says so', async () => {
  await backUpFolder(data, backup);
  await notes(client as Connection).insertOne({ _id: 3 });
  write('session-secret', 'another secret');
  await shut();
  const before = readdirSync(data).toSorted();
  // The last that is copied, and nothing that can be.
  const socket = createServer().listen(path.join(backup, 'stripe.json'));
  await once(socket, 'listening');
  await expect(restoreFolder(backup, data)).rejects.toThrow(/Nothing was changed in .+data/);
  socket.close();
  expect(readdirSync(data).toSorted()).toEqual(before);
  expect([read('session-secret'), read('match-index/index')]).toEqual(['another secret', 'of these documents']);
  expect(await notes(await open()).countDocuments()).toBe(3);
});

test('what was taken out of the way is put back where the backup cannot take its place', async () => {
  await backUpFolder(data, backup);
  write('session-secret', 'another secret');
  await shut();
  const { rename } = fs.promises;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const renaming = jest
    .spyOn(fs.promises, 'rename')
    .mockImplementation((from, to) =>
      String(to) === path.join(data, 'site') && String(from).includes('restoring')
        ? Promise.reject(full)
        : rename(from, to),
    );
  try {
    await expect(restoreFolder(backup, data)).rejects.toThrow(/no space left.* Nothing was changed in .+data/);
  } finally {
    renaming.mockRestore();
  }
  expect([read('session-secret'), read('match-index/index')]).toEqual(['another secret', 'of these documents']);
  expect(readdirSync(data).filter((name) => /before|restoring/.test(name))).toEqual([]);
  expect(await notes(await open()).countDocuments()).toBe(2);
});

test('a disk without room for a backup beside what is there is not begun with', async () => {
  await backUpFolder(data, backup);
  await shut();
  const room = jest
    .spyOn(fs, 'statfsSync')
    .mockReturnValue({ bavail: 64 * 1024 + 1, bsize: 1024 } as unknown as fs.StatsFs & fs.BigIntStatsFs);
  try {
    await expect(restoreFolder(backup, data)).rejects.toThrow(
      /no room for the backup in .+data: it takes [\d.]+ MB, 64 MB are free\. Nothing was changed/,
    );
  } finally {
    room.mockRestore();
  }
  expect(read('session-secret')).toBe('a secret');
});

test.each<readonly [string, () => void, RegExp]>([
  [
    'is named by MONGODB_URI',
    () => surroundWith({ MONGODB_URI: 'mongodb://db.nordlys.se/vela' }),
    /^MONGODB_URI is set: npm start has its store there, not in .+data\. .*mongodump and mongorestore/,
  ],
  [
    'is a mongod on the PATH',
    () => surroundWith({ PATH: folderOfMongod() }),
    /^npm start has its store in the MongoDB of .+bin\/mongod\. .*mongodump and mongorestore/,
  ],
  [
    'is that of MONGOD_BINARY',
    () => surroundWith({ MONGOD_BINARY: path.join(folderOfMongod(), 'mongod') }),
    /^npm start has its store in the MongoDB of .+bin\/mongod\. .*mongodump and mongorestore/,
  ],
  [
    'was a mongod that is not found',
    () => write('store/mongod/collection-0.wt', 'all that is new'),
    /^.+data\/store\/mongod holds documents of a MongoDB.* move that folder away\.$/,
  ],
  [
    'would be a mongod that cannot be run',
    () => surroundWith({ MONGOD_BINARY: path.join(folder, 'gone') }),
    /^MONGOD_BINARY names .+gone, which cannot be run\.$/,
  ],
])('beside a store that %s, the embedded one is neither backed up nor restored', async (_, begin, sentence) => {
  await backUpFolder(data, backup);
  await notes(client as Connection).insertOne({ _id: 3 });
  await shut();
  begin();
  const other = path.join(folder, 'other');
  await expect(backUpFolder(data, other)).rejects.toThrow(sentence);
  await expect(restoreFolder(backup, data)).rejects.toThrow(sentence);
  expect(existsSync(other)).toBe(false);
  expect(await notes(await open()).countDocuments()).toBe(3);
});

test('a store that the instance no longer had when it started last is not backed up; it can be restored over', async () => {
  await backUpFolder(data, backup);
  await shut();
  const note = { storeUri: 'mongodb://db.nordlys.se/vela', pid: 0 };
  write('runtime.json', JSON.stringify({ ...note, store: 'external' }));
  const other = path.join(folder, 'other');
  await expect(backUpFolder(data, other)).rejects.toThrow(/^When it started last, .+data had its store in a MongoDB/);
  expect(existsSync(other)).toBe(false);
  await restoreFolder(backup, data);
  await backUpFolder(data, other);
  write('runtime.json', JSON.stringify({ ...note, store: 'embedded' }));
  await backUpFolder(data, path.join(folder, 'third'));
});

test('a store that runs is not replaced, and a folder that is there is not written over', async () => {
  await backUpFolder(data, backup);
  await expect(backUpFolder(data, backup)).rejects.toThrow(/exists already/);
  await expect(backUpFolder(folder, path.join(folder, 'other'))).rejects.toThrow(/no store in/);
  expect(existsSync(path.join(folder, 'other.partial'))).toBe(false);
  await expect(restoreFolder(backup, data)).rejects.toThrow(/store .* runs/);
  expect([read('session-secret'), await notes(client as Connection).countDocuments()]).toEqual(['a secret', 2]);
});
