import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unreadRequestAnswer } from '@vela/contracts/problem';

/** Time a client has to send its request; slower ones are dropped, at the latest after ten seconds. */
const REQUEST_MS = 8000;
const CHECK_MS = 1000;
/** Longer than a proxy keeps its connections, so that it is the proxy that closes them. */
const KEEP_ALIVE_MS = 65_000;

/** An HTTP server that slow or silent clients cannot hold up. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, listener);
  server.headersTimeout = REQUEST_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(unreadRequestAnswer(code), () => socket.destroy());
    else socket.destroy();
  });
  return server;
}

/**
 * Starts listening.
 * @param port 0 lets the system choose
 * @returns the port in use
 * @throws the system's error, such as a port that is taken
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
