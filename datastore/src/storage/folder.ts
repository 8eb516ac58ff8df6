import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { messageOf, systemCode } from '../values/errors.js';
import { journalFiles } from './journal.js';

/** The folder cannot be used; the message says why and what to do. */
export class FolderError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FolderError';
  }
}

const lockFile = 'store.lock';
const dataFile = 'data.mdb';

/** Where whoever takes the folder has a lock that nobody is to see under its name. */
const aside = (lock: string): string => `${lock}.${randomUUID()}`;

/** Files LMDB and this store keep in a data folder. */
const ownFiles = new Set<string>([lockFile, dataFile, 'lock.mdb', 'store.sock', ...journalFiles]);

/** Whether a file is one of those that are kept in a data folder. */
export const isOwnFile = (entry: string): boolean => ownFiles.has(entry) || entry.startsWith(`${lockFile}.`);

interface Holder {
  readonly pid: number;
  /** Tells this process from a later one with the same number. */
  readonly incarnation: string;
}

/** A data folder held by this process alone. */
export interface HeldFolder {
  readonly path: string;
  /** Whether it held a store before. */
  readonly existing: boolean;
  release(): void;
}

/**
 * Takes a data folder for this process, making it when it is not there.
 *
 * @throws FolderError when another process holds it (by process number), or when it holds something else
 */
export function holdFolder(folder: string): HeldFolder {
  makeFolder(folder);
  const entries = readdirSync(folder);
  const foreign = entries.filter((entry) => !isOwnFile(entry));
  if (foreign.length > 0 && !entries.includes(dataFile)) {
    const what = foreign.includes('WiredTiger') ? 'the data of a MongoDB server' : foreign.slice(0, 3).join(', ');
    throw new FolderError(`${folder} is no folder of the embedded store: it holds ${what}. Name an empty folder.`);
  }
  const lock = path.join(folder, lockFile);
  const release = lockFor(folder, lock);
  keepToOwner(folder);
  // Looked at now that nobody else can make them.
  return { path: folder, existing: existsSync(path.join(folder, dataFile)), release };
}

/**
 * Leaves a data folder and the store's files in it to their owner alone, whoever could read them before; LMDB makes its files
 * as the process's mask has it. What belongs to somebody else stays as it is.
 */
export function keepToOwner(folder: string): void {
  const own = readdirSync(folder).filter(isOwnFile);
  for (const [file, mode] of [['.', 0o700] as const, ...own.map((entry) => [entry, 0o600] as const)])
    try {
      chmodSync(path.join(folder, file), mode);
    } catch (error) {
      if (systemCode(error) !== 'EPERM' && systemCode(error) !== 'ENOENT') throw error;
    }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new FolderError(`${folder} cannot be made: ${messageOf(error)}`, { cause: error });
  }
}

/** @returns gives the folder up @throws FolderError when another process holds it, or it cannot be written */
function lockFor(folder: string, lock: string): () => void {
  const me: Holder = { pid: process.pid, incarnation: incarnation(process.pid) };
  const mine = JSON.stringify(me);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (makeLock(lock, mine)) return () => dropLock(lock, mine);
      const read = readSettled(lock);
      if (read === undefined) continue;
      const holder = holderIn(read);
      if (holder !== undefined && isAlive(holder))
        throw new FolderError(`${folder} is in use by process ${holder.pid}. Stop it first, or name another folder.`);
      takeAway(lock, read);
    }
  } catch (error) {
    if (error instanceof FolderError) throw error;
    throw new FolderError(`${folder} cannot be written: ${messageOf(error)}`, { cause: error });
  }
  throw new FolderError(`${folder} is being taken by another process.`);
}

/** Whether a process that lives holds a folder. */
export function isHeld(folder: string): boolean {
  const read = readLock(path.join(folder, lockFile));
  const holder = read === undefined ? undefined : holderIn(read);
  return holder !== undefined && isAlive(holder);
}

/** Makes a lock, which says whose it is from the moment that others see it. @returns whether there was none */
function makeLock(lock: string, text: string): boolean {
  const draft = aside(lock);
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    return giveName(draft, lock);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Says so of disks that know no second name of a file. */
const noLinks: readonly unknown[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Has a file be there under another name too. @returns whether the name was free */
export function giveName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    if (!noLinks.includes(systemCode(error))) throw error;
  }
  try {
    copyFileSync(file, name, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away that says what was read. One that somebody who was faster made meanwhile is put back. */
function takeAway(lock: string, read: string): void {
  const taken = aside(lock);
  try {
    renameSync(lock, taken);
    if (readLock(taken) !== read) giveName(taken, lock);
  } catch (error) {
    // Somebody else took it away.
    if (systemCode(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(taken, { force: true });
  }
}

/** Gives a lock up, unless it is another's by now. */
function dropLock(lock: string, mine: string): void {
  if (readLock(lock) === mine) rmSync(lock, { force: true });
}

/** @returns what a lock says; undefined where there is none */
function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Longer than it takes to write a lock where no file has a second name. */
const writingMs = 500;

/** @returns what a lock says, once whoever writes it there has had the time to; undefined where there is none */
function readSettled(lock: string): string | undefined {
  const read = readLock(lock);
  if (read === undefined || holderIn(read) !== undefined) return read;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, writingMs);
  return readLock(lock);
}

/** @returns whom a lock names; undefined where it was cut off by a crash while it was written */
function holderIn(text: string): Holder | undefined {
  try {
    const held: unknown = JSON.parse(text);
    if (typeof held !== 'object' || held === null || !('pid' in held) || !('incarnation' in held)) return undefined;
    return typeof held.pid === 'number' ? { pid: held.pid, incarnation: String(held.incarnation) } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  if (incarnation(holder.pid) !== holder.incarnation) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/**
 * Boot, process namespace and start time of a process, from Linux's /proc: after a crash the number may be another
 * process's, in a container even our own. Elsewhere the number alone has to do.
 */
function incarnation(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const namespace = readlinkSync('/proc/self/ns/pid');
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command's name, which may hold spaces: the state is the 3rd of all, the start time the 22nd.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return 'dead, waiting for its parent to notice';
    return `${boot} ${namespace} ${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}
