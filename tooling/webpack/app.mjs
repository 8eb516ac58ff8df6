import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sliceNamed } from '@vela/contracts/routes';
import { containerName } from '../workspaces.cjs';

/**
 * @typedef {object} App
 * @property {string} directory absolute path of the package
 * @property {string} packageName such as `@vela/mfe-public`, or `guest-vouchers` of a team elsewhere
 * @property {string} name container name, such as `mf_public`; `shell` for the shell
 * @property {boolean} isShell
 * @property {boolean} carriesDesignSystem whether it brings the version of the design system that it was built with, for as long
 *   as the shell has none that fits: `"vela": { "carriesDesignSystem": true }` in its package.json
 */

/**
 * Reads which app a folder holds.
 * @param {string} directory a package that is the shell or a slice
 * @returns {App}
 * @throws {Error} if it is called like neither
 */
export function appIn(directory) {
  const { name: packageName = 'What has no name', vela } = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  );
  const folder = packageName.replace(/^@[^/]+\//, '');
  const name = containerName(folder);
  if (folder !== 'shell' && sliceNamed(name) === null)
    throw new Error(
      `${packageName} is no slice: a team's own is called guest-… by letters and digits, as guest-vouchers.`,
    );
  const isShell = folder === 'shell';
  return { directory, packageName, name, isShell, carriesDesignSystem: !isShell && vela?.carriesDesignSystem === true };
}
