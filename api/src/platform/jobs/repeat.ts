import type { Log } from '../observability/index.js';

/**
 * Runs work again and again, never two at a time; a failure is logged and the next run tries again.
 * @param pauseMs time between the end of a run and the next
 * @param firstAfterMs time until the first run; 0 for what may have fallen due while nothing ran
 * @returns a function that stops it and resolves when a running one has ended
 */
export function repeat(
  name: string,
  pauseMs: number,
  work: () => Promise<unknown>,
  log: Log,
  firstAfterMs = pauseMs,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, job: name }, 'job failed');
    }
    if (!stopped) schedule(pauseMs);
  };
  const schedule = (afterMs: number): void => {
    timer = setTimeout(() => {
      running = run();
    }, afterMs);
    timer.unref();
  };
  schedule(firstAfterMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
