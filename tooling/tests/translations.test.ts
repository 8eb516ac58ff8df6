import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const BIN = path.resolve(__dirname, '../bin');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  mkdirSync(path.join(folder, 'src'));
  mkdirSync(path.join(folder, 'locales'));
  writeFileSync(
    path.join(folder, 'src/greeting.ts'),
    `import { t } from '@vela/language';\nexport const greeting = (name: string) => t('Hello {name}', { name });\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A package that says one message, with what stands in its Swedish catalogue. */
const translated = (messages: Readonly<Record<string, string>>): void =>
  writeFileSync(path.join(folder, 'locales/sv.json'), JSON.stringify(messages));

function run(script: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(BIN, script), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

const WRONG: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['is not there', {}, '"Hello {name}" is not translated'],
  ['is empty', { 'Hello {name}': '' }, '"Hello {name}" is not translated'],
  ['has lost a place', { 'Hello {name}': 'Hej' }, '"Hello {name}" has {name}, its translation none'],
  ['is of a message that nobody says', { 'Hello {name}': 'Hej {name}', Bye: 'Hej då' }, 'nobody says "Bye" any more'],
];

test.each(WRONG)('a package with a translation that %s is not built', (_, messages, problem) => {
  translated(messages);
  const { status, said } = run('transpile.mjs');
  expect([status, said]).toEqual([1, expect.stringContaining(problem)]);
});

test('a package that is translated is built', () => {
  translated({ 'Hello {name}': 'Hej {name}' });
  const { status, said } = run('transpile.mjs');
  expect([status, said]).toEqual([0, expect.stringContaining('1 files')]);
});

test('lint does not pass a message that is not translated', () => {
  translated({});
  const { status, said } = run('language.mjs', 'check', folder);
  expect([status, said]).toEqual([1, expect.stringContaining('"Hello {name}" is not translated')]);
});
