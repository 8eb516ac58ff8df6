// The folder that holds everything an instance keeps: made, probed and locked before anything else starts.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StartProblem } from './problem.mjs';

/** Below this an instance would soon fail to write. */
const SMALLEST_FREE_BYTES = 64 * 1024 * 1024;
const PROBE_BYTES = 64 * 1024;

/** @param {unknown} error @returns {string | undefined} */
const codeOf = (error) => /** @type {{code?: string}} */ (error)?.code;

/** @param {string} folder @param {unknown} error @returns {StartProblem | unknown} */
function explained(folder, error) {
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

/** @param {string} folder */
function probe(folder) {
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

/**
 * Makes the folder if need be and makes sure that it can be written.
 * @param {string} folder
 * @throws {StartProblem}
 */
export function prepareDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    probe(folder);
  } catch (error) {
    throw explained(folder, error);
  }
}

/** @param {number} pid @returns {boolean} whether the process runs and is an instance of Vela, as far as one can tell */
function isInstance(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('start.mjs');
}

/**
 * Claims the folder for this process. A claim left by a process that is gone is taken over.
 * @param {string} folder
 * @returns {() => void} gives the folder up
 * @throws {StartProblem} if another instance runs on it
 */
export function lockDataFolder(folder) {
  const file = path.join(folder, 'instance.pid');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw explained(folder, error);
    }
    const holder = Number(readFileSync(file, { encoding: 'utf8', flag: 'r' }).trim());
    if (holder > 0 && isInstance(holder))
      throw new StartProblem(
        `Vela already runs on ${folder} (process ${holder}). Stop it first, or set DATA_DIR to another folder.`,
      );
    // Moved rather than deleted: of two that take over at once, one moves it and the other looks again.
    try {
      renameSync(file, `${file}.${process.pid}`);
      rmSync(`${file}.${process.pid}`, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw explained(folder, error);
    }
  }
  throw new StartProblem(`Another instance is starting on ${folder}. Wait a moment and try again.`);
}
