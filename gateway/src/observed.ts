import type { IncomingMessage, RequestListener } from 'node:http';
import { Counter, type Registry } from 'prom-client';
import {
  FAILURE_REPORTS,
  type FailureReport,
  LAST_CALL,
  readLastCall,
  VITAL_REPORTS,
  type VitalReport,
} from '@vela/contracts/remote';
import type { RolledOut } from '@vela/release/site';
import {
  currentTraceId,
  currentTraceparent,
  isRefusal,
  type Log,
  RefusalLog,
  type RequestDurations,
  requestDurations,
  TRACEPARENT,
  type Tracing,
} from '@vela/telemetry';
import { vitalFigures } from './vital-figures.js';

/** What follows the gateway's requests, and what pages report. */
export interface Observation {
  readonly tracing: Tracing;
  readonly log: Log;
  readonly refusals: RefusalLog;
  readonly requests: RequestDurations;
  readonly reported: (report: FailureReport) => void;
  /** Counts what a page measured. @param versionsOf tells the versions that visitors get */
  readonly measured: (report: VitalReport, versionsOf: (name: RolledOut) => readonly string[]) => void;
  /** Counts a version that was withdrawn. */
  readonly withdrawn: () => void;
}

const FIRST_PARTS: ReadonlyMap<string, string> = new Map([
  ['api', 'api'],
  ['sandbox', 'sandbox'],
  ['remotes', 'slice file'],
  ['assets', 'file'],
  ['design-system', 'design system'],
]);

/** @returns what is asked for, as one of a few words: addresses hold what people typed */
export function kindOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const pathname = url.split('?', 1)[0] ?? '/';
  if (pathname === FAILURE_REPORTS || pathname === VITAL_REPORTS) return 'report';
  const [, first = ''] = pathname.split('/', 2);
  return FIRST_PARTS.get(first) ?? (/\.\w+$/.test(pathname) ? 'file' : 'page');
}

/** Reports that are logged in a minute; all are counted. */
const LOGGED_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/** Makes what the gateway counts and logs. */
export function observation(registry: Registry, log: Log, tracing: Tracing): Observation {
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'Failures of a slice’s code that pages reported, by slice and the way it failed.',
    labelNames: ['slice', 'kind'],
    registers: [registry],
  });
  const withdrawals = new Counter({
    name: 'rollouts_withdrawn_total',
    help: 'Versions that this gateway judged worse than those in service, and that were rolled back.',
    registers: [registry],
  });
  const vitals = vitalFigures(registry);
  let [logged, since] = [0, 0];
  return {
    tracing,
    log,
    refusals: new RefusalLog(log),
    requests: requestDurations(registry, 'gateway_request_duration_seconds', 'kind'),
    withdrawn: () => withdrawals.inc(),
    measured: ({ shell, measured }, versionsOf) => {
      for (const { slice, version, vital, value } of measured) {
        vitals.add(slice, version, versionsOf(slice), vital, value);
        vitals.add('shell', shell, versionsOf('shell'), vital, value);
      }
    },
    reported: ({ name, version, kind, error, place, trace = null }) => {
      errors.inc({ slice: name, kind });
      const now = Date.now();
      if (now - since > MINUTE_MS) [logged, since] = [0, now];
      logged += 1;
      if (logged > LOGGED_A_MINUTE) return;
      // The page's last call, where it made one: its lines and spans are found by the same id.
      const traceId = trace ?? currentTraceId();
      log.warn({ slice: name, sliceVersion: version, kind, error, place, traceId }, 'a page failed in a browser');
    },
  };
}

/**
 * Follows each request: gives it a trace that goes on to the API, times it, and logs what failed here.
 * @param listener answers it
 */
export const observed =
  (listener: RequestListener, { tracing, log, refusals, requests }: Observation): RequestListener =>
  (request, response) => {
    const kind = kindOf(request);
    const lastCall = readLastCall(request.headers[LAST_CALL]);
    if (lastCall !== null) tracing.told(lastCall);
    requests.follow(response, () => (request.url?.startsWith('/api/live') === true ? null : kind));
    tracing.request(request, response, kind, () => {
      const traceId = currentTraceId();
      for (const theirs of ['x-request-id', 'tracestate', 'baggage', LAST_CALL])
        Reflect.deleteProperty(request.headers, theirs);
      request.headers[TRACEPARENT] = currentTraceparent() ?? undefined;
      response.once('close', () => {
        const { statusCode: status } = response;
        if (status >= 500) log.warn({ traceId, method: request.method, kind, status }, 'request');
        // The API tells of its own.
        else if (isRefusal(status) && kind !== 'api') refusals.note({ endpoint: kind, status });
      });
      listener(request, response);
    });
  };
