import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const OUTCOMES = ['delivered', 'failed', 'given up', 'dropped'] as const;

/** What is counted of work that nobody waits for. */
export interface WorkMetrics {
  /**
   * Has figures from the start of what this process does from now on: an increase is seen from 0 only, and what never ended well
   * is late from its start.
   * @param kinds of what is delivered
   * @param jobs by their names
   */
  beginWork(kinds: readonly string[], jobs: readonly string[]): void;
  /** @param delaySeconds of a delivery that succeeded: since what caused it */
  countDelivery(kind: string, outcome: (typeof OUTCOMES)[number], delaySeconds?: number): void;
  /** Counts and times a run of a job. @returns what the work returns @throws what the work throws */
  followJob<Result>(job: string, work: () => Promise<Result>): Promise<Result>;
}

/** Deliveries from the outbox, and runs of jobs. */
export function workMetrics(registry: Registry): WorkMetrics {
  const deliveries = new Counter({
    name: 'outbox_deliveries_total',
    help: 'Attempts to deliver what the outbox holds, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const delays = new Histogram({
    name: 'outbox_delivery_delay_seconds',
    help: 'Time from what caused a message to its delivery.',
    labelNames: ['kind'],
    buckets: [1, 2, 5, 10, 30, 60, 300, 1800, 7200],
    registers: [registry],
  });
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that a run of a job took, by outcome.',
    labelNames: ['name', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  const successes = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last ended well; before it did, when this process began to run it.',
    labelNames: ['name'],
    registers: [registry],
  });
  return {
    beginWork: (kinds, jobs) => {
      for (const kind of kinds) for (const outcome of OUTCOMES) deliveries.inc({ kind, outcome }, 0);
      for (const name of jobs) successes.set({ name }, Date.now() / 1000);
    },
    countDelivery: (kind, outcome, delaySeconds) => {
      deliveries.inc({ kind, outcome });
      if (delaySeconds !== undefined) delays.observe({ kind }, delaySeconds);
    },
    followJob: async (job, work) => {
      const begin = performance.now();
      const ended = (outcome: string): void => runs.observe({ name: job, outcome }, (performance.now() - begin) / 1000);
      try {
        const result = await work();
        ended('done');
        successes.set({ name: job }, Date.now() / 1000);
        return result;
      } catch (error) {
        ended('failed');
        throw error;
      }
    },
  };
}
