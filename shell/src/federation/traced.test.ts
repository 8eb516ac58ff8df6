import { expect, test } from '@jest/globals';
import { LAST_CALL, readLastCall } from '@vela/contracts/remote';
import { traced } from './traced.js';

test('each call names a trace of its own beside what it sends', async () => {
  const sent: Headers[] = [];
  const { fetch, last } = traced((_input, init) => {
    sent.push(new Headers(init?.headers));
    return Promise.resolve(Response.json({}));
  });
  expect(last()).toBeNull();
  await fetch('/api/me', { headers: { accept: 'application/json' } });
  const first = last();
  await fetch('/api/me');
  expect(sent.map((headers) => headers.get('traceparent'))).toEqual([
    expect.stringMatching(new RegExp(`^00-${first}-[0-9a-f]{16}-00$`)),
    expect.stringMatching(new RegExp(`^00-${last()}-[0-9a-f]{16}-00$`)),
  ]);
  expect([sent[0]?.get('accept'), first === last()]).toEqual(['application/json', false]);
  // How long the first took goes with the second.
  const [, span = ''] = /-(\w{16})-00$/.exec(sent[0]?.get('traceparent') ?? '') ?? [];
  expect(sent.map((headers) => readLastCall(headers.get(LAST_CALL)))).toEqual([
    null,
    { trace: first, span, ms: expect.any(Number) },
  ]);
});
