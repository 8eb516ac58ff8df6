import type { Connection } from 'mongoose';
import { folderGauges, serveMetrics } from '@vela/telemetry';
import type { App } from './app.js';
import { watchStore } from './platform/database/index.js';
import { createMetrics, type Metrics, type MetricsOptions } from './platform/observability/index.js';
import type { CleanUps } from './platform/shutdown/index.js';

interface Watched extends Pick<MetricsOptions, 'matchExtent' | 'liveStreams'> {
  /** Whether the process can do its work. */
  readonly isReady: () => boolean;
}

/** Begins to count what a process of the API does, and serves it where the settings name a port. */
export async function watchProcess(
  app: App,
  connection: Connection,
  { matchExtent, liveStreams, isReady }: Watched,
  cleanUps: CleanUps,
): Promise<Metrics> {
  const { metricsPort, metricsHost, matchIndexDir } = app.config;
  const metrics = createMetrics({
    processMetrics: metricsPort !== null,
    matchExtent,
    cspViolations: () => app.cspCounts.counts,
    liveStreams,
  });
  cleanUps.add(watchStore(connection, { metrics, tracing: app.tracing }));
  if (metricsPort === null) return metrics;
  if (matchIndexDir !== null) folderGauges(metrics.registry, { 'match index': matchIndexDir });
  const server = await serveMetrics(metrics.registry, metricsPort, metricsHost, isReady);
  cleanUps.add(() => server.stop());
  return metrics;
}
