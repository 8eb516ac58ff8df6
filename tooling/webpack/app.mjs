import { readFileSync } from 'node:fs';
import path from 'node:path';
import { containerName } from '../workspaces.cjs';

/**
 * @typedef {object} App
 * @property {string} directory absolute path of the package
 * @property {string} packageName such as `@vela/mfe-public`
 * @property {string} name container name, such as `mf_public`; `shell` for the shell
 * @property {boolean} isShell
 */

/**
 * Reads which app a folder holds.
 * @param {string} directory a package that is the shell or a slice
 * @returns {App}
 */
export function appIn(directory) {
  const packageName = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')).name;
  const folder = packageName.replace('@vela/', '');
  return { directory, packageName, name: containerName(folder), isShell: folder === 'shell' };
}
