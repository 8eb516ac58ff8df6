// What a package of this repository needs at run time, as the lock file says it.
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Locked
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { optional?: boolean }>>} [peerDependenciesMeta]
 */
/** @typedef {{ packages: Readonly<Record<string, Locked>> }} Lock */

/**
 * Finds a package as Node does: beside whoever asks, then in each folder above.
 * @param {Readonly<Record<string, Locked>>} packages of the lock file
 * @param {string} from folder of the package that asks
 * @param {string} name
 * @returns {string | null} its place in the lock file
 */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const base = folder === '.' ? '' : `${folder}/`;
    const place = `${base}node_modules/${name}`;
    if (path.basename(folder) !== 'node_modules' && place in packages) return place;
    if (folder === '.') return null;
  }
}

/**
 * Follows the dependencies of a package, without those for development.
 * @param {Lock} lock package-lock.json
 * @param {string} folder of the package, such as `api`
 * @param {string} root folder of the repository: optional packages that are not installed there are left out
 * @returns {{ workspaces: string[], installed: string[] }} folders of this repository, and of node_modules
 * @throws {Error} if the lock file does not know a package
 */
export function closureOf({ packages }, folder, root) {
  /** @type {Set<string>} */
  const workspaces = new Set();
  /** @type {Set<string>} */
  const installed = new Set();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const known = next.includes('node_modules/') ? installed : workspaces;
    if (known.has(next)) continue;
    known.add(next);
    const {
      dependencies,
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta,
    } = packages[next] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
    for (const name of new Set([...peers, ...Object.keys({ ...dependencies, ...optionalDependencies })])) {
      const isOptional = name in optionalDependencies;
      const place = placeOf(packages, next, name);
      // Builds for other systems were not installed.
      if (place === null || (isOptional && !existsSync(path.join(root, place)))) {
        if (isOptional) continue;
        throw new Error(`${next} needs ${name}, which package-lock.json does not know.`);
      }
      const { link, resolved } = packages[place] ?? {};
      waiting.push(link === true && resolved !== undefined ? resolved : place);
    }
  }
  return { workspaces: [...workspaces].sort(), installed: [...installed].sort() };
}
