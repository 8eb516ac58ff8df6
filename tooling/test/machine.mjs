// What is on this machine, and what can be installed on it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const INSTALL_MINUTES = 10;

export const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {readonly string[]} names @returns every place on the PATH that a program of one of the names could have */
export const placesOf = (names) =>
  (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));

/**
 * @param {string} setting such as CHROME_PATH
 * @returns {string | undefined} the executable that it names
 * @throws {Error} where it names something else
 */
export function namedBy(setting) {
  const named = process.env[setting];
  if (named === undefined || named === '') return undefined;
  if (isExecutable(named)) return named;
  throw new Error(`${setting} names ${named}, which cannot be run. Correct it or unset it.`);
}

/** Runs a program whose output everybody may read. */
export const run = (
  /** @type {string} */ command,
  /** @type {readonly string[]} */ args,
  /** @type {number} */ minutes,
) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: minutes * 60_000 }).status === 0;

/** @param {string} name of a Debian package @returns {boolean} whether it could be installed */
export function installFromDebian(name) {
  if (process.platform !== 'linux' || !isExecutable('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, INSTALL_MINUTES);
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', name);
}
