import { withFence } from '../database/index.js';
import type { Log } from '../observability/index.js';
import type { JobLeases, Lease } from './leases.js';

/** Work that falls due by itself, for all processes on a store together. */
export interface Job {
  /** Names it in the store and in logs; never changed. */
  readonly name: string;
  /** From the end of a run to the next, whoever runs it. */
  readonly pauseMs: number;
  /** From the start of the process; 0 for what people wait for and may have fallen due while nothing ran. */
  readonly firstAfterMs: number;
  work(): Promise<unknown>;
}

/** Nobody asks more often, however soon a job may be free. */
const LEAST_WAIT_MS = 100;

async function run(job: Job, lease: Lease, leases: JobLeases, log: Log): Promise<void> {
  let failure: string | null = null;
  const stopKeeping = leases.keep(lease, (error) => log.warn({ err: error, job: job.name }, 'a job was lost'));
  try {
    await withFence(
      (session) => leases.fence(lease, session),
      () => job.work(),
    );
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    log.warn({ err: error, job: job.name }, 'job failed');
  } finally {
    stopKeeping();
  }
  await leases.giveBack(lease, job.pauseMs, failure);
}

/** @returns a function that stops it and resolves when a running one has ended */
function runOne(job: Job, leases: JobLeases, log: Log): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const attempt = async (): Promise<number> => {
    const lease = await leases.take(job.name, job.pauseMs);
    if (typeof lease === 'number') return Math.min(Math.max(lease, LEAST_WAIT_MS), job.pauseMs);
    await run(job, lease, leases, log);
    return job.pauseMs;
  };
  const schedule = (afterMs: number): void => {
    timer = setTimeout(() => {
      running = attempt()
        .catch((error: unknown) => {
          log.warn({ err: error, job: job.name }, 'the lease of a job could not be asked for');
          return job.pauseMs;
        })
        .then((waitMs) => {
          if (!stopped) schedule(waitMs);
        });
    }, afterMs);
    timer.unref();
  };
  schedule(job.firstAfterMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Runs jobs again and again: each by one process at a time, as the leases say. A failure is logged and the next run tries
 * again; what a process that was killed had begun, another one takes over.
 * @returns a function that stops them and resolves when those that run have ended
 */
export function runLeased(jobs: readonly Job[], leases: JobLeases, log: Log): () => Promise<void> {
  const stops = jobs.map((job) => runOne(job, leases, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
