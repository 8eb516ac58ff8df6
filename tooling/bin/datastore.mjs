// `npm run datastore -- [<what>] …`: runs the embedded store by itself, or holds it against MongoDB.
//   [start] --data-dir <folder> [--port <number>] [--socket]
//   spec [<folder of the drivers' specification tests>]
//   crash [--rounds <number>] [--seed <number>]
import '../check-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../install.mjs';

const entries = {
  start: 'dist/cli.js',
  spec: 'dist/spec-runner/main.js',
  crash: 'dist/crash/main.js',
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const given = process.argv.slice(2);
// Options alone mean that it is to be started.
const [what = 'start', ...args] = given[0]?.startsWith('--') === true ? ['start', ...given] : given;
if (!Object.hasOwn(entries, what)) {
  console.error(`Usage: npm run datastore -- ${Object.keys(entries).join(' | ')} …`);
  process.exit(2);
}

ensureInstalled();
const build = ['--no-install', 'turbo', 'run', 'build', '--filter=@vela/datastore', '--output-logs=errors-only'];
const built = spawnSync('npx', build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(built.status ?? 1);

const script = path.join(root, 'datastore', entries[what]);
const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
// Ctrl-C reaches the child by itself; what is sent to this process alone is handed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
