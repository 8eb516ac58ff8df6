// Asks a child process how long its event loop was held, by files: the API knows nothing of being watched.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const PATIENCE_MS = 10_000;
const file = path.join(tmpdir(), `vela-bench-loop-${process.pid}`);

/** In milliseconds. */
export interface LoopHeld {
  readonly p99: number;
  readonly most: number;
}

/** What a child process is started with to be watched. */
export const WATCHED = {
  NODE_OPTIONS: `--import ${new URL('./loop-monitor.mjs', import.meta.url).href}`,
} as const;

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += POLL_MS) {
    if (waited > PATIENCE_MS) throw new Error('The watched process does not answer.');
    await wait(POLL_MS);
  }
}

/** Has the child process start measuring anew. */
export async function resetLoop(): Promise<void> {
  await writeFile(`${file}.reset`, '');
  await until(() => !existsSync(`${file}.reset`));
}

/** @returns how late a timer of 1 ms came in the child process since the last reset */
export async function heldLoop(): Promise<LoopHeld> {
  await writeFile(`${file}.read`, '');
  await until(() => existsSync(`${file}.json`));
  const held = JSON.parse(await readFile(`${file}.json`, 'utf8')) as LoopHeld;
  await rm(`${file}.json`);
  return held;
}
