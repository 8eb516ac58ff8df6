import { lookedAt, type Preview, TOKENS } from '../site/preview.js';
import { isVersion } from '../site/version.js';
import type { ReleaseClient } from './client.js';
import type { Follower } from './follower.js';
import { ServiceRefusal } from './told.js';

/** Milliseconds for which an answer of the service is good: previews that it ended are over a minute later. */
const FRESH_MS = 60_000;
/** Words that are remembered, and that the service is asked about in a minute: few people look at previews. */
const MOST_KNOWN = 1000;
const MOST_ASKED = 120;
const NOT_FOUND = 404;
/** As such words look; what does not is none. */
const WORD = /^(?:[a-z]+_\w{1,40}|shell|tokens)\.[0-9a-f]{12}\.\d{13}\.[\w-]{43}$/;

interface Known {
  readonly preview: Preview | null;
  readonly at: number;
}

const previewIn = ({ name, version }: Readonly<Record<string, unknown>>): Preview | null => {
  const known = lookedAt(name);
  return known !== null && typeof version === 'string' && isVersion(version) ? { name: known, version } : null;
};

/** Previews at a gateway that follows a release service, which alone has the key that they are signed with. */
export class FollowedPreviews {
  readonly #client: ReleaseClient;
  readonly #follower: Follower;
  readonly #known = new Map<string, Known>();
  #minute = 0;
  #asked = 0;

  constructor(client: ReleaseClient, follower: Follower) {
    this.#client = client;
    this.#follower = follower;
  }

  /**
   * @param now milliseconds since 1970
   * @returns the preview that a word shows, with its version brought here; null if it is not one of the service's, or is over. While
   *   the service cannot be asked, what it said before holds.
   */
  async read(word: string, now: number): Promise<Preview | null> {
    const known = this.#known.get(word);
    if (!WORD.test(word) || !(Number(word.split('.')[2]) > now)) return null;
    if (known !== undefined && now - known.at < FRESH_MS) return known.preview;
    if (!this.#mayAsk(now)) return known?.preview ?? null;
    try {
      const answer = await this.#client.read(`previews/${word}`);
      const preview = previewIn(answer);
      if (preview !== null) await this.#bring(preview, answer['tokens']);
      return this.#keep(word, { preview, at: now });
    } catch (error) {
      const isOver = error instanceof ServiceRefusal && error.status === NOT_FOUND;
      if (isOver) return this.#keep(word, { preview: null, at: now });
      return known === undefined ? null : this.#keep(word, { ...known, at: now });
    }
  }

  async #bring({ name, version }: Preview, tokens: unknown): Promise<void> {
    if (name === TOKENS) await this.#follower.storeTokens(String(tokens));
    else await this.#follower.bring({ name, version });
  }

  #keep(word: string, known: Known): Preview | null {
    this.#known.delete(word);
    this.#known.set(word, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    return known.preview;
  }

  /** Guessed words are not to keep the service busy. */
  #mayAsk(now: number): boolean {
    const minute = Math.floor(now / FRESH_MS);
    this.#asked = minute === this.#minute ? this.#asked + 1 : 1;
    this.#minute = minute;
    return this.#asked <= MOST_ASKED;
  }
}
