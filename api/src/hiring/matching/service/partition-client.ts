import http from 'node:http';
import https from 'node:https';
import { childTrace } from '@vela/telemetry';

/** A process gave no answer that counts: it is away, too slow, or refuses. */
export class NotAnswered extends Error {
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'NotAnswered';
    this.status = status;
  }
}

interface Asked {
  readonly path: string;
  /** JSON; null for a question without a body. */
  readonly body: string | null;
  /** Milliseconds. */
  readonly patience: number;
}

/** Answers with ten thousand places stay far below. */
const MOST_BYTES = 64 * 1024 * 1024;

const wasCutBefore = (error: NodeJS.ErrnoException, request: http.ClientRequest): boolean =>
  request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** Asks one process over connections that stay open. */
export class PartitionClient {
  readonly #origin: URL;
  readonly #secret: string | null;
  readonly #agent: http.Agent;
  readonly #request: typeof http.request;

  /** @param address scheme, host and port */
  constructor(address: string, secret: string | null) {
    this.#origin = new URL(address);
    this.#secret = secret;
    const isSafe = this.#origin.protocol === 'https:';
    this.#request = isSafe ? https.request : http.request;
    this.#agent = new (isSafe ? https.Agent : http.Agent)({ keepAlive: true });
  }

  /**
   * @returns what was answered, as JSON says it
   * @throws NotAnswered
   */
  async ask(asked: Asked): Promise<unknown> {
    const answer = await this.#send(asked, true);
    try {
      return JSON.parse(answer) as unknown;
    } catch (error) {
      throw new NotAnswered('The answer is no JSON.', null, error);
    }
  }

  /** Closes all connections. */
  close(): void {
    this.#agent.destroy();
  }

  #send({ path, body, patience }: Asked, mayRepeat: boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = this.#request(new URL(path, this.#origin), {
        agent: this.#agent,
        method: body === null ? 'GET' : 'POST',
        headers: {
          ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(this.#secret !== null && { authorization: `Bearer ${this.#secret}` }),
          ...childTrace(),
        },
      });
      const timer = setTimeout(() => request.destroy(new NotAnswered(`No answer within ${patience} ms.`)), patience);
      const fail = (error: NodeJS.ErrnoException): void => {
        clearTimeout(timer);
        // A connection that was closed while nobody used it says nothing of the process.
        if (mayRepeat && wasCutBefore(error, request)) resolve(this.#send({ path, body, patience }, false));
        else reject(error instanceof NotAnswered ? error : new NotAnswered(error.message, null, error));
      };
      request.on('error', fail);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.byteLength;
          if (length > MOST_BYTES) request.destroy(new NotAnswered('The answer is too long.'));
          else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () => {
          clearTimeout(timer);
          const { statusCode = 0 } = response;
          if (statusCode === 200) resolve(Buffer.concat(chunks).toString());
          else reject(new NotAnswered(`It answered with ${statusCode}.`, statusCode));
        });
      });
      request.end(body ?? undefined);
    });
  }
}
