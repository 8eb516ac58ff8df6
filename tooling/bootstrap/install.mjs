// Installs the npm packages when they are missing or the lock file has changed. Built-ins only: it runs before them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetUpProblem } from './problem.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Holds the fingerprint of the lock file that node_modules was installed from. */
const stamp = path.join(root, 'node_modules', '.installed-from');

/**
 * Makes sure that node_modules fits package-lock.json; does nothing, in a millisecond, if it does.
 * @throws {SetUpProblem} with a sentence that says what to do
 */
export function ensureInstalled() {
  const fingerprint = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new SetUpProblem(
      'The packages could not be installed. Check the connection to the npm registry and try again.',
    );
  writeFileSync(stamp, fingerprint);
}
