import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EndpointName } from '@vela/contracts/endpoints';

/** An answer as it went out, ready to go out again. */
export interface CachedAnswer {
  readonly endpoint: EndpointName;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly etag: string | null;
  readonly body: Buffer;
}

interface Entry extends CachedAnswer {
  readonly until: number;
}

const BYTES_MAX = 32 * 1024 * 1024;
/** What an entry takes besides its body, roughly. */
const ENTRY_BYTES = 2048;

const sizeOf = (answer: CachedAnswer | undefined): number =>
  answer === undefined ? 0 : answer.body.length + ENTRY_BYTES;

/**
 * Gives the same answer to the same question for a moment, without asking anything. A question is an address, and for
 * private answers the session it was asked in. Whatever changes state in this process makes it forget everything; what
 * other processes change shows at most `lifetimeMs` later.
 */
export class AnswerCache {
  readonly #lifetimeMs: number;
  readonly #cookie: RegExp;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #generation = 0;

  /**
   * @param lifetimeMs how long an answer is good, 0 for never
   * @param cookieName name of the session's cookie
   */
  constructor(lifetimeMs: number, cookieName: string) {
    this.#lifetimeMs = lifetimeMs;
    this.#cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`);
  }

  /** Counts changes of state; an answer that was begun before a change is not kept after it. */
  get generation(): number {
    return this.#generation;
  }

  forget(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** @returns what stands for the question, or null for a private one without a session */
  keyOf(request: IncomingMessage, isPublic: boolean): string | null {
    if (isPublic) return request.url ?? '';
    const session = this.#cookie.exec(request.headers.cookie ?? '')?.[1];
    return session === undefined ? null : `${session} ${request.url ?? ''}`;
  }

  /** @param generation as it was before the answer was begun */
  keep(key: string, generation: number, answer: CachedAnswer): void {
    if (this.#lifetimeMs === 0 || generation !== this.#generation) return;
    if (this.#bytes + sizeOf(answer) > BYTES_MAX) this.forget();
    this.#bytes += sizeOf(answer) - sizeOf(this.#entries.get(key));
    this.#entries.set(key, { ...answer, until: performance.now() + this.#lifetimeMs });
  }

  /** @returns the answer that is still good for a request, or null */
  find(request: IncomingMessage): CachedAnswer | null {
    if (this.#entries.size === 0 || request.method !== 'GET') return null;
    return this.#good(request.url ?? '') ?? this.#good(this.keyOf(request, false));
  }

  #good(key: string | null): Entry | null {
    const entry = key === null ? undefined : this.#entries.get(key);
    if (key === null || entry === undefined) return null;
    if (entry.until >= performance.now()) return entry;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
    return null;
  }
}

/** Writes a kept answer. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: CachedAnswer,
): void {
  const isFresh = etag !== null && request.headers['if-none-match']?.includes(etag) === true;
  for (let index = 0; index + 1 < headers.length; index += 2)
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  if (isFresh) response.removeHeader('content-length');
  response.writeHead(isFresh ? 304 : 200).end(isFresh ? undefined : body);
}
