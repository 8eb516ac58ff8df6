// Which commit a folder is of, and a build of a commit where nothing was built before.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SetUpProblem } from './problem.mjs';

/** @param {string} folder @param {readonly string[]} words @returns {string | null} what git says; null where it does not work */
function git(folder, ...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * @param {string} folder in a repository
 * @returns {string | null} the commit that can be built again and gives the same; null where something is in none
 */
export function commitOf(folder) {
  const changes = git(folder, 'status', '--porcelain');
  return changes === '' ? git(folder, 'rev-parse', 'HEAD') : null;
}

/**
 * Builds a commit of a repository in a clean folder, on packages that are installed for it from the lock file.
 * @param {string} repository
 * @param {string} commit
 * @param {readonly string[]} build command that builds it
 * @param {string} below folder of the repository in which packages are installed and the command runs
 * @returns {{ folder: string, remove: () => Promise<void> }} where the commit lies, built
 * @throws {SetUpProblem} if the commit is not here, cannot be installed, or does not build
 */
export function builtAnew(repository, commit, build, below = '') {
  const place = mkdtempSync(path.join(tmpdir(), 'vela-again-'));
  const folder = path.join(place, 'clean');
  const remove = () => {
    git(repository, 'worktree', 'remove', '--force', folder);
    rmSync(place, { recursive: true, force: true });
    return Promise.resolve();
  };
  try {
    if (git(repository, 'worktree', 'add', '--detach', folder, commit) === null)
      throw new SetUpProblem(`Commit ${commit} is not in this repository. Fetch it first.`);
    for (const [command = '', ...words] of [['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'], build]) {
      const { status, stdout, stderr } = spawnSync(command, words, {
        cwd: path.join(folder, below),
        encoding: 'utf8',
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      });
      if (status !== 0)
        throw new SetUpProblem(`${command} ${words[0]} of ${commit} does not work:\n${stdout}${stderr}`);
    }
    return { folder, remove };
  } catch (error) {
    void remove();
    throw error;
  }
}
