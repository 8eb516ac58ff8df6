import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it came over the wire: nothing decompressed, no redirect followed. */
export interface Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks a server on this machine. Unlike fetch it sends the path as it stands, with its dots and escapes.
 * @param path path and query, unchanged
 */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A server that stands behind the gateway. */
export interface Upstream {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a port of the system's choice. */
export async function startUpstream(listener: http.RequestListener): Promise<Upstream> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
