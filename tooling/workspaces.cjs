// The packages of the repository, as package.json names them: whoever needs a list of packages or slices takes it here.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const isPackage = (/** @type {string} */ folder) => existsSync(path.join(root, folder, 'package.json'));

/** @returns {string[]} folders of all packages; `mfe-*` stands for the folders that begin so */
function workspaceFolders() {
  /** @type {{workspaces: string[]}} */
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((entry) => {
    if (!entry.endsWith('*')) return [entry];
    return readdirSync(root).filter((name) => name.startsWith(entry.slice(0, -1)) && isPackage(name));
  });
}

/** @returns {string[]} folders of the slices, such as `mfe-public` */
const sliceFolders = () => workspaceFolders().filter((folder) => folder.startsWith('mfe-'));

/** @param {string} folder of a slice @returns {string} name of its container: `mf_public` for `mfe-public`, `guest_vouchers` for `guest-vouchers` */
const containerName = (folder) => folder.replace(/^mfe-/, 'mf_').replace(/^guest-/, 'guest_');

module.exports = { containerName, sliceFolders, workspaceFolders };
