import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';

const PROGRAM = path.join(__dirname, 'support/waits-for-npm.ts');
/** A shell that stays while what it started runs, as npm's does. */
const SHELL_ARGS = ['-c', '"$@"; exit $?', 'sh', process.execPath, '--conditions=source', '--import', 'tsx', PROGRAM];
/** Twice as long as anything that looks for its parent needs. */
const LONG_ENOUGH_MS = 1000;

/** Starts the program behind a shell, and ends that shell alone. */
async function endShellOf(environment: Readonly<Record<string, string>>) {
  const shell = spawn('sh', SHELL_ARGS, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const closed = new Promise<void>((resolve) => shell.stdout.on('close', () => resolve()));
  const pid = await new Promise<number>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\n')) resolve(Number.parseInt(said, 10));
    });
  });
  shell.kill('SIGTERM');
  return { pid, closed, said: () => said };
}

test('what npm started ends in order when a signal ended the shell between, which tells nobody', async () => {
  const { closed, said } = await endShellOf({
    npm_lifecycle_event: 'start',
    npm_lifecycle_script: 'node supervisor/bin/start.mjs',
  });
  await closed;
  expect(said()).toContain('in order');
});

test('what something else started outlives it', async () => {
  const { pid, closed, said } = await endShellOf({
    npm_lifecycle_event: 'test',
    npm_lifecycle_script: 'node tooling/bin/test.mjs',
  });
  await wait(LONG_ENOUGH_MS);
  expect(process.kill(pid, 0)).toBe(true);
  expect(said()).not.toContain('in order');
  process.kill(pid, 'SIGKILL');
  await closed;
});
