import { isStoreUnavailable, toError } from '../errors/index.js';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

/** Waits; an abort ends it early. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/**
 * Does work that reads from the store, from its beginning whenever the store goes away in the middle, with growing waits.
 * @param onAway hears of each failure, and of the wait until the next attempt in milliseconds
 * @param signal ends it: nothing more is begun, and the promise resolves
 * @throws whatever else the work throws
 */
export async function startingOver(
  work: () => Promise<void>,
  onAway: (error: Error, waitMs: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const stopped = (): boolean => signal.aborted;
  for (let waitMs = FIRST_WAIT_MS; !stopped(); waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      await work();
      return;
    } catch (thrown) {
      const error = toError(thrown);
      if (stopped()) return;
      if (!isStoreUnavailable(error)) throw error;
      onAway(error, waitMs);
      await pause(waitMs, signal);
    }
  }
}
