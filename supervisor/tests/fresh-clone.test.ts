import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const ROOT = path.resolve(__dirname, '../..');
const COMMANDS = [
  ['copies.mjs', ['backup', 'copy'], 'copy is a sound backup of'],
  ['copies.mjs', ['restore', 'copy'], 'holds the backup now'],
  ['migrations.mjs', ['status'], 'nothing to change'],
] as const;

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'vela-clone-'));
  for (const part of ['supervisor/bin', 'supervisor/package.json', 'tooling/bootstrap', 'tooling/workspaces.cjs'])
    cpSync(path.join(ROOT, part), path.join(clone, part), { recursive: true });
  write('package.json', JSON.stringify({ workspaces: ['supervisor'] }));
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/lmdb': { version: '3.5.6' } } }));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  writeFileSync(path.join(clone, file), text, { mode: 0o755 });
}

/** Has a program of Node be there under a name. */
const program = (file: string, text: string) => write(file, `#!${process.execPath}\n${text}`);

function run(command: string, words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(clone, 'supervisor/bin', command), ...words],
    { cwd: clone, encoding: 'utf8', env: { PATH: path.join(clone, 'programs') } },
  );
  return { status, said: `${stdout}${stderr}` };
}

test.each(COMMANDS)('%s %j on a clone without packages says what to do where there are none to be had', (...given) => {
  program('programs/npm', 'process.exitCode = 1;');
  const { status, said } = run(given[0], given[1]);
  expect(said).toBe(
    'Installing packages (npm ci --omit=dev) …\nThe packages could not be installed. Check the connection to the npm registry and try again.\n',
  );
  expect(status).toBe(1);
});

test.each(COMMANDS)('%s %j on a clone without packages installs and builds first', (command, words, answer) => {
  const built = `export const dataFolderOf = () => '.data';
export const backUpFolder = () => Promise.resolve('all');
export const restoreFolder = () => Promise.resolve(null);
export const changeStore = () => Promise.resolve(console.log('nothing to change')).then(() => 0);
export class StartProblem extends Error {}`;
  program(
    'turbo',
    `require('node:fs').mkdirSync('supervisor/dist');
require('node:fs').writeFileSync('supervisor/dist/index.js', ${JSON.stringify(built)});`,
  );
  program(
    'programs/npm',
    `const fs = require('node:fs');
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
fs.copyFileSync('turbo', 'node_modules/.bin/turbo');`,
  );
  const { status, said } = run(command, words);
  expect(said).toContain(answer);
  expect(status).toBe(0);
});
