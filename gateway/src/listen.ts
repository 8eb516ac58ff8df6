import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unreadRequestAnswer } from '@vela/contracts/problem';

/** Slow clients are dropped: milliseconds for the headers, and for the whole request. */
const HEADERS_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTION_CHECK_MS = 1000;
/** Longer than the idle time of usual load balancers, so that they never reuse a connection we just closed. */
const KEEP_ALIVE_MS = 65_000;
const STOP_LIMIT_MS = 5000;
/** What a machine answers that does not have an address, or no addresses of its kind. */
const NOT_HERE: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** A server that answers on a port. */
export interface Listening {
  readonly port: number;
  /** Lets requests in flight finish, up to a limit, and frees the port. */
  stop(): Promise<void>;
}

function begin(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = http.createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (socket.writable) socket.end(unreadRequestAnswer(code), () => socket.destroy());
    else socket.destroy();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/**
 * Answers on one port of several addresses. Of those after the first, one that the machine does not have is left out.
 * @param port 0 lets the system choose one
 * @throws Error with `code` such as EADDRINUSE when the port cannot be had
 */
export async function listenOn(
  listener: RequestListener,
  port: number,
  [first = '127.0.0.1', ...others]: readonly string[],
): Promise<Listening> {
  const servers = [await begin(listener, port, first)];
  const [main] = servers;
  const chosen = main === undefined ? port : portOf(main);
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map(end));
  };
  for (const host of others)
    try {
      servers.push(await begin(listener, chosen, host));
    } catch (error) {
      if (error instanceof Error && 'code' in error && NOT_HERE.has(error.code)) continue;
      await stop();
      throw error;
    }
  return { port: chosen, stop };
}
