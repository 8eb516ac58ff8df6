import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const finder = pathToFileURL(path.resolve(__dirname, '../test/firefox.mjs')).href;
const FIND = `import { findFirefox } from '${finder}'; process.stdout.write(JSON.stringify([findFirefox()]));`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Looks for Firefox on a machine whose programs, installers too, are those of one folder. */
function found(setting: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', FIND], {
    env: { PATH: folder, ...setting },
    encoding: 'utf8',
  });
  return { said: stdout, complaint: stderr };
}

function program(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

test('Debian’s Firefox is found before another one, and the one that is named before both', () => {
  program('firefox');
  expect(found().said).toBe(JSON.stringify([path.join(folder, 'firefox')]));
  const debians = program('firefox-esr');
  expect(found().said).toBe(JSON.stringify([debians]));
  const named = program('nightly');
  expect(found({ FIREFOX_PATH: named }).said).toBe(JSON.stringify([named]));
});

// A Mac's programs lie in a folder of their own.
const onlyOnPath = existsSync('/Applications/Firefox.app') ? test.skip : test;
onlyOnPath('a machine that has none and can get none has none, and nothing fails for it', () => {
  const { said, complaint } = found();
  expect(said).toMatch(/^No Firefox on this machine\..*\[""\]$/s);
  expect(complaint).toBe('');
});

test('one that is named and cannot be run is a mistake', () => {
  expect(found({ FIREFOX_PATH: path.join(folder, 'none') }).complaint).toContain('Correct it or unset it.');
});
