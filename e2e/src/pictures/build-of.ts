import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, '.cache/pictures');
const STORYBOOK = 'design-system/storybook-static';
const OWN = '@vela';

const run = (folder: string, command: string, ...words: readonly string[]): string =>
  execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.json'));

/** Gives a working tree what is installed here, except the repository's own packages: those are its own. */
function install(tree: string): void {
  const link = (modules: string): void => {
    mkdirSync(path.join(tree, modules), { recursive: true });
    for (const name of readdirSync(path.join(ROOT, modules)))
      if (name !== OWN && name !== '.cache')
        symlinkSync(path.join(ROOT, modules, name), path.join(tree, modules, name));
  };
  link('node_modules');
  mkdirSync(path.join(tree, 'node_modules', OWN));
  for (const name of readdirSync(path.join(ROOT, 'node_modules', OWN))) {
    const own = path.basename(readlinkSync(path.join(ROOT, 'node_modules', OWN, name)));
    if (existsSync(path.join(tree, own))) symlinkSync(path.join(tree, own), path.join(tree, 'node_modules', OWN, name));
  }
  for (const name of readdirSync(ROOT)) {
    const modules = path.join(name, 'node_modules');
    if (existsSync(path.join(ROOT, modules)) && existsSync(path.join(tree, name))) link(modules);
  }
}

/**
 * @param what a folder with a built Storybook, or whatever git calls a commit, which is built in a working tree of its own, once
 * @returns the folder with the built Storybook
 * @throws Error if it is neither, or does not build
 */
export function buildOf(what: string): string {
  const folder = path.resolve(what);
  if (isBuilt(folder)) return folder;
  let commit: string;
  try {
    commit = run(ROOT, 'git', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${what}^{commit}`);
  } catch {
    throw new Error(`"${what}" is neither a folder with a built Storybook nor a commit.`);
  }
  const kept = path.join(CACHE, commit);
  if (isBuilt(kept)) return kept;
  const tree = path.join(CACHE, `${commit}-tree`);
  run(ROOT, 'git', 'worktree', 'prune');
  run(ROOT, 'git', 'worktree', 'add', '--quiet', '--force', '--detach', tree, commit);
  try {
    install(tree);
    console.log(`Building the stories of ${commit.slice(0, 12)} …`);
    run(
      tree,
      process.execPath,
      path.join(ROOT, 'node_modules/.bin/turbo'),
      'run',
      'build-storybook',
      '--output-logs=errors-only',
    );
    cpSync(path.join(tree, STORYBOOK), kept, { recursive: true });
  } finally {
    run(ROOT, 'git', 'worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
  return kept;
}

/** @returns the folder with what is here now, built anew if anything changed */
export function buildOfHere(): string {
  run(
    ROOT,
    process.execPath,
    path.join(ROOT, 'node_modules/.bin/turbo'),
    'run',
    'build-storybook',
    '--output-logs=errors-only',
  );
  return path.join(ROOT, STORYBOOK);
}
