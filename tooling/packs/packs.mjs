// What a team outside of this repository builds a slice of: our packages as `npm pack` makes them, with JavaScript and types
// in place of their sources.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runTurbo } from '../bootstrap/build.mjs';
import { SetUpProblem } from '../bootstrap/problem.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const OWN = '@vela/';

/** Packages that a slice is made of, whole. */
const WHOLE = ['language', 'contracts', 'router', 'market', 'formats', 'design-system'];
/** What of them goes along, and as what. */
const PARTS = /** @type {const} */ ([
  ['dist', 'dist'],
  ['.types/src', 'types'],
  ['locales', 'locales'],
]);
/** What of `tooling` builds and tests a slice elsewhere. */
const OF_TOOLING = [
  'webpack',
  'jest',
  'language',
  'workspaces.cjs',
  'bin/build-app.mjs',
  'bin/vela-slice.mjs',
  'bootstrap/commit.mjs',
  'bootstrap/problem.mjs',
];
/** What only the repository's own commands and development servers need of it. */
const NOT_OF_TOOLING = [
  '@actions/workflow-parser',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@vela/supervisor',
  'fast-check',
  'react-refresh',
  'webpack-dev-server',
  'yaml',
];
/** What slices are tested and checked with, which the repository has at its root. */
const WITH_TOOLING = ['@jest/globals', '@types/react', '@types/react-dom', 'jest', 'typescript'];

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} folder */
const manifestOf = (folder) => readJson(path.join(root, folder, 'package.json'));

/** Types and JavaScript in place of the source that a package exports here. @param {any} door @returns {any} */
function packedDoor(door) {
  if (typeof door !== 'object') return door;
  if (typeof door.source === 'string')
    return { types: door.source.replace('./src/', './types/').replace(/\.tsx?$/, '.d.ts'), default: door.default };
  return Object.fromEntries(Object.entries(door).map(([name, inner]) => [name, packedDoor(inner)]));
}

/** Our packages fit each other in one version. @param {Readonly<Record<string, string>>} dependencies */
const pinned = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      name.startsWith(OWN) ? manifestOf(name.slice(OWN.length)).version : range,
    ]),
  );

/** @param {string} folder of a package @param {object} rest of its packed package.json */
const packedManifest = (folder, rest) => {
  const { name, version, description, type, sideEffects } = manifestOf(folder);
  return { name, version, description, license: 'UNLICENSED', type, sideEffects, ...rest };
};

/** @param {string} stage @param {object} manifest */
function writeManifest(stage, manifest) {
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
}

/** @param {string} folder @param {string} stage */
function stageWhole(folder, stage) {
  for (const [part, as] of PARTS) {
    const from = path.join(root, folder, part);
    if (existsSync(from)) cpSync(from, path.join(stage, as), { recursive: true });
  }
  const { exports, imports, dependencies } = manifestOf(folder);
  writeManifest(
    stage,
    packedManifest(folder, {
      exports: packedDoor(exports),
      imports: imports && packedDoor(imports),
      dependencies: pinned(dependencies),
    }),
  );
}

/** Of `release` the commands of a team: what its door for them reaches, and nothing that serves. @param {string} stage */
function stageRelease(stage) {
  const door = 'dist/elsewhere.js';
  const files = new Set([door]);
  const needed = new Set();
  // What is added while it is walked is walked too.
  for (const file of files) {
    const text = readFileSync(path.join(root, 'release', file), 'utf8');
    for (const [, asked = ''] of text.matchAll(/^(?:import|export) [^'"]*["']([^"']+)["'];?$/gm))
      if (asked.startsWith('.')) files.add(path.posix.join(path.posix.dirname(file), asked));
      else if (!asked.startsWith('node:'))
        needed.add(
          asked
            .split('/')
            .slice(0, asked.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    const target = path.join(stage, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const { dependencies } = manifestOf('release');
  const own = Object.fromEntries([...needed].map((name) => [name, dependencies[name]]));
  writeManifest(
    stage,
    packedManifest('release', { exports: { './elsewhere': `./${door}` }, dependencies: pinned(own) }),
  );
}

/** @param {string} stage */
function stageTooling(stage) {
  for (const part of OF_TOOLING) cpSync(path.join(root, 'tooling', part), path.join(stage, part), { recursive: true });
  const testing = path.join(root, 'tooling/src/testing');
  run(process.execPath, [path.join(root, 'tooling/bin/transpile.mjs'), testing, path.join(stage, 'dist/testing')]);
  cpSync(path.join(root, 'tooling/.types/src/testing'), path.join(stage, 'types/testing'), { recursive: true });
  const { dependencies, devDependencies, peerDependencies } = manifestOf('tooling');
  const lock = readJson(path.join(root, 'package-lock.json')).packages;
  const all = {
    ...pinned(dependencies),
    // What slices are tested with: in the repository nothing that is started needs it.
    ...pinned(devDependencies),
    ...pinned(Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => name.startsWith(OWN)))),
    ...Object.fromEntries(WITH_TOOLING.map((name) => [name, lock[`node_modules/${name}`].version])),
  };
  writeManifest(
    stage,
    packedManifest('tooling', {
      description: 'Builds, tests and publishes a slice of Vela.',
      bin: { 'vela-slice': './bin/vela-slice.mjs' },
      exports: {
        './testing': { types: './types/testing/index.d.ts', default: './dist/testing/index.js' },
        './*': './*',
      },
      dependencies: Object.fromEntries(Object.entries(all).filter(([name]) => !NOT_OF_TOOLING.includes(name))),
    }),
  );
}

/** @param {string} command @param {readonly string[]} words */
function run(command, words) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new SetUpProblem(`${command} ${words[0]} does not work:\n${stdout}${stderr}`);
}

/** Brings JavaScript and types of the packages to what their sources say. */
function build() {
  if (!runTurbo(['build', ...[...WHOLE, 'release'].map((folder) => `--filter=${OWN}${folder}`)]))
    throw new SetUpProblem('The packages do not build. Mend what is named above.');
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  run(process.execPath, [compiler, '-b', ...[...WHOLE, 'tooling'].map((folder) => `${folder}/tsconfig.src.json`)]);
}

/**
 * Packs them.
 * @param {string} target folder for the packed packages
 * @returns {number} how many there are
 * @throws {SetUpProblem} if something does not build
 */
export function packAll(target) {
  build();
  const stages = mkdtempSync(path.join(tmpdir(), 'vela-packs-'));
  try {
    /** @type {readonly (readonly [string, (stage: string) => void])[]} */
    const packs = [
      ...WHOLE.map(
        (folder) => /** @type {const} */ ([folder, (/** @type {string} */ stage) => stageWhole(folder, stage)]),
      ),
      ['release', stageRelease],
      ['tooling', stageTooling],
    ];
    for (const [folder, stage] of packs) {
      mkdirSync(path.join(stages, folder));
      stage(path.join(stages, folder));
    }
    mkdirSync(target, { recursive: true });
    const folders = packs.map(([folder]) => path.join(stages, folder));
    run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, ...folders]);
    return packs.length;
  } finally {
    rmSync(stages, { recursive: true, force: true });
  }
}
