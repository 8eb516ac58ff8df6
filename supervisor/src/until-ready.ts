import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from './machine/problem.js';

const POLL_MS = 50;
/** How long an API may say nothing, or that its store is away, before a start is given up. */
const SILENCE_MS = 30_000;

/** @returns what the API says of itself, null where it says nothing */
async function statusOf(api: string): Promise<unknown> {
  const answer = await fetch(`${api}/api/health/ready`).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
}

/**
 * Waits until the API answers that it is ready: store reachable, matching built. An index may take as long as it takes:
 * only silence ends the wait.
 * @param api its origin
 * @param silenceMs milliseconds without a word that it is starting
 * @throws StartProblem
 */
export async function untilReady(api: string, silenceMs = SILENCE_MS): Promise<void> {
  let heardAt = Date.now();
  while (Date.now() - heardAt < silenceMs) {
    const status = await statusOf(api);
    if (status === 'ok') return;
    if (status === 'starting') heardAt = Date.now();
    await wait(POLL_MS);
  }
  throw new StartProblem(
    'The API does not become ready: it is silent, or its store is away. Look into api.log in the logs folder of DATA_DIR.',
  );
}
