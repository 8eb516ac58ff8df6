// The folder that holds everything an instance keeps: made, probed and locked before anything else starts.
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StartProblem } from './problem.js';
import { RUNTIME_NOTE } from './runtime-note.js';

/** Below this an instance would soon fail to write. */
export const SMALLEST_FREE_BYTES = 64 * 1024 * 1024;
const PROBE_BYTES = 64 * 1024;
const LOCK_ATTEMPTS = 3;
/** What the command line of an instance holds, however it was started, and that of who changes its folder. */
const STARTED_BY = /(?:start|dev|copies|migrations)\.m?js/;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** @returns the problem in a sentence; any other error as it is */
function explained(folder: string, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT': // what a folder below a read-only file system answers
      return new StartProblem(
        `The data folder ${folder} cannot be written. Give yourself the right to write there, or set DATA_DIR to another folder.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartProblem(`The data folder ${folder} is a file. Move it away, or set DATA_DIR to another folder.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartProblem(
        `There is no space left for the data folder ${folder}. Free some, or set DATA_DIR to a folder on another disk.`,
      );
    default:
      return error;
  }
}

function probe(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < SMALLEST_FREE_BYTES) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const file = path.join(folder, `.probe-${process.pid}`);
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, Buffer.alloc(PROBE_BYTES));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}

/** What an instance writes into its folder; what else lies there is somebody else's. */
const OWN = ['store', 'logs', 'sandbox', 'site', 'session-secret', RUNTIME_NOTE, 'stripe.json'];
const OWNER_ONLY = 0o077;
/** Set on folders that everybody writes into, such as `/tmp`. */
const STICKY = 0o1000;

/** Takes the rights of everybody but the owner away, down to the last file. */
function keepToOwner(file: string): void {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined || stat.isSymbolicLink()) return;
  if ((stat.mode & OWNER_ONLY) !== 0) chmodSync(file, stat.mode & 0o7777 & ~OWNER_ONLY);
  if (stat.isDirectory()) for (const entry of readdirSync(file)) keepToOwner(path.join(file, entry));
}

/** Leaves what an earlier version wrote for others to read to its owner. What belongs to somebody else stays as it is. */
function tightenRights(folder: string): void {
  // What this process and its children write from now on.
  process.umask(OWNER_ONLY);
  try {
    const { mode } = lstatSync(folder);
    if ((mode & STICKY) === 0) chmodSync(folder, 0o700);
    for (const entry of OWN) keepToOwner(path.join(folder, entry));
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

/**
 * Makes a folder and those above it, one after the other: Node 20 goes round for ever where it makes them by itself and the system
 * says of a folder whose parent is there that there is none, as below `/proc`.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  let each = folder;
  for (; !existsSync(each); each = path.dirname(each)) missing.unshift(each);
  if (!statSync(each).isDirectory()) throw Object.assign(new Error(`${each} is a file`), { code: 'ENOTDIR' });
  for (const one of missing)
    try {
      mkdirSync(one, { mode: 0o700 });
    } catch (error) {
      // Somebody else made it meanwhile.
      if (!existsSync(one) || !statSync(one).isDirectory()) throw error;
    }
}

/**
 * Makes the folder if need be, makes sure that it can be written, and that its owner alone can read what is in it.
 * @throws StartProblem
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    tightenRights(folder);
    probe(folder);
  } catch (error) {
    throw explained(folder, error);
  }
}

/** @returns whether the process runs and is an instance of Vela, as far as one can tell */
export function isInstance(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // What may be sent no signal is somebody else's, and runs.
    if (codeOf(error) !== 'EPERM') return false;
  }
  try {
    return STARTED_BY.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}

/** Says so of disks that know no second name of a file. */
const NO_LINKS: readonly unknown[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Has a file be there under another name too, with all that is in it. @returns whether the name was free */
function giveName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.includes(codeOf(error))) throw error;
  }
  try {
    copyFileSync(file, name, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @returns what a claim says; null where there is none */
function readClaim(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Where this process has a claim that nobody is to see under its name. */
const aside = (file: string): string => `${file}.${process.pid}`;

/** Makes a claim, which says whose it is from the moment that others see it. @returns whether nobody had one */
function makeClaim(file: string): boolean {
  try {
    writeFileSync(aside(file), String(process.pid), { mode: 0o600 });
    return giveName(aside(file), file);
  } finally {
    rmSync(aside(file), { force: true });
  }
}

/** Takes a claim away that says what was read. One that somebody who was faster made meanwhile is put back. */
function takeAway(file: string, read: string): void {
  try {
    renameSync(file, aside(file));
    if (readClaim(aside(file)) !== read) giveName(aside(file), file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(aside(file), { force: true });
  }
}

/** Gives a claim up, unless it is another's by now. */
function dropClaim(file: string): void {
  if (readClaim(file) === String(process.pid)) rmSync(file, { force: true });
}

/**
 * Claims the folder for this process. A claim left by a process that is gone is taken over.
 * @returns gives the folder up
 * @throws StartProblem if another instance runs on it
 */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, 'instance.pid');
  try {
    for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
      if (makeClaim(file)) return () => dropClaim(file);
      const read = readClaim(file);
      if (read === null) continue;
      const holder = Number(read.trim());
      // One that names this process, which claims a folder once, is of an earlier one: in a container each has the same id.
      if (holder > 0 && holder !== process.pid && isInstance(holder))
        throw new StartProblem(
          `Vela already runs on ${folder} (process ${holder}). Stop it first, or set DATA_DIR to another folder.`,
        );
      takeAway(file, read);
    }
  } catch (error) {
    throw explained(folder, error);
  }
  throw new StartProblem(`Another instance is starting on ${folder}. Wait a moment and try again.`);
}
