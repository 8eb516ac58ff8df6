// `npm run bench -- <what>`: measures, on this machine and in one run. Timings belong here, never into tests.
import '../tooling/bootstrap/check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runTurbo } from '../tooling/bootstrap/build.mjs';
import { ensureInstalled } from '../tooling/bootstrap/install.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** A million profiles as objects need room. */
const ROOMY = ['--max-old-space-size=12288'];
/** What runs of the server from its build. */
const SERVER = ['@vela/supervisor...'];

/** @typedef {{script: string, builds?: string[], node?: string[]}} Bench what is built first, and how Node is started */

/** @type {Readonly<Record<string, Bench>>} */
const BENCHES = {
  store: { script: 'store.mjs', builds: ['@vela/datastore'] },
  matching: { script: 'matching/main.ts', builds: SERVER, node: [...ROOMY, '--import', 'tsx'] },
  web: { script: 'web/main.mjs', builds: ['@vela/supervisor...'] },
  api: { script: 'api/main.mjs', builds: SERVER, node: ROOMY },
  admin: { script: 'admin/main.mjs', builds: SERVER, node: ROOMY },
  conversations: { script: 'conversations/main.mjs', builds: SERVER, node: ROOMY },
  release: {
    script: 'release.mjs',
    builds: ['@vela/gateway...', '@vela/shell', '@vela/mfe-*'],
  },
  load: { script: 'held/main.ts', builds: [...SERVER, '@vela/shell', '@vela/mfe-*'], node: ['--import', 'tsx'] },
  'gateway-memory': { script: 'gateway-memory.mjs', builds: SERVER },
  faults: { script: 'faults.mjs' },
  sizes: { script: 'sizes/main.ts', node: ['--import', 'tsx'] },
};

const [what = '', ...rest] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, what) ? BENCHES[what] : undefined;
if (bench === undefined) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
ensureInstalled();
const { script, builds = [], node = [] } = bench;
if (builds.length > 0 && !runTurbo(['build', ...builds.map((name) => `--filter=${name}`)])) process.exit(1);
const { status } = spawnSync(process.execPath, [...node, path.join(import.meta.dirname, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
