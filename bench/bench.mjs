// `npm run bench -- <what>`: measures, on this machine and in one run. Timings belong here, never into tests.
import '../tooling/check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../tooling/install.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** A million profiles as objects need room. */
const ROOMY = ['--max-old-space-size=12288'];
/** What runs of the server from its build. */
const SERVER = ['@vela/demo-market...', '@vela/datastore'];

/** @typedef {{script: string, builds?: string[], node?: string[]}} Bench what is built first, and how Node is started */

/** @type {Readonly<Record<string, Bench>>} */
const BENCHES = {
  store: { script: 'store.mjs', builds: ['@vela/datastore'] },
  matching: { script: 'matching/main.mjs', builds: SERVER, node: ROOMY },
  web: { script: 'web/main.mjs' },
  api: { script: 'api.mjs', builds: SERVER, node: ROOMY },
  admin: { script: 'admin/main.mjs', builds: SERVER, node: ROOMY },
  faults: { script: 'faults.mjs' },
};

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const [what = '', ...rest] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, what) ? BENCHES[what] : undefined;
if (bench === undefined) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
ensureInstalled();
const { script, builds = [], node = [] } = bench;
if (builds.length > 0)
  run('npx', [
    '--no-install',
    'turbo',
    'run',
    'build',
    ...builds.map((name) => `--filter=${name}`),
    '--output-logs=errors-only',
  ]);
run(process.execPath, [...node, path.join(import.meta.dirname, script), ...rest]);
