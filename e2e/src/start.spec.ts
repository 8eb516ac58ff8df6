import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './support/ports.js';

const START = path.resolve(import.meta.dirname, '../../supervisor/bin/start.mjs');
/** Nobody listens there. */
const NOWHERE = 'mongodb://127.0.0.1:1/vela?serverSelectionTimeoutMS=200';
/** Tried for so long at most, a start is over within half a minute. */
const TRIED_S = 25;

test('a start whose store cannot be reached ends with 1, says so, and leaves nothing running', async () => {
  test.setTimeout(120_000);
  const data = mkdtempSync(path.join(tmpdir(), 'vela-nowhere-'));
  const environment = { PORT: String(await freePort()), DATA_DIR: data, MONGODB_URI: NOWHERE, SEED: 'none' };
  const started = spawn(process.execPath, [START], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  try {
    const [code] = (await once(started, 'close')) as unknown[];
    expect(said).toMatch(
      /The store cannot be reached \(.+\); it was tried for \d+ s\. Start it, or put its address into MONGODB_URI\./,
    );
    expect(Number(/tried for (\d+) s/.exec(said)?.[1])).toBeLessThanOrEqual(TRIED_S);
    expect(code).toBe(1);
    // Whatever it started ended with it, and the folder is another start's.
    expect(existsSync(path.join(data, 'instance.pid'))).toBe(false);
  } finally {
    started.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});
