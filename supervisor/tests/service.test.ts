import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const program = path.resolve(__dirname, 'support/tell-later.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(environment: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', program, folder],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  return { said: `${stdout}${stderr}`, status, log: readFileSync(path.join(folder, 'child.log'), 'utf8') };
}

test('a service loads its code before it is told its settings, and knows them when it is started again', () => {
  const { log, status, said } = run();
  expect({ log, status, said }).toEqual({
    log: 'loaded\ntold here\nloaded\ntold there\n',
    status: 0,
    said: expect.stringMatching(/child ended \((SIGTERM|code \d+)\); starting it again\./),
  });
  // An instance that is told to end while it starts starts nothing any more.
  expect(said).toContain('The child was stopped before it was started.');
  expect(said).toContain('nothing runs');
});

test('one that ends while it loads says why when it is started', () => {
  const { said, status } = run({ BROKEN: 'no such thing' });
  expect(said).toContain('no such thing');
  expect(said).toMatch(/The child could not start\. What it said is in .+child\.log/);
  expect(status).toBe(0);
});
