// Where packages lie: those of Vela beside each other in its repository, or installed at a team elsewhere.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder in which the packages of Vela lie beside each other: the repository's, or `node_modules/@vela`. */
export const root = path.resolve(import.meta.dirname, '../..');
const isInstalled = path.basename(path.dirname(root)) === 'node_modules';

/** Folder in which packages of others lie. */
export const installed = isInstalled ? path.dirname(root) : path.join(root, 'node_modules');

/**
 * @param {string} name of a package @param {string} directory of who imports it
 * @returns {string} folder in which the package lies: a version of its own nearest, else the one that all have
 */
export function folderFor(name, directory) {
  for (let place = directory; place !== path.dirname(place); place = path.dirname(place)) {
    const folder = path.join(place, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  return path.join(installed, name);
}

/** What builds may keep for the next one. */
export const caches = isInstalled ? path.join(installed, '.cache/vela') : path.join(root, '.cache');
