import { once } from 'node:events';
import http, { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { ask } from '../tests/support/exchange.js';
import { upstream } from './proxy.js';

const IDLE_MS = 50;
const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => once(server.close(), 'close'))));

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const originOf = async (server: Server): Promise<string> => `http://127.0.0.1:${await listening(server)}`;

/** A gateway that does nothing but passing on. */
async function gatewayTo(origins: readonly string[], options: { idleMs?: number } = {}): Promise<number> {
  const { pass, end } = upstream(origins, () => 'What is behind', { health: '/ready', ...options });
  const server = createServer((request, response) => void pass(request, response));
  server.once('close', end);
  return listening(server);
}

const isHealth = ({ url }: IncomingMessage): boolean => url === '/ready';

/** A server that says its name, and what it was sent; unless it does something else. */
function naming(name: string, ...listeners: RequestListener[]): Server {
  return createServer((request, response) => {
    const [listener] = listeners;
    if (listener !== undefined && !isHealth(request)) return listener(request, response);
    let sent = '';
    request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
    request.on('end', () => response.end(`${name}${sent}`));
  });
}

const said = async (port: number, options?: Parameters<typeof ask>[2]): Promise<string> => {
  const { status, body } = await ask(port, '/', options);
  return `${status} ${body.toString()}`;
};

test('a connection that nobody uses is ended by the gateway, one that is waited on is not', async () => {
  const sockets: Socket[] = [];
  const behind = createServer((_request, response) => {
    // An answer may take far longer than a connection may be idle.
    setTimeout(() => response.end('answered'), 4 * IDLE_MS);
  });
  behind.on('connection', (socket) => sockets.push(socket));
  // Whoever ends it, it is not the server behind.
  behind.keepAliveTimeout = 0;
  const port = await gatewayTo([await originOf(behind)], { idleMs: IDLE_MS });

  for (let count = 1; count <= 2; count += 1) {
    const { status, body } = await ask(port, '/');
    expect([status, body.toString(), sockets.length]).toEqual([200, 'answered', count]);
    const socket = sockets.at(-1);
    if (socket?.destroyed === false) await once(socket, 'close');
  }
});

test('of several that answer alike each gets requests', async () => {
  const port = await gatewayTo([await originOf(naming('one')), await originOf(naming('other'))]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => said(port)));
  expect(new Set(answers)).toEqual(new Set(['200 one', '200 other']));
});

test('one that takes no connection costs no request, whatever it carries', async () => {
  const gone = naming('gone');
  const origins = [await originOf(gone), await originOf(naming('one: '))];
  servers.splice(servers.indexOf(gone), 1);
  await once(gone.close(), 'close');
  const port = await gatewayTo(origins);
  for (let count = 0; count < 4; count += 1)
    expect(await said(port, { method: 'POST', body: 'all of it' })).toBe('200 one: all of it');
});

test('where none takes a connection, that is said', async () => {
  const gone = [naming('one'), naming('other')];
  const origins = await Promise.all(gone.map(originOf));
  await Promise.all(servers.splice(0).map((server) => once(server.close(), 'close')));
  const { status, body } = await ask(await gatewayTo(origins), '/');
  expect([status, body.toString()]).toEqual([503, expect.stringContaining('What is behind is not available')]);
});

test('a read that a dying process had begun is made again at another, as it came', async () => {
  const forwarded: unknown[] = [];
  const note: RequestListener = ({ headers }) => forwarded.push(headers['x-forwarded-for']);
  const dying = naming('dying', (request, response) => {
    note(request, response);
    request.socket.destroy();
  });
  const one = naming('one', (request, response) => {
    note(request, response);
    response.end('one');
  });
  const port = await gatewayTo([await originOf(dying), await originOf(one)]);
  const reads = await Promise.all(Array.from({ length: 4 }, () => said(port)));
  expect(reads).toEqual(Array.from({ length: 4 }, () => '200 one'));
  expect(forwarded.length).toBeGreaterThan(4);
  expect(new Set(forwarded).size).toBe(1);
});

