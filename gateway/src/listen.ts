import http, { type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { unreadRequestAnswer } from '@vela/contracts/problem';

/** Slow clients are dropped: milliseconds for the headers, and for the whole request. */
const HEADERS_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTION_CHECK_MS = 1000;
/** Longer than the idle time of usual load balancers, so that they never reuse a connection we just closed. */
const KEEP_ALIVE_MS = 65_000;
const STOP_LIMIT_MS = 5000;
/** Milliseconds in which who was told that the connection is kept may ask once more while the server ends. */
const LAST_REQUEST_MS = 200;
/** Milliseconds in which a server that ends still takes connections, and says with every answer that it is the last. */
const DRAIN_MS = 500;
/** What a machine answers that does not have an address, or no addresses of its kind. */
const NOT_HERE: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** A server that answers on a port. */
export interface Listening {
  readonly port: number;
  /** Lets requests in flight finish, up to a limit, and frees the port. */
  stop(): Promise<void>;
}

/** A server and the answers that it is giving. */
interface Running {
  readonly server: Server;
  /** Has every answer from now on say that it is the connection's last. */
  readonly beginEnd: () => void;
}

/** Those who wait for an answer's end: what measures, traces, logs, compresses and sends it, and each stream between them. */
const FOLLOWERS = 20;

/** Gives each answer to whoever listens, and ends connections politely once the server is to end. */
function endingListener(listener: RequestListener, closeIdle: () => void) {
  const answers = new Set<ServerResponse>();
  let isEnding = false;
  const last = (response: ServerResponse): void => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  return {
    listener: ((request, response) => {
      response.setMaxListeners(FOLLOWERS);
      answers.add(response);
      response.once('close', () => {
        answers.delete(response);
        // Its answer had begun already, with the word that the connection is kept.
        if (isEnding) setTimeout(() => setImmediate(closeIdle), LAST_REQUEST_MS).unref();
      });
      if (isEnding) last(response);
      listener(request, response);
    }) satisfies RequestListener,
    beginEnd: (): void => {
      isEnding = true;
      answers.forEach(last);
    },
  };
}

function begin(given: RequestListener, port: number, host: string): Promise<Running> {
  const { listener, beginEnd } = endingListener(given, () => server.closeIdleConnections());
  const server: Server = http.createServer(
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
      resolve({ server, beginEnd });
    });
  });
}

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => {
    server.getConnections((_, count) => resolve(count > 0));
  });

/** Whoever keeps a connection may be about to use it: they hear first that it ends. */
async function end({ server, beginEnd }: Running): Promise<void> {
  beginEnd();
  if (await hasConnections(server)) {
    await pause(DRAIN_MS);
    // What came while this process was held up is read before connections are taken for idle.
    await immediate();
  }
  await new Promise<void>((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const portOf = ({ server }: Running): number => (server.address() as AddressInfo).port;

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
