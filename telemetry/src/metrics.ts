import { statfs } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Up to half a minute: the slowest answer that anybody waits for. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Makes what a process counts in.
 * @param processMetrics also memory, processor time, garbage collection and how busy its event loop is
 */
export function createRegistry(processMetrics: boolean): Registry {
  const registry = new Registry();
  if (!processMetrics) return registry;
  collectDefaultMetrics({ register: registry });
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'event_loop_utilization_ratio',
    help: 'Share of time in which the event loop was busy, since the last reading.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
  return registry;
}

/** Times requests of one server. */
export interface RequestDurations {
  /** Counts a request from now until it is answered. @param kind asked for when it is answered; null is not counted */
  follow(response: ServerResponse, kind: () => string | null): void;
  readonly observe: (kind: string, status: number, seconds: number) => void;
}

/**
 * Requests, errors and durations of one server, and how many it has in hand.
 * @param name of the histogram, such as `gateway_request_duration_seconds`; `_in_flight` stands for the gauge's end
 * @param label what requests are told apart by
 */
export function requestDurations(registry: Registry, name: string, label: string): RequestDurations {
  const durations = new Histogram({
    name,
    help: `Time from a request’s arrival to its answer, by ${label} and status.`,
    labelNames: [label, 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: name.replace('_request_duration_seconds', '_requests_in_flight'),
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  const observe = (kind: string, status: number, seconds: number): void =>
    durations.observe({ [label]: kind, status }, seconds);
  return {
    observe,
    follow: (response, kindOf) => {
      const begin = performance.now();
      inFlight.inc();
      response.once('close', () => {
        inFlight.dec();
        const kind = kindOf();
        if (kind !== null) observe(kind, response.statusCode, (performance.now() - begin) / 1000);
      });
    },
  };
}

/** Tells how much room is left where a process writes. @param folders by the name that the figures give them */
export function folderGauges(registry: Registry, folders: Readonly<Record<string, string>>): void {
  new Gauge({
    name: 'folder_free_ratio',
    help: 'Share of the disk below a folder that is free.',
    labelNames: ['folder'],
    registers: [registry],
    async collect() {
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => null);
        if (disk === null) this.remove({ folder });
        else this.set({ folder }, disk.blocks === 0 ? 0 : disk.bavail / disk.blocks);
      }
    },
  });
}

/** A server of `/metrics`. */
export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, which is not to be reachable from outside; and `/health/live` and
 * `/health/ready`, for a process that answers nothing else.
 * @param isReady whether the process can do its work
 * @param port 0 lets the system choose
 * @throws the system's error, such as a port that is taken
 */
export async function serveMetrics(
  registry: Registry,
  port: number,
  host: string,
  isReady = () => true,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url === '/health/live') return void response.writeHead(200).end('ok\n');
    if (request.url === '/health/ready') return void response.writeHead(isReady() ? 200 : 503).end();
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
