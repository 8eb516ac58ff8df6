import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Most time that requests in flight get to finish. */
const DRAIN_MS = 8000;
/** Time in which clients learn of the end with their next answer, instead of by a line that is refused or cut. */
const GRACE_MS = 500;
const SWEEP_MS = 50;

const connectionsOf = (server: HttpServer): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)));

/**
 * Stops a server: tells everybody with their next answer, then takes no new connection, answers what is in flight, then drops
 * what is left. A connection that is made while nobody knows yet may carry a request, so the port is closed a while later;
 * at once where nobody is connected.
 * @param drainMs most time for requests in flight
 */
export async function drain(server: HttpServer, drainMs = DRAIN_MS): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  if ((await connectionsOf(server)) > 0) await pause(Math.min(GRACE_MS, drainMs));
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own `close` would cut idle connections at once, also those on which a request is on its way.
    NetServer.prototype.close.call(server, () => resolve());
  });
  // After a look at the sockets, so that no connection counts as idle whose request just arrived.
  const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
