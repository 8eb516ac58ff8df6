import { expect, test } from '@jest/globals';
import { askedAhead } from './asked-ahead.js';

/** Answers with the address and how often it was asked for so far. */
function counting() {
  const asked: string[] = [];
  const fetcher: typeof fetch = (input) => {
    asked.push(String(input));
    if (input === '/broken') return Promise.reject(new TypeError('nobody is there'));
    const answer = new Response(`${String(input)} ${asked.filter((each) => each === input).length}`);
    return Promise.resolve(answer);
  };
  return { asked, fetcher };
}

const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test('what is asked ahead is on its way at once, and asked once for whoever wants it first', async () => {
  const { asked, fetcher } = counting();
  const ahead = askedAhead(['/a', '/b'], fetcher);
  expect(asked).toEqual(['/a', '/b']);
  expect(await textOf(ahead.fetcher('/a'))).toBe('/a 1');
  expect(asked).toEqual(['/a', '/b']);
  expect(await textOf(ahead.fetcher('/a'))).toBe('/a 2');
  expect(await textOf(ahead.fetcher('/c'))).toBe('/c 1');
  expect(await textOf(ahead.fetcher('/b', { method: 'HEAD' }))).toBe('/b 2');
});

test('who wants an answer that failed hears of it, and nobody else', async () => {
  const { fetcher } = counting();
  const ahead = askedAhead(['/broken'], fetcher);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(ahead.fetcher('/broken')).rejects.toThrow('nobody is there');
});

test('an answer that came in time is there for whoever reads it late, and one that does not come is given up', async () => {
  const controllers: AbortController[] = [];
  const fetcher: typeof fetch = (input) => {
    const controller = new AbortController();
    controllers.push(controller);
    let isRead = false;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode(String(input)));
          controller.signal.addEventListener('abort', () => {
            if (!isRead) stream.error(controller.signal.reason);
          });
        },
        pull: (stream) => {
          if (input === '/slow') return;
          isRead = true;
          stream.close();
        },
      },
      { highWaterMark: 1 },
    );
    return Promise.resolve(new Response(body, { status: 201, headers: { 'content-type': 'text/plain' } }));
  };
  const ahead = askedAhead(['/a', '/slow'], fetcher);
  await new Promise((resolve) => setImmediate(resolve));
  for (const controller of controllers) controller.abort(new Error('too late'));
  const answer = await ahead.fetcher('/a');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([201, 'text/plain', '/a']);
  await expect(ahead.fetcher('/slow')).rejects.toThrow('too late');
});

test('an answer without a body has none', async () => {
  const ahead = askedAhead(['/a'], () => Promise.resolve(new Response(null, { status: 204 })));
  expect(await ahead.fetcher('/a')).toMatchObject({ status: 204, body: null });
});

test('answers that nobody wanted are let go of', async () => {
  const { asked, fetcher } = counting();
  const ahead = askedAhead(['/a', '/b', '/broken'], fetcher);
  ahead.end();
  expect(await textOf(ahead.fetcher('/a'))).toBe('/a 2');
  expect(asked).toEqual(['/a', '/b', '/broken', '/a']);
});
