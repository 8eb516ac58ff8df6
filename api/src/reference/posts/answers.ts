import { createHash } from 'node:crypto';
import { ReadyBytes } from '../../platform/endpoints/index.js';

/** How long an answer is given again without asking the store. Browsers keep posts for minutes anyway. */
const KEEP_MS = 10_000;
const ENTRIES_MAX = 500;

interface Entry {
  readonly bytes: Promise<ReadyBytes>;
  readonly until: number;
}

const readyJson = (value: unknown): ReadyBytes => {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return new ReadyBytes(body, 'application/json; charset=utf-8', etag);
};

/** Answers that are the same for everybody, kept as bytes for some seconds; calls at the same time share one reading. */
export class KeptAnswers {
  readonly #entries = new Map<string, Entry>();

  /**
   * @param key says what is asked
   * @param read finds the answer; what it throws is not kept
   */
  get(key: string, read: () => Promise<unknown>): Promise<ReadyBytes> {
    const now = performance.now();
    const entry = this.#entries.get(key);
    if (entry !== undefined && entry.until > now) return entry.bytes;
    const bytes = read().then(readyJson);
    this.#entries.delete(key);
    this.#entries.set(key, { bytes, until: now + KEEP_MS });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > ENTRIES_MAX && oldest !== undefined) this.#entries.delete(oldest);
    bytes.catch(() => this.#entries.delete(key));
    return bytes;
  }

  /** Forgets everything, because posts were changed. */
  clear(): void {
    this.#entries.clear();
  }
}
