import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  type IdGenerator,
  NodeTracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { readTraceparent, TRACEPARENT } from './trace-parent.js';

/** A call as whoever made it saw it. */
export interface CallersTime {
  readonly trace: string;
  readonly span: string;
  readonly ms: number;
}

interface Answered {
  readonly span: string;
  readonly beganAt: number;
  readonly ms: number;
}

/** So many calls are waited for to be told of; older ones stay without their caller's span. */
const WAITED_FOR = 500;

/** Gives the ids that a caller chose to the span that stands for their part. */
class GivenIds implements IdGenerator {
  next = { trace: '', span: '' };
  generateTraceId = (): string => this.next.trace;
  generateSpanId = (): string => this.next.span;
}

/**
 * Spans of callers that make none of their own: browsers. They send a trace's ids with a call, and how long it took with the next
 * one; where the call was recorded here, a span with their ids is made of it.
 */
export class CallersPart {
  readonly #ids = new GivenIds();
  readonly #provider: NodeTracerProvider;
  readonly #answered = new Map<string, Answered>();

  /** @param service as traces name the caller */
  constructor(service: string, processor: SpanProcessor) {
    this.#provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new AlwaysOnSampler(),
      idGenerator: this.#ids,
      spanProcessors: [processor],
    });
  }

  /** Waits for what the caller tells of a request that is recorded. */
  follow({ [TRACEPARENT]: text }: IncomingHttpHeaders, response: ServerResponse): void {
    const sender = readTraceparent(text);
    if (sender === null) return;
    const beganAt = Date.now();
    response.once('close', () => {
      this.#answered.set(sender.traceId, { span: sender.spanId, beganAt, ms: Date.now() - beganAt });
      const [oldest] = this.#answered.keys();
      if (this.#answered.size > WAITED_FOR && oldest !== undefined) this.#answered.delete(oldest);
    });
  }

  /** Makes the caller's span, once for each call. Nobody can tell of a call that was not theirs: they do not know its ids. */
  told({ trace, span, ms }: CallersTime): void {
    const answered = this.#answered.get(trace);
    if (answered?.span !== span) return;
    this.#answered.delete(trace);
    // Clocks of browsers differ: what the call took longer there lies on both sides of what it took here.
    const startTime = answered.beganAt - Math.max(0, ms - answered.ms) / 2;
    this.#ids.next = { trace, span };
    this.#provider
      .getTracer('vela')
      .startSpan('call', { root: true, startTime })
      .end(startTime + Math.max(ms, answered.ms));
  }

  stop(): Promise<void> {
    return this.#provider.shutdown();
  }
}
