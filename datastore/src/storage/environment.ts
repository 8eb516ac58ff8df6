import { closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import { messageOf } from '../errors.js';
import type { Environment } from './database.js';
import { FolderError, type HeldFolder, holdFolder, keepToOwner } from './folder.js';
import { fileSizeKey, formatKey, formatVersion } from './layout.js';
import { type Migration, migrations } from './migrations.js';

/** An LMDB environment and the folder it lies in. */
export interface OpenEnvironment {
  readonly database: Environment;
  readonly folder: HeldFolder;
}

/**
 * Opens the database of a data folder.
 *
 * @param fsync whether every commit reaches the disk before it is acknowledged
 * @param steps what brings a folder of an older version up to this one
 * @throws FolderError when the folder is in use, foreign, damaged, or written by a newer version
 */
export function openEnvironment(
  dataFolder: string,
  fsync: boolean,
  steps: readonly Migration[] = migrations,
): OpenEnvironment {
  const folder = holdFolder(dataFolder);
  let database: Environment | undefined;
  try {
    if (folder.existing) checkDataFile(dataFolder);
    database = openDatabase(dataFolder, fsync);
    keepToOwner(dataFolder);
    checkFormat(database, folder, steps);
    const opened = { database, folder };
    recordFileSize(opened);
    return opened;
  } catch (error) {
    void database?.close();
    folder.release();
    throw error instanceof FolderError ? error : damaged(dataFolder, error);
  }
}

function openDatabase(dataFolder: string, fsync: boolean): Environment {
  return open<Buffer, Buffer>({
    path: dataFolder,
    keyEncoding: 'binary',
    encoding: 'binary',
    // A commit returns when it is on the disk, not before.
    overlappingSync: false,
    noSync: !fsync,
    cache: false,
    maxReaders: 512,
    pageSize: 4096,
    commitDelay: 0,
  });
}

function damaged(dataFolder: string, cause: unknown): FolderError {
  return new FolderError(
    `The data in ${dataFolder} is damaged and cannot be opened (${messageOf(cause)}). Restore it from a copy, or name another folder.`,
    { cause },
  );
}

/** LMDB's mark of its files (`MDB_MAGIC`), after the header of the first page. */
const lmdbMagic = 0xbeefc0de;
const searchedBytes = 64;

/** Refuses a file LMDB never wrote; its own check comes too late, when it has mapped the file. */
function checkDataFile(dataFolder: string): void {
  const file = dataFile(dataFolder);
  if (statSync(file).size === 0) return;
  const head = Buffer.alloc(searchedBytes);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head, 0, head.length, 0);
  } finally {
    closeSync(handle);
  }
  for (let at = 0; at + 4 <= head.length; at += 4) if (head.readUInt32LE(at) === lmdbMagic) return;
  throw damaged(dataFolder, new Error('data.mdb is no LMDB file'));
}

function checkFormat(database: Environment, folder: HeldFolder, steps: readonly Migration[]): void {
  checkLength(database, folder.path);
  const stored = database.get(formatKey);
  if (stored === undefined) {
    const empty = [...database.getKeys({ limit: 1 })].length === 0;
    if (!empty) throw new FolderError(`${folder.path} holds another program's LMDB data. Name an empty folder.`);
    database.transactionSync(() => database.putSync(formatKey, encodeVersion(formatVersion)));
    return;
  }
  const version = stored.readUInt32BE(0);
  if (version > formatVersion) {
    throw new FolderError(
      `${folder.path} was written by a newer version of the embedded store (format ${version}, this one reads ${formatVersion}). Update, or name another folder.`,
    );
  }
  if (version < formatVersion) migrate(database, version, steps);
}

/**
 * Refuses a file that has become shorter than it was at the last start or stop. LMDB leaves out trailing pages that
 * were free when they were written; where those are missing the file is filled up with zeros first, for reading
 * beyond its end would end this process.
 */
function checkLength(database: Environment, dataFolder: string): void {
  const file = dataFile(dataFolder);
  const actual = statSync(file).size;
  const stats: object = database.getStats();
  const lastPage = 'lastPageNumber' in stats ? Number(stats.lastPageNumber) : 0;
  const pageSize = 'pageSize' in stats ? Number(stats.pageSize) : 0;
  const whole = (lastPage + 1) * pageSize;
  if (actual < whole) truncateSync(file, whole);
  try {
    const recorded = database.get(fileSizeKey);
    if (recorded !== undefined && actual < recorded.readDoubleBE(0)) throw new Error('data.mdb is cut off');
  } catch (error) {
    if (actual < whole) truncateSync(file, actual);
    throw damaged(dataFolder, error);
  }
}

/** Remembers how long the file is, for {@link checkLength} at the next start. */
export function recordFileSize({ database, folder }: OpenEnvironment): void {
  const size = Buffer.alloc(8);
  size.writeDoubleBE(statSync(dataFile(folder.path)).size);
  database.transactionSync(() => database.putSync(fileSizeKey, size));
}

function dataFile(dataFolder: string): string {
  return path.join(dataFolder, 'data.mdb');
}

function migrate(database: Environment, from: number, steps: readonly Migration[]): void {
  database.transactionSync(() => {
    for (const step of steps.filter((each) => each.from >= from)) step.migrate(database);
    database.putSync(formatKey, encodeVersion(formatVersion));
  });
}

function encodeVersion(version: number): Buffer {
  const value = Buffer.alloc(4);
  value.writeUInt32BE(version, 0);
  return value;
}
