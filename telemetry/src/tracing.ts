import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { CallersPart, type CallersTime } from './callers-part.js';
import { contextOf, readTraceparent } from './trace-parent.js';

export interface TraceOptions {
  /** The process, as traces name it: `vela-gateway`. */
  readonly service: string;
  readonly version: string;
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`; null for none: then nothing is recorded or sent. */
  readonly endpoint: string | null;
  /** Share of traces that are recorded, 0 to 1. */
  readonly share: number;
  /** Strangers send requests here: whether a trace is recorded is decided here, whatever they say. */
  readonly isEdge?: boolean;
  /** As what traces name those strangers, where they tell how long their calls took: `vela-browser`. */
  readonly callers?: string;
}

/** A part of the work in hand that ends elsewhere in the code. */
export interface Part {
  end(failed: boolean): void;
}

/** Makes the spans of one process. Trace ids are given and passed on even where nothing is recorded. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Begins a part of the work in hand; null where its trace is not recorded. */
  part(name: string, attributes: Attributes): Part | null;
  /**
   * Follows a request until it is answered.
   * @param name what is asked for, without anything that a person typed
   * @param work runs within the request's trace
   */
  request(request: IncomingMessage, response: ServerResponse, name: string, work: () => void): void;
  /**
   * Does work that nobody asked for just now.
   * @param cause the text of the trace that caused it, see `currentTraceparent`, or null for a trace of its own
   */
  work<Result>(
    name: string,
    cause: string | null,
    attributes: Attributes,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Hears how long a call took as its caller saw it, who makes no spans. */
  told(time: CallersTime): void;
  /** Sends what was recorded and ends. */
  stop(): Promise<void>;
}

/** Decides by lot; who sends trace ids cannot choose which of them are recorded. */
const byLot = (share: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `ByLot(${share})`,
});

function samplerOf({ share, isEdge = false }: TraceOptions): Sampler {
  const lot = byLot(share);
  return isEdge
    ? new ParentBasedSampler({ root: lot, remoteParentSampled: lot, remoteParentNotSampled: lot })
    : new ParentBasedSampler({ root: lot });
}

/** The exporter is loaded where it is used only. */
async function exporterOf(endpoint: string): Promise<SpanProcessor> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }));
}

/** @param error whose message stays here: it may repeat what somebody typed */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
}

async function ending<Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Does a part of the work in hand, as a span of its own where the trace is recorded. */
export function inSpan<Result>(tracing: Tracing, name: string, work: () => Promise<Result>): Promise<Result> {
  if (trace.getActiveSpan()?.isRecording() !== true) return work();
  return ending(tracing.tracer.startSpan(name, { kind: SpanKind.CLIENT }), context.active(), work);
}

/** Says what the request in hand turned out to be. @param name replaces the span's own */
export function annotate(attributes: Attributes, name?: string): void {
  const span = trace.getActiveSpan();
  if (name !== undefined) span?.updateName(name);
  span?.setAttributes(attributes);
}

/** Tracing that records nothing; requests get their trace ids all the same. */
export const idleTracing = (): Tracing => tracingOf(new NodeTracerProvider({ sampler: new AlwaysOffSampler() }));

/** Begins tracing in this process. */
export async function startTracing(options: TraceOptions): Promise<Tracing> {
  const { endpoint, callers } = options;
  if (endpoint === null) return idleTracing();
  return tracingOf(
    new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': options.service, 'service.version': options.version }),
      sampler: samplerOf(options),
      spanProcessors: [await exporterOf(endpoint)],
    }),
    callers === undefined ? null : new CallersPart(callers, await exporterOf(endpoint)),
  );
}

function tracingOf(provider: NodeTracerProvider, callers: CallersPart | null = null): Tracing {
  // What another process says of a trace is read by `contextOf` alone: nothing else of it is taken or passed on.
  provider.register({ propagator: null });
  const tracer = provider.getTracer('vela');
  return {
    tracer,
    part: (name, attributes) => {
      if (trace.getActiveSpan()?.isRecording() !== true) return null;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      return {
        end: (failed) => {
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    request: (request, response, name, work) => {
      const parent = contextOf(request.headers);
      const attributes = { 'http.request.method': request.method ?? '' };
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      if (span.isRecording()) {
        callers?.follow(request.headers, response);
        response.once('close', () => {
          span.setAttribute('http.response.status_code', response.statusCode);
          if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
      }
      context.with(trace.setSpan(parent, span), work);
    },
    work: (name, cause, attributes, work) => {
      const sender = readTraceparent(cause);
      const parent = sender === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, sender);
      return ending(tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent), parent, work);
    },
    told: (time) => callers?.told(time),
    stop: async () => {
      await Promise.all([provider.shutdown(), callers?.stop()]);
    },
  };
}
