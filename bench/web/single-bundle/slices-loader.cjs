// Fills `direct-runtime.mjs` with an import of every slice of the repository.
const path = require('node:path');
const { containerName, sliceFolders } = require('../../../tooling/workspaces.cjs');

const root = path.resolve(__dirname, '../../..');

/** @param {string} source @returns {string} */
module.exports = (source) =>
  source.replace(
    'const SLICES = {};',
    `const SLICES = {${sliceFolders()
      .map((folder) => {
        const routes = path.join(root, folder, 'src/expose/routes.tsx');
        return `${containerName(folder)}: () => import(${JSON.stringify(routes)})`;
      })
      .join(',')}};`,
  );
