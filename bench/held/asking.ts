// One person's calls, and what each of them saw.
import http from 'node:http';

const PATIENCE_MS = 30_000;
/** After so long a browser opens its line of events again. */
const LINE_AGAIN_MS = 3000;
const FIRST_ERROR = 400;

/** What somebody saw of one call. */
export interface Seen {
  /** When it was answered, or failed; milliseconds of this process. */
  readonly at: number;
  readonly ms: number;
  /** Null where it was answered; else a status, or why there was no answer. */
  readonly error: string | null;
  /** Whether it was a page of the site, not a call of the API. */
  readonly isPage: boolean;
}

/** Statuses by which rules of the market refuse: nothing is wrong then. */
const RULES: ReadonlySet<number> = new Set([402, 409]);

const agent = new http.Agent({ keepAlive: true });

/** What all people saw, since somebody began to look. */
export class Sightings {
  seen: Seen[] = [];
  /** Lines of events that broke off. */
  brokenLines = 0;
}

/** Somebody who is signed in, at one of the gateways. */
export class Person {
  readonly #port: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #sightings: Sightings;
  #isThere = true;
  #line: http.ClientRequest | null = null;

  constructor(port: number, headers: Readonly<Record<string, string>>, sightings: Sightings) {
    this.#port = port;
    this.#headers = { host: `localhost:${port}`, ...headers };
    this.#sightings = sightings;
  }

  /** @returns what was answered; null where nothing was, or where it was refused */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    return this.#see(method, path, body === undefined ? '' : JSON.stringify(body), false);
  }

  /** Opens a page of the site, as a browser does that has its files. */
  async open(path: string): Promise<void> {
    await this.#see('GET', path, '', true);
  }

  async #see(method: string, path: string, text: string, isPage: boolean): Promise<unknown> {
    const from = performance.now();
    const { error, answer } = await this.#send(method, path, text, isPage).catch((failure: unknown) => ({
      error: failure instanceof Error && 'code' in failure ? String(failure.code) : 'broken',
      answer: null,
    }));
    const at = performance.now();
    this.#sightings.seen.push({ at, ms: at - from, error, isPage });
    return answer;
  }

  #send(
    method: string,
    path: string,
    body: string,
    isPage: boolean,
  ): Promise<{ error: string | null; answer: unknown }> {
    const headers = {
      ...this.#headers,
      ...(isPage ? { accept: 'text/html', 'accept-encoding': 'br' } : {}),
      ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    };
    return new Promise((resolve, reject) => {
      const options = { port: this.#port, host: '127.0.0.1', method, path, headers, agent };
      const request = http.request(options, (response) => {
        const status = response.statusCode ?? 0;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const isError = status >= FIRST_ERROR && !RULES.has(status);
          const answer: unknown =
            !isPage && status < FIRST_ERROR && chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null;
          resolve({ error: isError ? String(status) : null, answer });
        });
      });
      request.setTimeout(PATIENCE_MS, () =>
        request.destroy(Object.assign(new Error('too late'), { code: 'too late' })),
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Keeps a line of events open, as an open page does. */
  listen(): void {
    if (!this.#isThere) return;
    const headers = { ...this.#headers, accept: 'text/event-stream' };
    const line = http.get({ port: this.#port, host: '127.0.0.1', path: '/api/live-events', headers, agent: false });
    this.#line = line;
    let isOver = false;
    const again = (): void => {
      if (isOver || !this.#isThere) return;
      isOver = true;
      this.#sightings.brokenLines += 1;
      setTimeout(() => this.listen(), LINE_AGAIN_MS).unref();
    };
    line.on('response', (response) => response.resume().on('close', again).on('error', again));
    line.on('error', again);
  }

  leave(): void {
    this.#isThere = false;
    this.#line?.destroy();
  }
}
