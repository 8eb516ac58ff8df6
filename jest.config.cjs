const { existsSync } = require('node:fs');
const path = require('node:path');
const { packagePreset } = require('./tooling/jest/preset.cjs');
const { sliceFolders } = require('./tooling/workspaces.cjs');

const node = [
  'contracts',
  'formats',
  'matching',
  'api',
  'datastore',
  'sandbox',
  'gateway',
  'release',
  'supervisor',
  'demo-market',
  'evaluation',
];
const browser = ['router', 'design-system', 'prose', 'shell', ...sliceFolders()];

module.exports = {
  // A whole server on a store of its own is started before some tests; a loaded machine takes its time over it.
  testTimeout: 90_000,
  projects: [
    ...node.map((name) => packagePreset(path.join(__dirname, name))),
    ...browser.map((name) =>
      packagePreset(path.join(__dirname, name), {
        browser: true,
        setup: [require.resolve('./tooling/jest/browser-setup.cjs')],
      }),
    ),
  ].filter(({ roots }) => roots.every((folder) => existsSync(folder))),
};
