// `npm run datastore -- <what> …`: runs the embedded store by itself, or holds it against MongoDB.
//   start --data-dir <folder> [--port <number>] [--socket]
//   spec [<folder of the drivers' specification tests>]
//   crash [--rounds <number>]
//   bench
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const entries = {
  start: 'dist/cli.js',
  spec: 'dist/spec-runner/main.js',
  crash: 'dist/crash/main.js',
  bench: 'bench/store.mjs',
};

const here = path.dirname(fileURLToPath(import.meta.url));
const datastore = path.resolve(here, '../../sandbox/datastore');
const [what = 'start', ...rest] = process.argv.slice(2);
const known = Object.hasOwn(entries, what);
const script = path.join(datastore, known ? entries[what] : entries.start);
const args = known ? rest : process.argv.slice(2);

const built = spawnSync(process.execPath, [path.join(here, 'transpile.mjs')], { cwd: datastore, stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(built.status ?? 1);
const run = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
process.exit(run.status ?? 1);
