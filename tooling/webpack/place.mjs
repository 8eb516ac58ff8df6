// Where packages lie: those of Vela beside each other in its repository, or installed at a team elsewhere.
import path from 'node:path';

/** Folder in which the packages of Vela lie beside each other: the repository's, or `node_modules/@vela`. */
export const root = path.resolve(import.meta.dirname, '../..');
const isInstalled = path.basename(path.dirname(root)) === 'node_modules';

/** Folder in which packages of others lie. */
export const installed = isInstalled ? path.dirname(root) : path.join(root, 'node_modules');

/** What builds may keep for the next one. */
export const caches = isInstalled ? path.join(installed, '.cache/vela') : path.join(root, '.cache');
