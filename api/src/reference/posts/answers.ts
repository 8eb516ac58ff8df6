import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { tongueAtHand } from '@vela/language';
import { ReadyBytes } from '../../platform/endpoints/index.js';

/** How long an answer is given again without asking the store. Browsers keep posts for minutes anyway. */
const FRESH_MS = 10_000;
const ENTRIES_MAX = 500;

const readyJson = (value: unknown): ReadyBytes => {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return new ReadyBytes(body, 'application/json; charset=utf-8', etag);
};

/** Answers that are the same for everybody, cached as bytes for some seconds; calls at the same time share one reading. */
export class CachedPosts {
  readonly #answers = new LRUCache<string, Promise<ReadyBytes>>({ max: ENTRIES_MAX, ttl: FRESH_MS });

  /**
   * @param key says what is asked
   * @param read finds the answer; what it throws is not cached
   */
  get(key: string, read: () => Promise<unknown>): Promise<ReadyBytes> {
    // Who asks at the same time is refused in their own language, too.
    const question = `${tongueAtHand()} ${key}`;
    const known = this.#answers.get(question);
    if (known !== undefined) return known;
    const bytes = read().then(readyJson);
    this.#answers.set(question, bytes);
    bytes.catch(() => this.#answers.delete(question));
    return bytes;
  }

  /** Forgets everything, because posts were changed. */
  clear(): void {
    this.#answers.clear();
  }
}
