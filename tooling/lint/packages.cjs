// Which package may import which: whoever is not named may not be imported, and a package without a line imports nothing.
const { workspaceFolders } = require('../workspaces.cjs');

/** What every slice is made of. */
const SLICE = ['contracts', 'design-system', 'formats', 'language', 'market', 'router'];

/** @type {Readonly<Record<string, readonly string[]>>} */
const MAY_IMPORT = {
  // The rules, lowest first.
  language: [],
  contracts: ['language'],
  market: ['contracts', 'language'],
  formats: ['contracts', 'language', 'market'],
  matching: ['contracts', 'formats', 'language', 'market'],
  settings: ['contracts', 'language', 'market'],
  telemetry: [],
  // In the browser.
  router: ['contracts'],
  'design-system': ['contracts', 'language', 'router'],
  prose: ['design-system', 'language'],
  'slice-parts': ['contracts', 'design-system', 'formats', 'language', 'market'],
  conversation: [...SLICE, 'slice-parts'],
  shell: ['contracts', 'design-system', 'language', 'market', 'router', 'slice-parts'],
  'mfe-public': [...SLICE, 'matching', 'prose', 'slice-parts', 'tooling'],
  'mfe-jobseeker': [...SLICE, 'conversation', 'matching', 'slice-parts', 'tooling'],
  'mfe-talentseeker': [...SLICE, 'conversation', 'matching', 'slice-parts', 'tooling'],
  'mfe-payments': [...SLICE, 'slice-parts', 'tooling'],
  'mfe-account': [...SLICE, 'slice-parts', 'tooling'],
  'mfe-admin': [...SLICE, 'prose', 'slice-parts', 'tooling'],
  // On the server.
  api: ['contracts', 'formats', 'language', 'market', 'matching', 'settings', 'telemetry'],
  datastore: ['tooling'],
  sandbox: [],
  release: ['contracts', 'language', 'market', 'settings', 'telemetry', 'tooling'],
  gateway: ['contracts', 'language', 'market', 'release', 'settings', 'telemetry'],
  supervisor: ['contracts', 'datastore', 'gateway', 'release', 'settings', 'tooling'],
  // Beside the house.
  tooling: ['contracts', 'design-system', 'language', 'market', 'release', 'router', 'supervisor'],
  'demo-market': ['api', 'contracts', 'language', 'market', 'matching'],
  evaluation: ['api', 'contracts', 'demo-market', 'market', 'matching'],
  bench: [
    'api',
    'contracts',
    'datastore',
    'gateway',
    'language',
    'market',
    'matching',
    'release',
    'supervisor',
    'tooling',
  ],
  e2e: ['contracts', 'language', 'market', 'release'],
};

/** What tests and stories may import besides, of every package and of one. */
const TESTS_MAY_IMPORT = ['tooling'];
/** @type {Readonly<Record<string, readonly string[]>>} */
const TESTS_OF_MAY_IMPORT = {
  prose: ['router'],
  api: ['datastore', 'sandbox'],
  release: ['datastore'],
  supervisor: ['api', 'telemetry'],
};

/** @param {string} from @param {readonly string[]} allowed @param {{ path: string, pathNot?: string }} files */
const ruleFor = (from, allowed, files) => ({
  name: `${from}-imports-what-it-may`,
  comment: 'tooling/lint/packages.cjs says what each package may import.',
  severity: 'error',
  from: files,
  to: { path: `^(${workspaceFolders().join('|')})/`, pathNot: `^(${[from, ...allowed].join('|')})/` },
});

/**
 * @param {string} test what tests, stories and their support are told by
 * @returns rules of dependency-cruiser @throws {Error} for a package that the table leaves out
 */
function packageRules(test) {
  return workspaceFolders().flatMap((folder) => {
    const allowed = MAY_IMPORT[folder];
    if (allowed === undefined) throw new Error(`tooling/lint/packages.cjs does not say what ${folder} may import.`);
    return [
      ruleFor(folder, allowed, { path: `^${folder}/`, pathNot: test }),
      ruleFor(folder, [...allowed, ...TESTS_MAY_IMPORT, ...(TESTS_OF_MAY_IMPORT[folder] ?? [])], {
        path: `^${folder}/(?=.*(?:${test}))`,
      }),
    ];
  });
}

module.exports = { packageRules };
