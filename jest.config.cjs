// Every package that has tests of its own; `npm test -w <package>` runs those of one.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { workspaceFolders } = require('./tooling/workspaces.cjs');

module.exports = {
  projects: workspaceFolders()
    .map((folder) => path.join(__dirname, folder))
    .filter((folder) => existsSync(path.join(folder, 'jest.config.cjs'))),
};
