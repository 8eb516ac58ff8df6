// `npm run datastore -- [<what>] …`: runs the embedded store by itself, or holds it against MongoDB.
//   [start] --data-dir <folder> [--port <number>] [--socket]
//   backup <new folder> | restore <backup> | check | compact [--data-dir <folder>]
//   spec [<folder of the drivers' specification tests>]
//   rules [--runs <number>] [--seed <number>]
//   crash [--rounds <number>] [--seed <number>]
//   disk-full [--writes <number>]
import '../../tooling/bootstrap/check-node.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { runTurbo } from '../../tooling/bootstrap/build.mjs';
import { ensureInstalled } from '../../tooling/bootstrap/install.mjs';

/** @type {Readonly<Record<string, string>>} */
const entries = {
  start: 'dist/cli.js',
  backup: 'dist/maintenance/main.js',
  restore: 'dist/maintenance/main.js',
  check: 'dist/maintenance/main.js',
  compact: 'dist/maintenance/main.js',
  spec: 'dist/spec-runner/main.js',
  rules: 'dist/rules/main.js',
  crash: 'dist/crash/main.js',
};
/** Runs from its test, for so many writes that fail. */
const diskFull = 'disk-full';
const usualFailures = '10000';

const folder = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
// Options alone mean that it is to be started.
const [what = 'start', ...args] = given[0]?.startsWith('--') === true ? ['start', ...given] : given;
if (!Object.hasOwn(entries, what) && what !== diskFull) {
  console.error(`Usage: npm run datastore -- ${[...Object.keys(entries), diskFull].join(' | ')} …`);
  process.exit(2);
}

ensureInstalled();
if (!runTurbo(['build', '--filter=@vela/datastore'])) process.exit(1);

/** @returns what Node is to run, and with which environment besides this process's own */
function command() {
  if (what === diskFull) {
    const jest = path.resolve(folder, '../node_modules/jest/bin/jest.js');
    const writes = args[0] === '--writes' ? args[1] : usualFailures;
    return {
      line: [jest, 'src/storage/disk-full'],
      environment: { DISK_FULL_WRITES: writes },
    };
  }
  const entry = entries[what] ?? '';
  // What is done to the data is one program; it is told which.
  return {
    line: [path.join(folder, entry), ...(entry.includes('maintenance') ? [what, ...args] : args)],
    environment: {},
  };
}

const { line, environment } = command();
const child = spawn(process.execPath, line, {
  stdio: 'inherit',
  cwd: what === diskFull ? folder : process.cwd(),
  env: { ...process.env, ...environment },
});
// Ctrl-C reaches the child by itself; what is sent to this process alone is handed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
