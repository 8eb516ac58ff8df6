// `npm run datastore -- [<what>] …`: runs the embedded store by itself, or holds it against MongoDB.
//   [start] --data-dir <folder> [--port <number>] [--socket]
//   spec [<folder of the drivers' specification tests>]
//   crash [--rounds <number>] [--seed <number>]
import '../../tooling/bootstrap/check-node.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { runTurbo } from '../../tooling/bootstrap/build.mjs';
import { ensureInstalled } from '../../tooling/bootstrap/install.mjs';

const entries = {
  start: 'dist/cli.js',
  spec: 'dist/spec-runner/main.js',
  crash: 'dist/crash/main.js',
};

const folder = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
// Options alone mean that it is to be started.
const [what = 'start', ...args] = given[0]?.startsWith('--') === true ? ['start', ...given] : given;
if (!Object.hasOwn(entries, what)) {
  console.error(`Usage: npm run datastore -- ${Object.keys(entries).join(' | ')} …`);
  process.exit(2);
}

ensureInstalled();
if (!runTurbo(['build', '--filter=@vela/datastore'])) process.exit(1);

const script = path.join(folder, entries[what]);
const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
// Ctrl-C reaches the child by itself; what is sent to this process alone is handed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
