import { closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { FolderError, holdFolder, type HeldFolder } from './folder.js';
import { Area, areaStart, formatKey, formatVersion } from './layout.js';
import { migrations } from './migrations.js';

export type Environment = RootDatabase<Buffer, Buffer>;

/** An LMDB environment and the folder it lies in. */
export interface OpenEnvironment {
  readonly database: Environment;
  readonly folder: HeldFolder;
}

/**
 * Opens the database of a data folder.
 *
 * @param fsync whether every commit reaches the disk before it is acknowledged
 * @throws FolderError when the folder is in use, foreign, damaged, or written by a newer version
 */
export function openEnvironment(dataFolder: string, fsync: boolean): OpenEnvironment {
  const folder = holdFolder(dataFolder);
  try {
    if (folder.existing) checkDataFile(dataFolder);
    const database = openDatabase(dataFolder, fsync);
    checkFormat(database, folder);
    return { database, folder };
  } catch (error) {
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
  const text = cause instanceof Error ? cause.message : String(cause);
  return new FolderError(
    `The data in ${dataFolder} is damaged and cannot be opened (${text}). Restore it from a copy, or name another folder.`,
    { cause },
  );
}

/** LMDB's mark of its files (`MDB_MAGIC`), after the header of the first page. */
const lmdbMagic = 0xbeefc0de;
const searchedBytes = 64;

/** Refuses a file LMDB never wrote; its own check comes too late, when it has mapped the file. */
function checkDataFile(dataFolder: string): void {
  const file = path.join(dataFolder, 'data.mdb');
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

function checkFormat(database: Environment, folder: HeldFolder): void {
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
  if (version < formatVersion) migrate(database, version);
}

/**
 * A file that ends before its last page is either harmless (the missing pages were free when they were written) or
 * cut off, and then reading it would end this process. So it is filled up with zeros and read once from end to end.
 */
function checkLength(database: Environment, dataFolder: string): void {
  const file = path.join(dataFolder, 'data.mdb');
  const stats: object = database.getStats();
  const lastPage = 'lastPageNumber' in stats ? Number(stats.lastPageNumber) : 0;
  const pageSize = 'pageSize' in stats ? Number(stats.pageSize) : 0;
  const needed = (lastPage + 1) * pageSize;
  const actual = statSync(file).size;
  if (actual >= needed) return;
  truncateSync(file, needed);
  try {
    for (const { value } of database.getRange(areaRange(Area.document))) {
      if (value.length < 5 || value.readInt32LE(0) !== value.length) throw new Error('a document is incomplete');
    }
    database.getKeysCount({});
  } catch (error) {
    truncateSync(file, actual);
    throw damaged(dataFolder, error);
  }
}

function migrate(database: Environment, from: number): void {
  database.transactionSync(() => {
    for (const step of migrations.filter((each) => each.from >= from)) step.migrate(database);
    database.putSync(formatKey, encodeVersion(formatVersion));
  });
}

function encodeVersion(version: number): Buffer {
  const value = Buffer.alloc(4);
  value.writeUInt32BE(version, 0);
  return value;
}

/** The range of keys that hold one kind of thing. */
export function areaRange(area: (typeof Area)[keyof typeof Area]): { start: Buffer; end: Buffer } {
  return { start: areaStart(area), end: areaStart(area + 1) };
}
