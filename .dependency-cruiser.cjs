// The arrows of the house: who may import whom.
const slices = 'mfe-[a-z]+';
const test = '(\\.test\\.tsx?$|/testing/|^[^/]+/tests/)';
/** What runs on servers and is no library: nobody below imports it. */
const programs = 'gateway|release|supervisor|demo-market|evaluation|bench|e2e';

// The API's floors, lowest first.
const floors = ['records', 'platform', 'reference', 'money', 'accounts', 'hiring', 'back-office'];
const onAnyFloor = `^api/src/(${floors.join('|')})/`;
const insideFeature = `^api/src/(?:${floors.slice(1).join('|')})/[^/]+/(?!index\\.ts$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-import-nothing',
      severity: 'error',
      from: { path: '^contracts/src' },
      to: { path: `^(market|matching|router|design-system|tooling|shell|mfe-|api|sandbox|datastore|${programs})` },
    },
    {
      name: 'settings-import-contracts-and-market-only',
      severity: 'error',
      from: { path: '^settings/src', pathNot: test },
      to: { path: `^(matching|router|design-system|tooling|shell|mfe-|api|sandbox|datastore|${programs})` },
    },
    {
      // Servers only: a browser sends the ids of a trace and nothing else.
      name: 'browsers-and-rules-know-no-telemetry',
      severity: 'error',
      from: {
        path: `^(${slices}|shell|design-system|router|contracts|market|matching|language|formats)/src`,
        pathNot: test,
      },
      to: { path: '^telemetry/' },
    },
    {
      name: 'telemetry-imports-nothing',
      severity: 'error',
      from: { path: '^telemetry/src', pathNot: test },
      to: {
        path: `^(contracts|settings|market|matching|router|design-system|tooling|shell|mfe-|api|sandbox|datastore|${programs})/`,
      },
    },
    {
      name: 'market-imports-contracts-only',
      severity: 'error',
      from: { path: '^market/src' },
      to: { path: `^(matching|router|design-system|tooling|shell|mfe-|api|sandbox|datastore|${programs})` },
    },
    {
      // Who may see whom has one home, and so have what a profile may say and how texts are compared; all else of the market
      // is no business of the score.
      name: 'matching-knows-of-the-market-who-sees-whom',
      severity: 'error',
      from: { path: '^matching/src', pathNot: '\\.test\\.ts$' },
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
      name: 'matching-imports-contracts-only',
      severity: 'error',
      from: { path: '^matching/src' },
      to: { path: `^(router|design-system|tooling|shell|mfe-|api|sandbox|datastore|${programs})` },
    },
    {
      name: 'pure-packages-do-no-input-or-output',
      severity: 'error',
      from: { path: '^(contracts|market|matching)/src', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'design-system-stays-below',
      severity: 'error',
      from: { path: '^design-system/src' },
      to: { path: `^(shell|mfe-|api|sandbox|datastore|${programs})` },
    },
    {
      name: 'prose-knows-the-design-system-only',
      severity: 'error',
      from: { path: '^prose/src', pathNot: test },
      to: { path: `^(contracts|matching|router|shell|mfe-|api|sandbox|datastore|${programs})` },
    },
    {
      name: 'slice-parts-know-no-conversation',
      severity: 'error',
      from: { path: '^slice-parts/src', pathNot: test },
      to: { path: `^(conversation|matching|shell|mfe-|prose|api|sandbox|datastore|${programs})` },
    },
    {
      name: 'conversation-knows-what-slices-know',
      severity: 'error',
      from: { path: '^conversation/src', pathNot: test },
      to: { path: `^(shell|mfe-|prose|api|sandbox|datastore|${programs})` },
    },
    {
      name: 'nobody-imports-the-shell',
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: '^shell/' },
    },
    {
      name: 'slices-do-not-know-each-other',
      severity: 'error',
      from: { path: `^(${slices})/` },
      to: { path: `^${slices}/`, pathNot: '^$1/' },
    },
    {
      // Directly or by way of others.
      name: 'scores-never-read-who-somebody-is',
      severity: 'error',
      from: { path: '^(matching/src|api/src/hiring/matching)/', pathNot: test },
      to: { path: '^(api/src/(back-office/fairness/|records/self-identification)|evaluation/src/)', reachable: true },
    },
    {
      name: 'slices-and-shell-know-no-server',
      severity: 'error',
      from: { path: `^(${slices}|shell)/src` },
      to: { path: `^(api|sandbox|datastore|${programs})/` },
    },
    {
      name: 'api-imports-market-matching-and-contracts-only',
      severity: 'error',
      from: { path: '^api/src', pathNot: test },
      to: { path: `^(router|design-system|shell|mfe-|sandbox|datastore|${programs})` },
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
      from: { path: '^api/src/([^/]+)/([^/]+)/', pathNot: [test, '^api/src/(demo|fairness-report)/'] },
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
    {
      name: 'stand-ins-know-contracts-only',
      severity: 'error',
      from: { path: '^(sandbox|datastore)/', pathNot: test },
      to: { path: `^(market|matching|router|design-system|shell|mfe-|api|${programs})` },
    },
    {
      name: 'the-release-knows-no-server',
      severity: 'error',
      from: { path: '^release/src' },
      to: {
        path: '^(market|matching|router|design-system|shell|mfe-|api|sandbox|datastore|gateway|supervisor|demo-market|evaluation|bench|e2e)/',
      },
    },
    {
      name: 'the-gateway-reads-or-follows-the-site-and-contracts-only',
      severity: 'error',
      from: { path: '^gateway/src', pathNot: test },
      to: {
        path: '^(market|matching|router|design-system|shell|mfe-|api|sandbox|datastore|supervisor|demo-market|evaluation|bench|e2e|release/(?!src/(site|remote)/index))',
      },
    },
    {
      name: 'packages-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^(gateway|release|supervisor|demo-market|evaluation|bench)/' },
      to: { path: '^api/(?!src/(index|serve|start)\\.ts$|tests/support/index\\.ts$)' },
    },
    {
      // What starts an instance of production too.
      name: 'the-supervisor-carries-no-demo',
      severity: 'error',
      from: { path: '^supervisor/src' },
      to: { path: '^(matching|router|design-system|shell|mfe-|sandbox|demo-market|evaluation|bench|e2e|tooling)/' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: `${test}|\\.stories\\.tsx$` },
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
