import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeSync,
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

/** Files LMDB and this store keep in a data folder. */
const ownFiles = new Set<string>([lockFile, dataFile, 'lock.mdb', 'store.sock', ...journalFiles]);

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
  const foreign = entries.filter((entry) => !ownFiles.has(entry));
  if (foreign.length > 0 && !entries.includes(dataFile)) {
    const what = foreign.includes('WiredTiger') ? 'the data of a MongoDB server' : foreign.slice(0, 3).join(', ');
    throw new FolderError(`${folder} is no folder of the embedded store: it holds ${what}. Name an empty folder.`);
  }
  const lock = path.join(folder, lockFile);
  lockFor(folder, lock);
  keepToOwner(folder);
  return { path: folder, existing: entries.includes(dataFile), release: () => rmSync(lock, { force: true }) };
}

/**
 * Leaves a data folder and the store's files in it to their owner alone, whoever could read them before; LMDB makes its files
 * as the process's mask has it. What belongs to somebody else stays as it is.
 */
export function keepToOwner(folder: string): void {
  const own = readdirSync(folder).filter((entry) => ownFiles.has(entry));
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

function lockFor(folder: string, lock: string): void {
  const me: Holder = { pid: process.pid, incarnation: incarnation(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createExclusively(lock, JSON.stringify(me), folder)) return;
    const holder = readHolder(lock);
    if (holder !== undefined && isAlive(holder)) {
      throw new FolderError(`${folder} is in use by process ${holder.pid}. Stop it first, or name another folder.`);
    }
    rmSync(lock, { force: true });
  }
  throw new FolderError(`${folder} is being taken by another process.`);
}

/** Whether a process that lives holds a folder. */
export function isHeld(folder: string): boolean {
  const holder = readHolder(path.join(folder, lockFile));
  return holder !== undefined && isAlive(holder);
}

function createExclusively(file: string, text: string, folder: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, text);
    closeSync(handle);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw new FolderError(`${folder} cannot be written: ${messageOf(error)}`, { cause: error });
  }
}

function readHolder(lock: string): Holder | undefined {
  try {
    const held: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (typeof held !== 'object' || held === null || !('pid' in held) || !('incarnation' in held)) return undefined;
    return typeof held.pid === 'number' ? { pid: held.pid, incarnation: String(held.incarnation) } : undefined;
  } catch {
    // Gone meanwhile, or cut off by a crash while it was written.
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
