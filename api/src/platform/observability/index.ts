export { CspTally } from './csp-tally.js';
export { createLog, type Log } from './log.js';
export { createMetrics, createMetricsServer, type Metrics } from './metrics.js';
export { followRequest, requestIdOf } from './request-log.js';
