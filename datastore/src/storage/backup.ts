import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { messageOf } from '../values/errors.js';
import { checkData, type DataReport, isUpToDate } from './check.js';
import { dataFile, openDatabase, recoverFolder } from './environment.js';
import { FolderError, giveName, holdFolder, isHeld, isOwnFile, keepToOwner } from './folder.js';
import { journalFiles } from './journal.js';
import { Area, areaRange } from './layout.js';
import { checkPages } from './page-check.js';
import { Store } from './store.js';

/** Makes what was written to a file or folder last. */
function toDisk(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function requireData(folder: string): void {
  if (!existsSync(dataFile(folder)))
    throw new FolderError(`${folder} holds no data of the embedded store. Name the folder that does.`);
}

/** Copies the state of a database as it is now; writes go on meanwhile and are not part of it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = openDatabase(from, { fsync: true, readOnly: true });
  try {
    await database.backup(to, true);
  } finally {
    await database.close();
  }
}

/**
 * Copies the data of a store, running or not, as they are at one moment: everything that was acknowledged before it began is
 * in the copy. The copy is checked, and appears under its name when it is whole.
 *
 * @param target a folder that does not exist yet
 * @throws FolderError when the data are not sound, or the copy cannot be made
 */
export async function backUp(dataFolder: string, target: string): Promise<DataReport> {
  requireData(dataFolder);
  if (existsSync(target)) throw new FolderError(`${target} exists already. Name a folder that does not.`);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  try {
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    if (!isHeld(dataFolder)) await recoverFolder(dataFolder);
    await copyDatabase(dataFolder, partial);
    rmSync(path.join(partial, 'lock.mdb'), { force: true });
    const report = await checkData(partial);
    keepToOwner(partial);
    toDisk(dataFile(partial));
    renameSync(partial, target);
    toDisk(path.dirname(target));
    return report;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (error instanceof FolderError) throw error;
    throw new FolderError(`The backup could not be made: ${messageOf(error)}`, { cause: error });
  }
}

/** So many changes are forgotten at once: LMDB 3.5.6 ends the process where the first transaction on a fresh copy frees very many pages. */
const FORGOTTEN_AT_ONCE = 100;

/** What happened after the backup has not happened any more, so no change stream may go on from there. */
async function beginNewHistory(folder: string): Promise<void> {
  const database = openDatabase(folder, { fsync: true, readOnly: false });
  try {
    const log = [...database.getKeys(areaRange(Area.change))];
    for (let from = 0; from < log.length; from += FORGOTTEN_AT_ONCE)
      database.transactionSync(() => {
        for (const key of log.slice(from, from + FORGOTTEN_AT_ONCE)) database.removeSync(key);
      });
  } finally {
    await database.close();
  }
}

/**
 * Keeps data under another name too, with the journal they may need, of which the store writes over its own.
 *
 * @returns where they are kept
 */
function keepFormer(dataFolder: string): string {
  const suffix = `before-${Date.now()}`;
  for (const name of journalFiles) {
    const file = path.join(dataFolder, name);
    if (!existsSync(file)) continue;
    copyFileSync(file, `${file}.${suffix}`);
    toDisk(`${file}.${suffix}`);
  }
  const former = `${dataFile(dataFolder)}.${suffix}`;
  giveName(dataFile(dataFolder), former);
  toDisk(former);
  toDisk(dataFolder);
  return former;
}

/** What a restore has of a backup until it takes its place. */
const partOf = (dataFolder: string): string => path.join(dataFolder, 'restored');

/**
 * Clears away what a restore into a new folder left there when it was killed, for it would be taken for somebody else's. Where
 * data are, nobody minds it.
 */
function clearUnfinished(dataFolder: string): void {
  const partial = partOf(dataFolder);
  if (existsSync(dataFile(dataFolder)) || !existsSync(partial) || isHeld(dataFolder)) return;
  if (readdirSync(partial).every(isOwnFile)) rmSync(partial, { recursive: true, force: true });
}

/**
 * Brings a copy of a backup up to date and looks at all of it.
 *
 * @param backup what it is a copy of, which is what is told of it
 */
async function prepare(copy: string, backup: string): Promise<void> {
  try {
    if (!(await isUpToDate(copy))) await Store.open(copy, { fsync: true }).close();
    await checkData(copy);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new FolderError(error.message.replaceAll(copy, backup), { cause: error });
  }
}

/**
 * Puts a backup in the place of a store's data. What was there is kept beside it. Killed at whatever moment it leaves the one or
 * the other, and may be made again. A backup of an older version, or of another
 * Node, is brought up to date on the way; the backup itself stays as it is.
 *
 * @returns where the former data are; undefined when there were none
 * @throws FolderError when the store runs, or the backup is not sound
 */
export async function restore(backup: string, dataFolder: string): Promise<string | undefined> {
  requireData(backup);
  await recoverFolder(backup);
  clearUnfinished(dataFolder);
  const folder = holdFolder(dataFolder);
  const partial = partOf(dataFolder);
  try {
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { mode: 0o700 });
    copyFileSync(dataFile(backup), dataFile(partial));
    await prepare(partial, backup);
    await beginNewHistory(partial);
    toDisk(dataFile(partial));
    const former = folder.existing ? keepFormer(dataFolder) : undefined;
    rmSync(path.join(dataFolder, 'lock.mdb'), { force: true });
    // There are data at any moment, the former or these, and these need no journal.
    renameSync(dataFile(partial), dataFile(dataFolder));
    toDisk(dataFolder);
    for (const name of journalFiles) rmSync(path.join(dataFolder, name), { force: true });
    keepToOwner(dataFolder);
    return former;
  } finally {
    rmSync(partial, { recursive: true, force: true });
    folder.release();
  }
}

/**
 * Writes the data of a store that does not run anew, without the room that removed documents left.
 *
 * @returns bytes of the file before and after
 * @throws FolderError when the store runs, or its data are not sound
 */
export async function compact(dataFolder: string): Promise<{ readonly before: number; readonly after: number }> {
  requireData(dataFolder);
  await checkData(dataFolder);
  const folder = holdFolder(dataFolder);
  const partial = path.join(dataFolder, 'compacted');
  try {
    const before = statSync(dataFile(dataFolder)).size;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { mode: 0o700 });
    await copyDatabase(dataFolder, partial);
    checkPages(dataFile(partial));
    toDisk(dataFile(partial));
    rmSync(path.join(dataFolder, 'lock.mdb'), { force: true });
    renameSync(dataFile(partial), dataFile(dataFolder));
    keepToOwner(dataFolder);
    toDisk(dataFolder);
    return { before, after: statSync(dataFile(dataFolder)).size };
  } finally {
    rmSync(partial, { recursive: true, force: true });
    folder.release();
  }
}
