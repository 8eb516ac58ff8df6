import { Counter, Gauge, type Registry } from 'prom-client';
import { createRegistry, requestDurations } from '@vela/telemetry';
import { type StoreMetrics, storeMetrics } from './store-metrics.js';
import { type WorkMetrics, workMetrics } from './work-metrics.js';

/** What an instance counts about itself. */
export interface Metrics extends StoreMetrics, WorkMetrics {
  readonly registry: Registry;
  /** @param seconds from the request's arrival to its answer */
  observe(endpoint: string, status: number, seconds: number): void;
}

/** What the match index takes and how current it is, read whenever the metrics are. */
interface MatchExtent {
  readonly profiles: number;
  readonly bytes: number;
  readonly buildSeconds: number;
  readonly lagSeconds: number;
  readonly partitionsMissing: number;
}

const MATCH_GAUGES = [
  ['match_index_profiles', 'Profiles in the match index.', 'profiles'],
  ['match_index_bytes', 'Memory of the match index.', 'bytes'],
  ['match_index_build_seconds', 'How long the match index took to build at start.', 'buildSeconds'],
  [
    'match_index_lag_seconds',
    'Age of the oldest change of a profile that the match index has not taken in.',
    'lagSeconds',
  ],
  [
    'match_partitions_missing',
    'Partitions of the matching service that nobody answers for; 0 where the index is in this process.',
    'partitionsMissing',
  ],
] as const;

export interface MetricsOptions {
  /** Also collect memory, event loop and garbage collection. */
  readonly processMetrics: boolean;
  /** Null where there is no index in this process. */
  readonly matchExtent: () => MatchExtent | null;
  /** Reported violations of the pages' policy, by directive. */
  readonly cspViolations: () => ReadonlyMap<string, number>;
  /** Open lines to pages that listen for news. */
  readonly liveStreams: () => number;
}

export function createMetrics({ processMetrics, matchExtent, cspViolations, liveStreams }: MetricsOptions): Metrics {
  const registry = createRegistry(processMetrics);
  const requests = requestDurations(registry, 'http_request_duration_seconds', 'endpoint');
  new Gauge({
    name: 'live_streams',
    help: 'Open lines to pages that listen for news.',
    registers: [registry],
    collect() {
      this.set(liveStreams());
    },
  });
  for (const [name, help, key] of MATCH_GAUGES)
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const extent = matchExtent();
        if (extent !== null) this.set(extent[key]);
      },
    });
  new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the content security policy that browsers reported, by directive.',
    labelNames: ['directive'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [directive, count] of cspViolations()) this.inc({ directive }, count);
    },
  });
  return {
    registry,
    observe: requests.observe,
    ...storeMetrics(registry),
    ...workMetrics(registry),
  };
}