test('a change that a dying process had begun is told, and never made twice', async () => {
  let begun = 0;
  const dying = () =>
    naming('dying', (request) => {
      begun += 1;
      request.socket.destroy();
    });
  const port = await gatewayTo([await originOf(dying()), await originOf(dying())]);
  expect(await said(port, { method: 'POST', body: 'spend it' })).toMatch(/^502 /);
  expect(begun).toBe(1);
});

test('one that says that it ends gets nothing more while another is there', async () => {
  let answered = 0;
  const ending = naming('ending', (_request, response) => {
    answered += 1;
    response.setHeader('connection', 'close').end('ending');
  });
  const port = await gatewayTo([await originOf(naming('one')), await originOf(ending)]);
  // Each has a connection that is used again.
  while (answered === 0) await Promise.all([said(port), said(port)]);
  const before = answered;
  for (let count = 0; count < 6; count += 1) expect(await said(port)).toBe('200 one');
  expect(answered).toBe(before);
  const { headers } = await ask(port, '/', { headers: { connection: 'keep-alive' } });
  expect(headers.connection).toBe('keep-alive');
});

test('one that says that it is not ready gets nothing once that was heard, until it is ready again', async () => {
  let isReady = false;
  let looks = 0;
  const starting = createServer((request, response) => {
    if (isHealth(request)) {
      looks += 1;
      response.statusCode = isReady ? 200 : 503;
    }
    response.end('starting');
  });
  const port = await gatewayTo([await originOf(naming('one')), await originOf(starting)]);
  const looked = async (): Promise<void> => {
    for (const from = looks; looks < from + 2;) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await looked();
  for (let count = 0; count < 4; count += 1) expect(await said(port)).toBe('200 one');
  isReady = true;
  await looked();
  const answers: string[] = [];
  while (!answers.includes('200 starting')) answers.push(...(await Promise.all([said(port), said(port), said(port)])));
});

test('an answer that breaks off, such as a line of events, breaks off for its reader', async () => {
  const behind = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 3000\n\n');
    setTimeout(() => response.destroy(), IDLE_MS);
  });
  const port = await gatewayTo([await originOf(behind)]);
  const request = http.get({ port, host: '127.0.0.1', path: '/', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
});

const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' } };

const refusing = (body: string, status = 429): Server =>
  naming('one', (_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '7',
      'set-cookie': ['a=1', 'b=2'],
      'cache-control': 'private',
    });
    response.end(body);
  });

const PROBLEM = {
  type: 'about:blank',
  title: 'Too many requests',
  status: 429,
  detail: 'Wait <a> moment.',
  message: '',
};

test('a refusal that a browser would show is a page that says why and leads on; programs get the document', async () => {
  const port = await gatewayTo([await originOf(refusing(JSON.stringify(PROBLEM)))]);
  const page = await ask(port, '/api/auth/linkedin/callback', asBrowser);
  expect(page).toMatchObject({
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '7',
      'set-cookie': ['a=1', 'b=2'],
    },
  });
  expect(page.body.toString()).toMatch(/<p>Wait &#60;a&#62; moment\.<\/p>\s+<p><a href="">Try again<\/a><a href="\/">/);
  expect((await ask(port, '/', { ...asBrowser, method: 'HEAD' })).status).toBe(429);
  const document = await ask(port, '/', { headers: { accept: 'application/json' } });
  expect(JSON.parse(document.body.toString())).toEqual(PROBLEM);
});

test('one that cannot be read is a page that says that something went wrong', async () => {
  const bodies = ['{', JSON.stringify({ ...PROBLEM, detail: 'a'.repeat(70_000) }), '7'];
  for (const body of bodies) {
    const port = await gatewayTo([await originOf(refusing(body, 500))]);
    const page = await ask(port, '/', asBrowser);
    expect([page.status, page.body.toString()]).toEqual([500, expect.stringContaining('Something went wrong.')]);
  }
});

test('what is no refusal comes to a browser as it is', async () => {
  const port = await gatewayTo([
    await originOf(
      naming('one', (_request, response) => {
        response.writeHead(302, { location: '/elsewhere', 'set-cookie': ['a=1', 'b=2'] });
        response.end('gone');
      }),
    ),
  ]);
  expect(await ask(port, '/', asBrowser)).toMatchObject({
    status: 302,
    headers: { location: '/elsewhere', 'set-cookie': ['a=1', 'b=2'] },
  });
});
