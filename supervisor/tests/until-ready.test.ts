import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { untilReady } from '../src/until-ready.js';

let server: Server | undefined;
afterEach(() => void server?.close());

/** An API that answers its health so, one status after the other; the last one from then on. */
async function apiThatSays(...statuses: readonly string[]) {
  let asked = 0;
  const made = createServer((_request, response) => {
    const status = statuses[Math.min(asked, statuses.length - 1)];
    asked += 1;
    response.writeHead(status === 'ok' ? 200 : 503).end(JSON.stringify({ status }));
  });
  server = made;
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(made.address() as AddressInfo).port}`, asked: () => asked };
}

test('an index that takes long does not end a start', async () => {
  const api = await apiThatSays(...Array<string>(12).fill('starting'), 'ok');
  // Far less than twelve looks take: each word that it is starting counts.
  await untilReady(api.origin, 400);
  expect(api.asked()).toBe(13);
});

test('an API whose store stays away ends it with a sentence', async () => {
  const { origin } = await apiThatSays('unavailable');
  await expect(untilReady(origin, 200)).rejects.toThrow('The API does not become ready');
});
