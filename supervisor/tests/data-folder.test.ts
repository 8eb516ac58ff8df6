import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeFolder } from '../src/machine/data-folder.js';

const PACKAGE = path.resolve(__dirname, '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vela-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a claim of an earlier process that had the same id, as in a container that was started again, is taken over', () => {
  const claim = path.join(folder, 'instance.pid');
  // An instance is known by what started it.
  const script = path.join(folder, 'start.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
import { lockDataFolder } from ${JSON.stringify(path.join(PACKAGE, 'src/machine/data-folder.ts'))};
writeFileSync(${JSON.stringify(claim)}, String(process.pid));
lockDataFolder(${JSON.stringify(folder)})();
`,
  );
  const words = ['--conditions=source', '--import', 'tsx', script];
  const ended = spawnSync(process.execPath, words, {
    cwd: PACKAGE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(claim)).toBe(false);
});

test.each([
  ['/proc/x/y', /^The data folder \/proc\/x\/y cannot be written\./],
  [__filename, /^The data folder .+ is a file\./],
  [path.join(__filename, 'below'), /^The data folder .+ is a file\./],
])(
  'a data folder %s is refused with a sentence, at once',
  (given, sentence) => {
    const script = path.join(folder, 'prepare.mjs');
    writeFileSync(
      script,
      `import { prepareDataFolder } from ${JSON.stringify(path.join(PACKAGE, 'src/machine/data-folder.ts'))};
try { prepareDataFolder(${JSON.stringify(given)}); } catch ({ message }) { console.log(message); }
`,
    );
    const words = ['--conditions=source', '--import', 'tsx', script];
    const { stdout } = spawnSync(process.execPath, words, { cwd: PACKAGE, encoding: 'utf8', timeout: 20_000 });
    expect(stdout).toMatch(sentence);
    expect(statSync(__filename).isFile()).toBe(true);
  },
  30_000,
);

test('a folder below ones that are not there is made for its owner alone', () => {
  const below = path.join(folder, 'one', 'two');
  makeFolder(below);
  makeFolder(below);
  expect([path.dirname(below), below].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700]);
});
