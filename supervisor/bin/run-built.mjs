// How commands begin that may be the first on a fresh clone. Built-ins only, until what they use is there.
import '../../tooling/bootstrap/check-node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../../tooling/bootstrap/build.mjs';
import { ensureInstalled } from '../../tooling/bootstrap/install.mjs';
import { SetUpProblem } from '../../tooling/bootstrap/problem.mjs';

const packages = path.resolve(import.meta.dirname, '../../node_modules/@vela');
/** What the supervisor and the programs that it runs are made of. */
const NEEDED = ['supervisor', 'api', 'contracts', 'datastore', 'gateway', 'release', 'settings'];

/**
 * Runs a command. What it uses is installed and built first where it is not there, as `npm start` does; what is there stays as it
 * is, for an instance may run on it. A problem that a person can mend is told in a sentence.
 * @param {(supervisor: typeof import('@vela/supervisor')) => Promise<void>} command
 */
export async function runBuilt(command) {
  let isMendable = (/** @type {unknown} */ error) => error instanceof SetUpProblem;
  try {
    if (!NEEDED.every((name) => existsSync(path.join(packages, name, 'dist')))) {
      ensureInstalled('start');
      ensureBuilt();
    }
    const supervisor = await import('@vela/supervisor');
    isMendable = (error) => error instanceof supervisor.StartProblem;
    await command(supervisor);
  } catch (error) {
    console.error(isMendable(error) && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
