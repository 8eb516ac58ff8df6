// One jest set-up for every package: our TypeScript is transpiled on the fly, packages of this repository are read
// from their sources (export condition "source"), the few ES-module-only dependencies are transpiled too.
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
  'rettime|until-async|msw|@mswjs|@open-draft|outvariant|strict-event-emitter|bson|countries-list|marked';

/** @param {string} rootDir the package's folder @param {{browser?: boolean, setup?: string[]}} [options] */
function packagePreset(rootDir, { browser = false, setup = [] } = {}) {
  return {
    rootDir,
    displayName: path.basename(rootDir),
    roots: ['src', 'tests'].map((folder) => path.join(rootDir, folder)).filter(existsSync),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testEnvironment: browser ? 'jest-fixed-jsdom' : 'node',
    testEnvironmentOptions: {
      customExportConditions: browser
        ? ['source', 'browser', 'require', 'default']
        : ['source', 'node', 'require', 'default'],
    },
    setupFilesAfterEnv: setup,
    transform: { '\\.[cm]?[jt]sx?$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${esModuleOnly})/)`],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.(svg|woff2|css)$': require.resolve('./asset.cjs') },
  };
}

module.exports = { packagePreset };
