import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { EndpointName } from '@vela/contracts/endpoints';
import { tongueAtHand } from '@vela/language';

/** An answer as it went out, ready to go out again. */
export interface CachedAnswer {
  readonly endpoint: EndpointName;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly etag: string | null;
  readonly body: Buffer;
}

const BYTES_MAX = 32 * 1024 * 1024;
/** What an entry takes besides its body, roughly. */
const ENTRY_BYTES = 2048;

/**
 * Gives the same answer to the same question for a moment, without asking anything. A question is an address in a
 * language, and for private answers the session it was asked in. Whatever changes state in this process makes it forget everything; what
 * other processes change shows at most `lifetimeMs` later.
 */
export class AnswerCache {
  readonly #lifetimeMs: number;
  readonly #cookie: RegExp;
  readonly #answers: LRUCache<string, CachedAnswer>;
  #generation = 0;

  /**
   * @param lifetimeMs how long an answer is good, 0 for never
   * @param cookieName name of the session's cookie
   */
  constructor(lifetimeMs: number, cookieName: string) {
    this.#lifetimeMs = lifetimeMs;
    this.#answers = new LRUCache({
      ttl: lifetimeMs,
      maxSize: BYTES_MAX,
      sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
    });
    this.#cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`);
  }

  /** Counts changes of state; an answer that was begun before a change is not cached after it. */
  get generation(): number {
    return this.#generation;
  }

  forget(): void {
    this.#generation += 1;
    this.#answers.clear();
  }

  /** @returns what stands for the question, or null for a private one without a session */
  keyOf(request: IncomingMessage, isPublic: boolean): string | null {
    const question = `${tongueAtHand()} ${request.url ?? ''}`;
    if (isPublic) return question;
    const session = this.#cookie.exec(request.headers.cookie ?? '')?.[1];
    return session === undefined ? null : `${session} ${question}`;
  }

  /** @param generation as it was before the answer was begun */
  add(key: string, generation: number, answer: CachedAnswer): void {
    if (this.#lifetimeMs === 0 || generation !== this.#generation) return;
    this.#answers.set(key, answer);
  }

  /** @returns the answer that is still good for a request, or null */
  find(request: IncomingMessage): CachedAnswer | null {
    if (this.#answers.size === 0 || request.method !== 'GET') return null;
    const [common, own] = [this.keyOf(request, true), this.keyOf(request, false)];
    return this.#answers.get(common ?? '') ?? this.#answers.get(own ?? '') ?? null;
  }
}

/** Writes a cached answer. */
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
