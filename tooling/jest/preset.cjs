// One jest set-up for every package, and for slices of teams elsewhere: our TypeScript is transpiled on the fly, packages of
// this repository are read from their sources (export condition "source"), the few ES-module-only dependencies are transpiled
// too, and so is what a team installed of us.
const { existsSync } = require('node:fs');
const path = require('node:path');

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
const esModuleOnly =
  '@vela|rettime|until-async|msw|@mswjs|@open-draft|outvariant|strict-event-emitter|bson|countries-list|marked|unpdf|jose|@hpcc-js';

/** A worker keeps what each file of tests loaded, 70 MB of the API's: one that has grown so far is replaced. */
const WORKER_MEMORY = '700MB';

/** @param {string} rootDir folder of a package */
const common = (rootDir) => ({
  rootDir,
  displayName: path.basename(rootDir),
  roots: ['src', 'tests', 'scripts'].map((folder) => path.join(rootDir, folder)).filter(existsSync),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // A whole server on a store of its own is started before some tests; a loaded machine takes its time over it.
  testTimeout: 90_000,
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${esModuleOnly})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.(svg|woff2|css)$': require.resolve('./asset.cjs') },
});

/** @param {string} rootDir folder of a package that runs in Node */
const nodePackage = (rootDir) => ({
  ...common(rootDir),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
});

/** @param {string} rootDir folder of a package that runs in browsers */
const browserPackage = (rootDir) => ({
  ...common(rootDir),
  testEnvironment: require.resolve('./browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser', 'require', 'default'] },
  setupFilesAfterEnv: [require.resolve('./browser-setup.cjs')],
});

module.exports = { nodePackage, browserPackage, WORKER_MEMORY };
