// The arrows of the house: who may import whom. Which package may import which stands in tooling/lint/packages.cjs.
const { packageRules } = require('./tooling/lint/packages.cjs');

const slices = 'mfe-[a-z]+';
const test = '(\\.test\\.tsx?$|\\.stories\\.tsx$|/testing/|/tests/|/jest\\.config\\.cjs$)';

// The API's floors, lowest first.
const floors = ['records', 'platform', 'reference', 'money', 'accounts', 'hiring', 'back-office'];
const onAnyFloor = `^api/src/(${floors.join('|')})/`;
/** The release's folders, lowest first. */
const releaseFloors = [
  'site',
  'isolation',
  'pages',
  'browser',
  'checks',
  'versions',
  'storage',
  'status',
  'instance',
  'access',
  'records',
  'service',
  'remote',
  'cli',
];
/** The embedded store's layers, lowest first. */
const storeLayers = [
  'values',
  'wire',
  'regex',
  'expression',
  'filter',
  'projection',
  'aggregate',
  'update',
  'storage',
  'query',
  'engine',
  'commands',
  'server',
];
const insideFeature = `^api/src/(?:${floors.slice(1).join('|')})/[^/]+/(?!index\\.ts$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...packageRules(test),
    {
      // Who may see whom has one home, and so have what a profile may say and how texts are compared; all else of the market
      // is no business of the score.
      name: 'matching-knows-of-the-market-who-sees-whom',
      severity: 'error',
      from: { path: '^matching/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: '^market/src/', pathNot: '^market/src/(visibility|letters|profiles)/' },
    },
    {
      // Access, limits and schemas of endpoints are the server's; every visitor would download them.
      name: 'browsers-do-not-load-the-endpoint-table',
      severity: 'error',
      from: { path: `^(${slices}|shell|design-system|router|contracts/src/(?!endpoint-table))`, pathNot: test },
      to: { path: '^contracts/src/endpoint-table/' },
    },
    {
      name: 'pure-packages-do-no-input-or-output',
      severity: 'error',
      from: { path: '^(contracts|market|formats|matching)/src', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      // Directly or by way of others.
      name: 'scores-never-read-who-somebody-is',
      severity: 'error',
      from: { path: '^(matching/src|api/src/hiring/matching)/', pathNot: test },
      to: { path: '^(api/src/(back-office/fairness/|records/self-identification)|evaluation/src/)', reachable: true },
    },
    ...floors.slice(0, -1).map((floor, index) => ({
      name: `api-${floor}-knows-no-floor-above`,
      severity: 'error',
      from: { path: `^api/src/${floor}/`, pathNot: test },
      to: { path: `^api/src/(${floors.slice(index + 1).join('|')})/` },
    })),
    {
      // `config` lies below all floors; what stands beside them puts everything together.
      name: 'api-floors-know-no-composition',
      severity: 'error',
      from: { path: [onAnyFloor, '^api/src/config/'], pathNot: test },
      to: { path: '^api/src/', pathNot: [onAnyFloor, '^api/src/config/'] },
    },
    {
      name: 'api-features-are-entered-by-their-index',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/([^/]+)/', pathNot: test },
      to: { path: insideFeature, pathNot: '^api/src/$1/$2/' },
    },
    {
      name: 'api-composition-enters-by-the-index',
      severity: 'error',
      from: { path: '^api/src/[^/]+\\.ts$' },
      to: { path: insideFeature },
    },
    {
      name: 'features-meet-in-routes-only',
      severity: 'error',
      from: { path: `^(${slices})/src/features/([^/]+)/` },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    ...storeLayers.map((layer, index) => ({
      // What stands beside the layers starts, holds and tries the whole.
      name: `store-${layer}-knows-no-layer-above`,
      severity: 'error',
      from: { path: `^datastore/src/${layer}/`, pathNot: test },
      to: { path: '^datastore/src/[^/]+/', pathNot: `^datastore/src/(${storeLayers.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'the-gateway-reads-or-follows-the-site-only',
      severity: 'error',
      from: { path: '^gateway/src', pathNot: test },
      to: { path: '^release/(?!src/(for-gateways|remote/index)\\.ts$)' },
    },
    ...releaseFloors.slice(0, -1).map((floor, index) => ({
      name: `release-${floor}-knows-no-floor-above`,
      severity: 'error',
      from: { path: `^release/src/${floor}/`, pathNot: test },
      to: { path: `^release/src/((${releaseFloors.slice(index + 1).join('|')})/|[^/]+$)` },
    })),
    {
      name: 'packages-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^(gateway|release|supervisor|demo-market|evaluation|bench)/' },
      to: { path: '^api/(?!src/(index|serve|start)\\.ts$|tests/support/index\\.ts$)' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test, pathNot: 'node_modules' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(\\.(woff2|svg|css)$|^whole-)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.types|node_modules|storybook-static|\\.storybook)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
