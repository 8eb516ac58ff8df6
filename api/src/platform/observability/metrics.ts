import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What an instance counts about itself. */
export interface Metrics {
  readonly registry: Registry;
  /** @param seconds from the request's arrival to its answer */
  observe(endpoint: string, status: number, seconds: number): void;
  /** @param companies whose balance differs from its ledger; anything but 0 wants a person */
  countLedgerDifferences(companies: number): void;
}

/** What the match index takes and how current it is, read whenever the metrics are. */
interface MatchExtent {
  readonly profiles: number;
  readonly bytes: number;
  readonly buildSeconds: number;
  readonly lagSeconds: number;
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
] as const;

interface MetricsOptions {
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
  const registry = new Registry();
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s arrival to its answer, by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
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
  const ledgerDifferences = new Gauge({
    name: 'ledger_differences',
    help: 'Companies whose balance differs from what their ledger adds up to, at the last check.',
    registers: [registry],
  });
  return {
    registry,
    observe: (endpoint, status, seconds) => durations.observe({ endpoint, status }, seconds),
    countLedgerDifferences: (companies) => ledgerDifferences.set(companies),
  };
}

/**
 * Serves `/metrics` on a port of its own, which is not to be reachable from outside; and `/health/live` and `/health/ready`,
 * for a process that answers nothing else.
 * @param isReady whether it can do its work
 */
export function createMetricsServer(metrics: Metrics, isReady: () => boolean): Server {
  return createServer((request, response) => {
    if (request.url === '/health/live') return void response.writeHead(200).end('ok\n');
    if (request.url === '/health/ready') return void response.writeHead(isReady() ? 200 : 503).end();
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
