// Every package that has tests of its own; `npm test -w <package>` runs those of one.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { WORKER_MEMORY } = require('./tooling/jest/preset.cjs');
const { workspaceFolders } = require('./tooling/workspaces.cjs');

module.exports = {
  // What a package says of its own is not read here. A whole server is started before some tests.
  testTimeout: 90_000,
  workerIdleMemoryLimit: WORKER_MEMORY,
  projects: workspaceFolders()
    .map((folder) => path.join(__dirname, folder))
    .filter((folder) => existsSync(path.join(folder, 'jest.config.cjs'))),
};
