import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
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

test('a connection that nobody uses is ended by the gateway, one that is waited on is not', async () => {
  const sockets: Socket[] = [];
  const behind = createServer((_request, response) => {
    // An answer may take far longer than a connection may be idle.
    setTimeout(() => response.end('answered'), 4 * IDLE_MS);
  });
  behind.on('connection', (socket) => sockets.push(socket));
  // Whoever ends it, it is not the server behind.
  behind.keepAliveTimeout = 0;
  const pass = upstream(`http://127.0.0.1:${await listening(behind)}`, 'What is behind', IDLE_MS);
  const port = await listening(createServer((request, response) => void pass(request, response)));

  for (let count = 1; count <= 2; count += 1) {
    const { status, body } = await ask(port, '/');
    expect([status, body.toString(), sockets.length]).toEqual([200, 'answered', count]);
    const socket = sockets.at(-1);
    if (socket?.destroyed === false) await once(socket, 'close');
  }
});
