import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../../..');
const CRUISER = path.join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const ARROWS = path.join(REPOSITORY, 'tooling/lint/arrows.mjs');

/** Two packages of rules, of which one reaches up. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'language/src/index.ts': [],
  'language/src/reaches-up.ts': ['../../contracts/src/index.js'],
  'contracts/src/index.ts': ['../../language/src/index.js'],
};

/** A little API: each file says what it imports. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'app.ts': ['./accounts/users/index.js'],
  'server.ts': ['./money/ledger/index.js', './money/ledger/post.js'],
  'config/index.ts': [],
  'records/user.ts': [],
  'platform/clock/index.ts': ['../../config/index.js'],
  'money/ledger/index.ts': ['./post.js'],
  'money/ledger/post.ts': ['../../platform/clock/index.js', '../../records/user.js'],
  'money/ledger/reaches-up.ts': ['../../accounts/companies/index.js'],
  'accounts/companies/index.ts': [],
  'accounts/users/index.ts': ['../../money/ledger/index.js'],
  'accounts/users/by-the-window.ts': ['../../money/ledger/post.js'],
  'accounts/users/takes-everything.ts': ['../../app.js'],
  'hiring/roles/index.ts': ['./one.js'],
  'hiring/roles/one.ts': ['../searches/index.js'],
  'hiring/searches/index.ts': ['./two.js'],
  'hiring/searches/two.ts': [],
  'hiring/searches/closes-the-circle.ts': ['../roles/index.js'],
  'hiring/hires/index.ts': ['./mails/index.js'],
  'hiring/hires/fee.ts': [],
  'hiring/hires/mails/index.ts': ['../fee.js'],
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-floors-'));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(REPOSITORY, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  const api = Object.entries(FILES).map(([file, imports]) => [`api/src/${file}`, imports] as const);
  for (const [file, imports] of [...api, ...Object.entries(RULES)]) {
    const address = path.join(folder, file);
    mkdirSync(path.dirname(address), { recursive: true });
    writeFileSync(address, `${imports.map((from) => `import '${from}';\n`).join('')}export const here = 1;\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** @returns what lint finds in folders, as `rule: who` */
function foundIn(...folders: readonly string[]): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [CRUISER, '--config', path.join(REPOSITORY, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from.replace('api/src/', '')}`).toSorted();
}

describe('lint refuses', () => {
  test('whoever reaches up, goes in by the window or takes the whole app, and nobody else', () => {
    expect(foundIn('api').filter((found) => found.startsWith('api-'))).toEqual([
      'api-composition-enters-by-the-index: server.ts',
      'api-features-are-entered-by-their-index: accounts/users/by-the-window.ts',
      'api-floors-know-no-composition: accounts/users/takes-everything.ts',
      'api-money-knows-no-floor-above: money/ledger/reaches-up.ts',
    ]);
  });

  test('a package that imports another than it may', () => {
    expect(foundIn('language', 'contracts')).toEqual(['language-imports-what-it-may: language/src/reaches-up.ts']);
  });

  test('folders that need each other, though none of their files do', () => {
    const { status, stderr } = spawnSync(process.execPath, [ARROWS, 'api'], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    const circles = stderr.split('\n').filter((line) => line.startsWith('folders-form-no-circle: api/src/hiring'));
    expect(circles.toSorted()).toEqual([
      'folders-form-no-circle: api/src/hiring/hires: ., mails',
      'folders-form-no-circle: api/src/hiring: roles, searches',
    ]);
  });
});
