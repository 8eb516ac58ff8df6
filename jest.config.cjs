const { existsSync } = require('node:fs');
const path = require('node:path');
const { packagePreset } = require('./tooling/jest/preset.cjs');

const node = ['contracts', 'matching', 'api', 'sandbox/datastore', 'sandbox/services', 'deploy'];
const browser = ['router', 'design-system', 'shell', 'mfe-public', 'mfe-jobseeker', 'mfe-talentseeker', 'mfe-payments'];

module.exports = {
  projects: [
    ...node.map((name) => packagePreset(path.join(__dirname, name))),
    ...browser.map((name) =>
      packagePreset(path.join(__dirname, name), { browser: true, setup: [require.resolve('./tooling/jest/browser-setup.cjs')] }),
    ),
  ].filter(({ roots }) => roots.every((folder) => existsSync(folder))),
};
