import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a service over HTTP misbehaves. */
export const HOSTILE_WAYS: readonly (readonly [way: string, behave: RequestListener])[] = [
  ['never answers', () => undefined],
  [
    'answers drop by drop',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(drip));
    },
  ],
  ['hangs up', ({ socket }) => socket.destroy()],
  [
    'fails',
    (_request, response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"message":"secret@people.example"}}'),
  ],
  ['speaks nonsense', (_request, response) => response.end('<html>secret@people.example</html>')],
  [
    'answers with nothing in it',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  ],
];

/** A service that passes everything on to the real one, until it turns hostile. */
export class HostileService {
  readonly #server = createServer((incoming, response) =>
    (this.hostile ?? ((...call) => this.#passOn(...call)))(incoming, response),
  );
  /** How it misbehaves; null while it does not. */
  hostile: RequestListener | null = null;
  /** Origin of the real one. */
  target = '';

  #passOn(incoming: IncomingMessage, response: ServerResponse): void {
    const onward = request(
      this.target + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  }

  /** @returns its origin */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
