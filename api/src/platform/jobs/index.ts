import type { Log } from '../observability/index.js';

/**
 * Runs work again and again, never two at a time; a failure is logged and the next run tries again.
 * @param pauseMs time between the end of a run and the next
 * @returns a function that stops it and resolves when a running one has ended
 */
export function repeat(name: string, pauseMs: number, work: () => Promise<unknown>, log: Log): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, job: name }, 'job failed');
    }
    if (!stopped) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = run();
    }, pauseMs);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
