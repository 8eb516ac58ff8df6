import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { CallersPart } from './callers-part.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

/** Callers, of whom one has been answered, and the spans that are made of what they tell. */
function answered() {
  const exporter = new InMemorySpanExporter();
  const callers = new CallersPart('browser', new SimpleSpanProcessor(exporter));
  const response = new EventEmitter();
  callers.follow({ traceparent: `00-${TRACE}-${SPAN}-01` }, response as ServerResponse);
  response.emit('close');
  const spans = () =>
    exporter.getFinishedSpans().map((span) => ({
      ...span.spanContext(),
      seconds: span.duration[0] + span.duration[1] / 1e9,
      service: span.resource.attributes['service.name'],
    }));
  return { callers, spans };
}

test('what a call took for its caller becomes their span, once', async () => {
  const { callers, spans } = answered();
  callers.told({ trace: TRACE, span: SPAN, ms: 1500 });
  callers.told({ trace: TRACE, span: SPAN, ms: 1500 });
  expect(spans()).toEqual([expect.objectContaining({ traceId: TRACE, spanId: SPAN, service: 'browser' })]);
  expect(spans()[0]?.seconds).toBeCloseTo(1.5, 2);
  await callers.stop();
});

test('nobody tells of a call that was not theirs', async () => {
  const { callers, spans } = answered();
  callers.told({ trace: '1'.repeat(32), span: SPAN, ms: 10 });
  callers.told({ trace: TRACE, span: '2'.repeat(16), ms: 10 });
  callers.follow({ traceparent: 'of nobody' }, new EventEmitter() as ServerResponse);
  expect(spans()).toEqual([]);
  await callers.stop();
});
