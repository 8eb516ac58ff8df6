import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../lint/commit-subjects.mjs');
let repository: string;

/** Git as somebody, whatever the machine's own settings are. */
const git = (...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com', '-c', 'commit.gpgsign=false', ...args],
    { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();
const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '--message', subject);

/** Lets the check look at the repository. */
function checked(since?: string) {
  const { COMMITS_SINCE: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...environment, ...(since === undefined ? {} : { COMMITS_SINCE: since }) },
  });
  return { status, said: `${stdout}${stderr}` };
}

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'commits-'));
  git('init', '--quiet', '--initial-branch=main');
  commit('What was there before the rule');
  git('switch', '--quiet', '--create', 'branch');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('commits with a scope pass, merges and what was there before are not looked at', () => {
  commit('market: a refund within the second month gives back half');
  commit('contracts, mfe-payments: a receipt tells its number');
  git('switch', '--quiet', 'main');
  commit('docs: something else');
  git('switch', '--quiet', 'branch');
  git('merge', '--quiet', 'main');
  expect(checked()).toEqual({ status: 0, said: '2 commits since main looked at.\n' });
});

test.each([
  ['wip', 'it begins with no scope'],
  ['Market: a refund', 'it begins with no scope'],
  ['market:', 'it begins with no scope'],
  ['shop: a refund', '"shop" is no package and no area'],
  [`market: ${'a'.repeat(65)}`, 'it has 73 characters, 72 are the most'],
])('%s does not pass', (subject, said) => {
  commit(subject);
  expect(checked()).toEqual({ status: 1, said: expect.stringContaining(said) });
});

test('begins where it is told', () => {
  commit('wip');
  const since = git('rev-parse', 'HEAD');
  commit('market: a refund');
  expect(checked(since)).toMatchObject({ status: 0 });
  expect(checked()).toMatchObject({ status: 1 });
});

test('says so where nothing tells where to begin', () => {
  git('branch', '--move', 'main', 'trunk');
  expect(checked()).toEqual({ status: 1, said: expect.stringContaining('COMMITS_SINCE') });
});
