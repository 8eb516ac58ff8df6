export { createLog, type Log } from './log.js';
export { createMetrics, createMetricsServer, type Metrics } from './metrics.js';
export { requestLog } from './request-log.js';
