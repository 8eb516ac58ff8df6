export { createLog, type Log } from './log.js';
export {
  createRegistry,
  folderGauges,
  type MetricsServer,
  type RequestDurations,
  requestDurations,
  serveMetrics,
} from './metrics.js';
export { isRefusal, RefusalLog } from './refusals.js';
export { childTrace, currentTraceId, currentTraceparent, traceIdOf, TRACEPARENT } from './trace-parent.js';
export { annotate, idleTracing, inSpan, type Part, startTracing, type TraceOptions, type Tracing } from './tracing.js';
