import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

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
