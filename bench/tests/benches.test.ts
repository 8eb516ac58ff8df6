import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const folder = path.resolve(__dirname, '..');

test('who names no bench is told all, and the page about them tells the same', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'bench.mjs')], { encoding: 'utf8' });
  expect(status).toBe(1);
  const told = stderr
    .trim()
    .replace(/^.* -- /, '')
    .split(' | ');
  const described = [...readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` \|/gm)];
  expect(told.sort()).toEqual(described.map(([, name]) => name).sort());
});
