export { createLog, type Log } from './log.js';
export {
  createRegistry,
  folderGauges,
  type MetricsServer,
  requestDurations,
  type RequestDurations,
  serveMetrics,
} from './metrics.js';
export { childTrace, currentTraceId, currentTraceparent, TRACEPARENT, traceIdOf } from './trace-parent.js';
export { annotate, idleTracing, inSpan, type Part, startTracing, type TraceOptions, type Tracing } from './tracing.js';
