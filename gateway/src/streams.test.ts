import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { startUpstream, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

let folder: TemporaryFolder;
let api: Upstream;
let gateway: Gateway;
/** Told of each line that is opened behind the gateway. */
let opened: (response: ServerResponse) => void;

beforeAll(async () => {
  folder = await temporaryFolder();
  api = await startUpstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    opened(response);
  });
  gateway = await startGateway({ site: folder.path, api: api.origin }, 0, '127.0.0.1');
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
  await folder.remove();
});

/** Opens a line as a browser does, which takes whatever compression there is. */
async function line() {
  const behind = new Promise<ServerResponse>((resolve) => (opened = resolve));
  const request = http.get({
    port: gateway.port,
    host: '127.0.0.1',
    path: '/api/live-events',
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    agent: false,
  });
  request.on('error', () => undefined);
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  const source = await behind;
  source.write('retry: 3000\n\n');
  const [response] = await answer;
  response.on('error', () => undefined);
  let heard = '';
  response.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const until = async (text: string): Promise<void> => {
    while (!heard.includes(text)) await once(response, 'data');
  };
  return { source, request, response, until, heard: () => heard };
}

test('events and heartbeats pass one by one, as they are, while the stream stays open', async () => {
  const { source, request, response, until, heard } = await line();
  expect(response.headers['content-encoding']).toBeUndefined();
  await until('retry: 3000\n\n');
  for (const said of ['data: {"kind":"message"}\n\n', ':\n\n', `data: ${'x'.repeat(4000)}\n\n`]) {
    source.write(said);
    await until(said);
  }
  expect(heard()).not.toContain('second');
  source.write('data: second\n\n');
  await until('second');
  request.destroy();
});

test('whoever leaves ends the line behind the gateway, too', async () => {
  const { source, request, until } = await line();
  await until('retry:');
  const ended = once(source, 'close');
  request.destroy();
  await ended;
  expect(source.destroyed).toBe(true);
});

test('a line that ends behind the gateway ends in the browser, which comes back', async () => {
  const { source, response, until } = await line();
  await until('retry:');
  const ended = once(response, 'end');
  source.end();
  await ended;
  expect(response.complete).toBe(true);
});
