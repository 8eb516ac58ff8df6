import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const script = path.resolve(__dirname, '../lint/type-checked.mjs');
let root: string;

/** Puts a file into the house that is looked at. */
function put(file: string, text = 'export {};\n'): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'type-checked-'));
  spawnSync('git', ['init', '--quiet'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function checked() {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  return { status, said: stderr.trim() };
}
const config = (checkJs: boolean): string =>
  JSON.stringify({ compilerOptions: { allowJs: true, checkJs, noEmit: true }, include: ['bin', 'scripts'] });

test('JavaScript that a tsconfig checks is checked', () => {
  put('tooling/tsconfig.json', config(true));
  put('tooling/bin/build.mjs');
  put('tooling/scripts/write.cjs', 'module.exports = 1;\n');
  expect(checked()).toEqual({ status: 0, said: '' });
});

test('what no tsconfig names, or one that reads JavaScript without checking it, is told', () => {
  put('api/tsconfig.json', config(false));
  put('api/bin/start.mjs');
  put('tooling/tsconfig.json', config(true));
  put('tooling/elsewhere/left-out.js');
  expect(checked()).toEqual({
    status: 1,
    said:
      'api/bin/start.mjs is type-checked by nothing: include it in a tsconfig with checkJs.\n' +
      'tooling/elsewhere/left-out.js is type-checked by nothing: include it in a tsconfig with checkJs.',
  });
});

test('what runs inside of tests, and what is not kept, need no check', () => {
  put('.gitignore', 'dist/\n');
  put('api/dist/index.js');
  put('api/jest.config.cjs', 'module.exports = {};\n');
  put('api/tests/support/reader.mjs');
  expect(checked()).toEqual({ status: 0, said: '' });
});
