// Installs the npm packages when they are missing or the lock file has changed. Built-ins only: it runs before them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = fileURLToPath(new URL('..', import.meta.url));
/** Holds the fingerprint of the lock file that node_modules was installed from. */
const stamp = path.join(root, 'node_modules', '.installed-from');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`Vela needs Node ${OLDEST_NODE.join('.')} or newer, this is ${process.versions.node}. Install a newer one from nodejs.org and try again.`);
}

/**
 * Makes sure that node_modules fits package-lock.json; does nothing, in a millisecond, if it does.
 * @throws {Error} with a sentence that says what to do
 */
export function ensureInstalled() {
  checkNode();
  const fingerprint = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json'))).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Installing packages (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('The packages could not be installed. Check the connection to the npm registry and try again.');
  writeFileSync(stamp, fingerprint);
}
