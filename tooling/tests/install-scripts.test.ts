import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../lint/install-scripts.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets the check look at a house with one dependency that has a script. */
function checked(allowScripts: Readonly<Record<string, boolean>>) {
  const packages = { '': {}, 'node_modules/a/node_modules/@b/c': { hasInstallScript: true }, 'node_modules/d': {} };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ allowScripts }));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}

test.each([true, false])('a dependency with an install script that is named with %s is known', (allowed) => {
  expect(checked({ '@b/c': allowed })).toEqual({ status: 0, said: '' });
});

test('one that nobody decided on fails, and so does a name without a script', () => {
  expect(checked({})).toEqual({ status: 1, said: expect.stringContaining('@b/c wants to run a script') });
  expect(checked({ '@b/c': false, d: true })).toEqual({ status: 1, said: expect.stringContaining('names d in') });
});
