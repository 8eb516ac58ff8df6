import { setTimeout as pause } from 'node:timers/promises';

/** Far longer than anything takes, on a busy machine too. */
const PATIENCE_MS = 30_000;
const POLL_MS = 10;

/**
 * Waits for what happens by itself, by asking again and again.
 * @returns how long it took, in milliseconds
 * @throws Error if it did not happen within half a minute
 */
export async function until(happened: () => boolean | Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await happened())) {
    if (performance.now() - from > PATIENCE_MS) throw new Error('It did not happen in time.');
    await pause(POLL_MS);
  }
  return performance.now() - from;
}
