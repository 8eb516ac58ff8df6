import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const program = (name: string) => path.resolve(__dirname, 'support', name);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runProgram(name: string, environment: Readonly<Record<string, string>>) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', program(name), folder],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  return { said: `${stdout}${stderr}`, status };
}

const run = (environment: Readonly<Record<string, string>> = {}) => ({
  ...runProgram('tell-later.ts', environment),
  log: readFileSync(path.join(folder, 'child.log'), 'utf8'),
});

test('a service loads its code before it is told its settings, and knows them when it is started again', () => {
  const { log, status, said } = run();
  expect({ log, status, said }).toEqual({
    log: 'loaded\ntold here\nloaded\ntold there\n',
    status: 0,
    said: expect.stringMatching(/child ended \((SIGTERM|code \d+)\); starting it again\./),
  });
  expect(said).toMatch(/^It takes a while …$/m);
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

test('one whose log cannot be written, on a full disk, is kept running', () => {
  symlinkSync('/dev/full', path.join(folder, 'api.log'));
  const { said, status } = runProgram('keep-talking.ts', { LINES: '100' });
  expect(status).toBe(0);
  expect(said).toMatch(/^it runs$/m);
  expect(said.match(/The log .+api\.log cannot be written/g)).toHaveLength(1);
});

test('one for which there is no process says so at its first start, and is started again later', () => {
  const { said, status } = runProgram(require.resolve('./support/no-process.ts'), {});
  expect(said).toMatch(/^true Error: spawn .+gone ENOENT\nThe api could not start\./m);
  expect(said).toMatch(/^true Error: (spawn E2BIG\n)+The api could not start\./m);
  for (const trouble of ['a program that is gone', 'more environment than the system takes'])
    expect(said).toContain(`${trouble}: no process\n`);
  expect(said).toMatch(/^api: spawn .+gone ENOENT\napi ended \(there was no process for it\); starting it again\.$/m);
  expect(said.match(/: a process again$/gm)).toHaveLength(2);
  expect(said).toMatch(/^nothing runs$/m);
  expect(status).toBe(0);
});

test('what it says never takes more than two files of ten megabytes', () => {
  const { status } = runProgram('keep-talking.ts', { LINES: `${11 * 1024}` });
  expect(status).toBe(0);
  const [now, before] = ['api.log', 'api.log.1'].map((name) => statSync(path.join(folder, name)).size);
  expect(before).toBeLessThanOrEqual(10 * 1024 * 1024);
  expect(now).toBeLessThanOrEqual(10 * 1024 * 1024);
  expect((now ?? 0) + (before ?? 0)).toBe(11 * 1024 * 1024);
});
