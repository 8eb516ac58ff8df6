/**
 * What a command needs: `start` what the product is built from and runs on, `whole` also what checks, measures and documents it.
 * @typedef {'start' | 'whole'} Needs
 */

/**
 * One package as npm tells of it in a lock file.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 */

/** @typedef {{ packages: Readonly<Record<string, Locked>> }} Lock */

/** @param {Locked} one @param {Locked | undefined} other */
const isSame = (one, other) =>
  other !== undefined &&
  one.version === other.version &&
  one.integrity === other.integrity &&
  (one.link !== true || one.resolved === other.resolved);

/**
 * Whether what a command needs is installed, by what npm itself wrote about its last installation: whoever ran `npm ci` by hand is
 * not made to wait for another one.
 * @param {Lock} lock package-lock.json
 * @param {Lock | null} installed `node_modules/.package-lock.json`; null where there is none
 * @param {Needs} needs
 * @returns {boolean}
 */
export function isInstalled(lock, installed, needs) {
  if (installed === null) return false;
  return Object.entries(lock.packages).every(([folder, locked]) => {
    if (!folder.includes('node_modules/')) return true;
    // Of those that are optional this machine may have none, as of what is compiled for another.
    if (locked.optional || locked.devOptional) return true;
    if (needs === 'start' && locked.dev) return true;
    return isSame(locked, installed.packages[folder]);
  });
}

/**
 * What is to be there after an installation: who has packages for development keeps them, also when a start finds others changed.
 * @param {Lock | null} installed as for `isInstalled`
 * @param {Needs} needs of the command
 * @returns {Needs}
 */
export const afterwards = (installed, needs) =>
  Object.values(installed?.packages ?? {}).some(({ dev }) => dev === true) ? 'whole' : needs;
