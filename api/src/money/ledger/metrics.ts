import { Gauge, type Registry } from 'prom-client';
import type { JobProgress } from '../../platform/jobs/index.js';

/** The job that compares balances with their ledgers. */
export const CHECK_BALANCES = 'check balances';

/**
 * Tells for how many companies the last check found a difference, whenever the metrics are read and whichever process ran the
 * check: anything but 0 wants a person. While the store is away, what was known last stays.
 */
export function ledgerMetrics(registry: Registry, jobProgress: JobProgress): void {
  new Gauge({
    name: 'ledger_differences',
    help: 'Companies whose balance differs from what their ledger adds up to, at the last check.',
    registers: [registry],
    async collect() {
      const found = await jobProgress.foundBy(CHECK_BALANCES).catch(() => null);
      if (found !== null) this.set(found);
    },
  });
}
