import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Most time that requests in flight get to finish. */
const DRAIN_MS = 8000;
/** Time in which clients on kept connections learn of the end with their next answer, instead of by a cut line. */
const GRACE_MS = 500;
const SWEEP_MS = 50;

/**
 * Stops a server: takes no new connection, answers what is in flight and what still comes on old connections, then drops
 * what is left.
 * @param drainMs most time for requests in flight
 */
export async function drain(server: HttpServer, drainMs = DRAIN_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // The HTTP server's own `close` would cut idle connections at once, also those on which a request is on its way.
    NetServer.prototype.close.call(server, () => resolve());
  });
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  let sweep: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    // After the next look at the sockets, so that no connection counts as idle whose request just arrived.
    sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
  }, GRACE_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  for (const timer of [grace, sweep, deadline]) clearTimeout(timer);
}
