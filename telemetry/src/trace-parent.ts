import type { IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  trace,
  TraceFlags,
} from '@opentelemetry/api';

/** Header that says which trace a request belongs to (W3C Trace Context). */
export const TRACEPARENT = 'traceparent';

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NEVER_A_SPAN = 'ffffffffffffffff';

/** @returns the place in a trace that a text names, or null */
export function readTraceparent(text: unknown): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof text === 'string' && FORM.exec(text)) || [];
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(found) ? found : null;
}

const textOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

/** @returns the trace id that a proxy's id of a request is: a UUID, or 32 hexadecimal digits */
function idOfProxy(id: unknown): SpanContext | null {
  const traceId = typeof id === 'string' ? id.toLowerCase().replaceAll('-', '') : '';
  const found = { traceId, spanId: NEVER_A_SPAN, traceFlags: TraceFlags.NONE, isRemote: true };
  return isSpanContextValid(found) ? found : null;
}

/** @returns the context of whoever sent a request; an empty one where nothing of a trace is said */
export function contextOf(headers: IncomingHttpHeaders): Context {
  const sender = readTraceparent(headers[TRACEPARENT]) ?? idOfProxy(headers['x-request-id']);
  return sender === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, sender);
}

const current = (): SpanContext | null => {
  const spanContext = trace.getActiveSpan()?.spanContext();
  return spanContext !== undefined && isSpanContextValid(spanContext) ? spanContext : null;
};

/** @returns the trace that work is being done for: what support searches logs and traces for; null outside of any */
export const currentTraceId = (): string | null => current()?.traceId ?? null;

/** @returns the same as a text that others can go on from */
export function currentTraceparent(): string | null {
  const found = current();
  return found === null ? null : textOf(found);
}

/** @returns headers by which what is asked of another process joins this trace */
export function childTrace(): Readonly<Record<string, string>> {
  const traceparent = currentTraceparent();
  return traceparent === null ? {} : { [TRACEPARENT]: traceparent };
}

/** @returns the trace id that a text names, or null */
export const traceIdOf = (text: unknown): string | null => readTraceparent(text)?.traceId ?? null;
