// `npm run bench -- <what>`: measures, on this machine and in one run. Timings belong here, never into tests.
import '../check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../install.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const BENCHES = {
  store: ['tooling/bin/datastore.mjs', 'bench'],
  matching: ['tooling/bin/bench-built.mjs', 'tooling/bench/matching/main.mjs'],
  web: ['tooling/bench/web/main.mjs'],
  api: ['tooling/bin/bench-built.mjs', 'tooling/bench/api.mjs'],
  admin: ['tooling/bin/bench-built.mjs', 'tooling/bench/admin/main.mjs'],
  faults: ['tooling/bench/faults.mjs'],
};

const [what, ...rest] = process.argv.slice(2);
if (what === undefined || !Object.hasOwn(BENCHES, what)) {
  console.error(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
ensureInstalled();
const { status } = spawnSync(process.execPath, [...BENCHES[what], ...rest], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
