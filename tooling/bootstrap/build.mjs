// Builds what changed. Nothing changed is the usual case, and is found out without starting the build tool.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '../workspaces.cjs';
import { SetUpProblem } from './problem.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const stampFile = path.join(root, '.cache/built-from');
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  '.types',
  '.turbo',
  '.cache',
  'testing',
  'tests',
  'storybook-static',
  'coverage',
]);

/** @param {string} folder @param {import('node:crypto').Hash} hash */
function addFolder(folder, hash) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) addFolder(file, hash);
    else if (entry.isFile() && !/\.(test|stories)\.tsx?$|\.md$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
}

/** @returns {string} a fingerprint of every source by name, size and time */
function fingerprint() {
  const hash = createHash('sha256').update(process.env['APP_VERSION'] ?? '');
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  for (const workspace of workspaceFolders()) addFolder(path.join(root, workspace), hash);
  return hash.digest('hex');
}

/** @returns {boolean} whether every workspace that has a build has its result */
function allBuilt() {
  return workspaceFolders().every((workspace) => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
    return scripts?.build === undefined || existsSync(path.join(root, workspace, 'dist'));
  });
}

/**
 * Runs tasks of the packages; what does not work is printed.
 * @param {readonly string[]} words what `turbo run` takes
 * @returns {boolean} whether all is well
 */
export function runTurbo(words) {
  const turbo = path.join(root, 'node_modules/.bin/turbo');
  const { status } = spawnSync(turbo, ['run', ...words, '--output-logs=errors-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Makes sure that every workspace's `dist` fits its sources.
 * @throws {SetUpProblem} if something does not build; the build's own messages are printed
 */
export function ensureBuilt() {
  const now = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now && allBuilt()) return;
  console.log('Building what changed …');
  if (!runTurbo(['build', '--log-order=grouped']))
    throw new SetUpProblem(
      'The build failed. Mend what is named above and start again, or run npm run build to see more.',
    );
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
}
