// Installs the npm packages that are missing or that the lock file has in another version. Built-ins only: it runs before them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterwards, isInstalled } from './installed.mjs';
import { SetUpProblem } from './problem.mjs';

/** @typedef {import('./installed.mjs').Needs} Needs */

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = path.join(root, 'node_modules');
/** Says from which lock file node_modules was found complete, and for what. npm empties the folder together with it. */
const stampFile = path.join(modules, '.installed-from');

/** @returns {import('./installed.mjs').Lock | null} what npm wrote about its last installation */
function lastInstallation() {
  const file = path.join(modules, '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** What a command of npm that this one runs below would have it do, such as only the packages of `-w api`, does not count here. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_(workspaces?|omit|include)$/i.test(name)),
  );

/**
 * How npm is asked. Only what is missing is added to what fits already: an instance that runs from this folder goes on doing so.
 * @param {Needs} needs @param {boolean} canStart whether what a start needs is there
 * @returns {{ words: string[], said: string }}
 */
function order(needs, canStart) {
  if (needs === 'start') return { words: ['ci', '--omit=dev'], said: 'Installing packages (npm ci --omit=dev) …' };
  return canStart
    ? { words: ['install', '--no-save', '--include=dev'], said: 'Installing packages for development (npm install) …' }
    : { words: ['ci', '--include=dev'], said: 'Installing packages (npm ci) …' };
}

/**
 * Makes sure that node_modules fits package-lock.json; does nothing, in a millisecond, if it does.
 * @param {Needs} [needs] what of it
 * @throws {SetUpProblem} with a sentence that says what to do
 */
export function ensureInstalled(needs = 'whole') {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const stampOf = (/** @type {Needs} */ what) => `${fingerprint} ${what}`;
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === stampOf('whole') || stamp === stampOf(needs)) return;

  /** @type {import('./installed.mjs').Lock} */
  const lock = JSON.parse(text);
  const before = lastInstallation();
  if (!isInstalled(lock, before, needs)) {
    const { words, said } = order(afterwards(before, needs), isInstalled(lock, before, 'start'));
    console.log(said);
    const { status } = spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      throw new SetUpProblem(
        'The packages could not be installed. Check the connection to the npm registry and try again.',
      );
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, stampOf(isInstalled(lock, lastInstallation(), 'whole') ? 'whole' : needs));
}
