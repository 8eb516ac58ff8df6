import { expect, test } from '@jest/globals';
import { trace } from '@opentelemetry/api';
import { contextOf, readTraceparent, traceIdOf } from './trace-parent.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const text = `00-${TRACE}-${SPAN}-01`;

const senderIn = (headers: Readonly<Record<string, string>>) => trace.getSpanContext(contextOf(headers));

test('the place in a trace is read from its header', () => {
  expect(readTraceparent(text)).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
  expect(readTraceparent(`00-${TRACE}-${SPAN}-02`)?.traceFlags).toBe(0);
  expect(traceIdOf(text)).toBe(TRACE);
  expect(senderIn({ traceparent: text })?.spanId).toBe(SPAN);
});

test.each([
  undefined,
  null,
  1,
  '',
  TRACE,
  `01-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01 and more`,
])('%p names no place in a trace', (said) => {
  expect(readTraceparent(said)).toBeNull();
  expect(traceIdOf(said)).toBeNull();
});

test('a proxy’s id of a request is its trace, unless the sender says more', () => {
  const uuid = '0AF76519-16CD-43DD-8448-EB211C80319C';
  expect(senderIn({ 'x-request-id': uuid })).toMatchObject({ traceId: TRACE, traceFlags: 0 });
  expect(senderIn({ 'x-request-id': uuid, traceparent: `00-${'1'.repeat(32)}-${SPAN}-01` })?.traceId).toBe(
    '1'.repeat(32),
  );
  for (const id of ['7', '0'.repeat(32), `${TRACE}0`]) expect(senderIn({ 'x-request-id': id })).toBeUndefined();
});
