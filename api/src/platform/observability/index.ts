export { CspCounts } from './csp-counts.js';
export { createMetrics, type Metrics, type MetricsOptions } from './metrics.js';
export { followRequest, requestIdOf } from './request-log.js';
export { createLog, type Log, type Tracing } from '@vela/telemetry';
