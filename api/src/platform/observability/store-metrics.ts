import { Gauge, Histogram, type Registry } from 'prom-client';

/** What is counted of the store. */
export interface StoreMetrics {
  /** @param seconds of one command of the store */
  observeStore(command: string, failed: boolean, seconds: number): void;
  /** Connections to the store, by state. */
  readonly storeConnections: Gauge<'state'>;
}

/** How long the store takes, and how many of the connections to it are used. */
export function storeMetrics(registry: Registry): StoreMetrics {
  const durations = new Histogram({
    name: 'store_command_duration_seconds',
    help: 'Time that a command of the store took, by command and outcome; without those that wait for news.',
    labelNames: ['command', 'outcome'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const storeConnections = new Gauge({
    name: 'store_connections',
    help: 'Connections to the store that are in use, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const state of ['in use', 'waited for']) storeConnections.set({ state }, 0);
  return {
    storeConnections,
    observeStore: (command, failed, seconds) =>
      durations.observe({ command, outcome: failed ? 'failed' : 'done' }, seconds),
  };
}
