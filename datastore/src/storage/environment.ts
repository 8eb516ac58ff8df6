import { existsSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import { messageOf } from '../values/errors.js';
import type { Environment } from './database.js';
import {
  beginRecovery,
  type Durability,
  endRecovery,
  JournaledDurability,
  needsRecovery,
  notDurable,
} from './durability.js';
import { FolderError, type HeldFolder, holdFolder, keepToOwner } from './folder.js';
import type { RecordChange } from './journal.js';
import { formatKey, formatVersion } from './layout.js';
import { type Migration, migrations } from './migrations.js';
import { checkPages } from './page-check.js';
import { noReservation, Preallocation } from './preallocation.js';
import { Records } from './records.js';
import type { WriteMarks } from './write-marks.js';

/** An LMDB environment and the folder it lies in. */
export interface OpenEnvironment {
  readonly database: Environment;
  readonly records: Records;
  /** Closes the database and lets go of the folder. */
  close(): Promise<void>;
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
  const file = dataFile(dataFolder);
  let database: Environment | undefined;
  try {
    const recovery = beginRecovery(dataFolder, file);
    if (folder.existing) checkDataFile(dataFolder);
    // What waits for the disk is the journal, or nothing.
    const opened = openDatabase(dataFolder, { fsync: false, readOnly: false });
    database = opened;
    keepToOwner(dataFolder);
    if (recovery !== undefined) {
      writeAgain(opened, recovery.changes);
      endRecovery(file);
    }
    const durability = fsync ? new JournaledDurability(opened, dataFolder, file) : notDurable;
    checkFormat(opened, folder, steps, durability);
    const preallocation = new Preallocation(opened, file);
    const close = async (): Promise<void> => {
      try {
        await durability.close();
      } finally {
        preallocation.close();
        await opened.close();
        folder.release();
      }
    };
    return { database: opened, records: new Records(opened, preallocation, durability), close };
  } catch (error) {
    void database?.close();
    folder.release();
    throw error instanceof FolderError ? error : damagedFolder(dataFolder, error);
  }
}

/** Does again what the journal says. */
function writeAgain(database: Environment, changes: readonly RecordChange[]): void {
  database.transactionSync(() => {
    for (const { key, value } of changes) {
      if (value === undefined) database.removeSync(key);
      else database.putSync(key, value);
    }
  });
}

/**
 * Does what a start would, for a folder whose store ended without a word: afterwards its data file is whole by itself.
 *
 * @throws FolderError when the folder is in use, or damaged
 */
export async function recoverFolder(dataFolder: string): Promise<void> {
  const file = dataFile(dataFolder);
  if (existsSync(file) && needsRecovery(file)) await openEnvironment(dataFolder, true).close();
}

/**
 * Opens the database of a folder that has been looked at.
 *
 * @param options `readOnly` reads beside another process that writes
 */
export function openDatabase(
  dataFolder: string,
  { fsync, readOnly }: { readonly fsync: boolean; readonly readOnly: boolean },
): Environment {
  return open<Buffer, Buffer>({
    path: dataFolder,
    keyEncoding: 'binary',
    encoding: 'binary',
    // A commit returns when the file has it: on the disk, or given to the system.
    overlappingSync: false,
    noSync: !fsync,
    readOnly,
    // A folder whose name has a dot is a folder.
    noSubdir: false,
    cache: false,
    maxReaders: 512,
    pageSize: 4096,
    commitDelay: 0,
  });
}

/** Opens the database of a folder that this process has open already, for a thread that reads. */
export function openReader(dataFolder: string, marks: WriteMarks): OpenEnvironment {
  const database = openDatabase(dataFolder, { fsync: true, readOnly: true });
  return { database, records: new Records(database, noReservation, notDurable, marks), close: () => database.close() };
}

/** Data that cannot be used as they are. */
export function damagedFolder(dataFolder: string, cause: unknown): FolderError {
  return new FolderError(
    `The data in ${dataFolder} is damaged and is left as it is (${messageOf(cause)}). Restore a backup with \`npm run store -- restore <backup>\`, or name another folder.`,
    { cause },
  );
}

/** Refuses a file that is not sound before LMDB maps it, for what LMDB finds damaged ends the process. */
function checkDataFile(dataFolder: string): void {
  try {
    checkPages(dataFile(dataFolder));
  } catch (error) {
    throw damagedFolder(dataFolder, error);
  }
}

/** Data that a later version wrote. */
export function newerFormat(dataFolder: string, version: number): FolderError {
  return new FolderError(
    `${dataFolder} was written by a newer version of the embedded store (format ${version}, this one reads ${formatVersion}). Update, or name another folder.`,
  );
}

function checkFormat(
  database: Environment,
  folder: HeldFolder,
  steps: readonly Migration[],
  durability: Durability,
): void {
  fillUp(database, folder.path);
  const stored = database.get(formatKey);
  if (stored === undefined) {
    const empty = [...database.getKeys({ limit: 1 })].length === 0;
    if (!empty) throw new FolderError(`${folder.path} holds another program's LMDB data. Name an empty folder.`);
  }
  const version = stored?.readUInt32BE(0) ?? 0;
  if (version > formatVersion) {
    throw newerFormat(folder.path, version);
  }
  if (version === formatVersion) return;
  durability.prepare();
  migrate(database, version, stored === undefined ? [] : steps);
  durability.checkpoint();
}

/**
 * LMDB leaves out trailing pages that were free when they were written; where those are missing the file is filled up with
 * zeros, for reading beyond its end would end this process. That no page in use is missing has been looked at before.
 */
function fillUp(database: Environment, dataFolder: string): void {
  const file = dataFile(dataFolder);
  const stats: object = database.getStats();
  const lastPage = 'lastPageNumber' in stats ? Number(stats.lastPageNumber) : 0;
  const pageSize = 'pageSize' in stats ? Number(stats.pageSize) : 0;
  const whole = (lastPage + 1) * pageSize;
  if (statSync(file).size < whole) truncateSync(file, whole);
}

/** The file LMDB keeps in a data folder. */
export function dataFile(dataFolder: string): string {
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
