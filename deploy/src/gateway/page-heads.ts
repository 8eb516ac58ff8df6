import type { PageHead } from '@vela/contracts/remote';
import type { ServerCode } from '../prerender/server-code.js';

/** Milliseconds that a page may wait for what it says of itself; then it is served with the site's own words. */
const PATIENCE_MS = 1000;
/** Milliseconds for which an answer is used again. */
const FRESH_MS = 30_000;
const LARGEST_CACHE = 500;

interface Known {
  readonly head: PageHead | null | undefined;
  readonly until: number;
}

/** Asks pages what they say of themselves, with the API's data where they need it; keeps answers for a moment. */
export class PageHeads {
  readonly #api: string;
  readonly #origin: string;
  readonly #known = new Map<string, Known>();

  /** @param api origin of the API @param origin of the site */
  constructor(api: string, origin: string) {
    this.#api = api;
    this.#origin = origin;
  }

  /** @returns undefined where nothing is known, null where there is no such page */
  async of(code: ServerCode, pathname: string, versions: string): Promise<PageHead | null | undefined> {
    const key = `${versions} ${pathname}`;
    const known = this.#known.get(key);
    if (known !== undefined && known.until > Date.now()) return known.head;
    try {
      const head = await code.headOfPage(pathname, this.#fetch, this.#origin);
      if (this.#known.size >= LARGEST_CACHE) this.#known.clear();
      this.#known.set(key, { head, until: Date.now() + FRESH_MS });
      return head;
    } catch {
      return undefined;
    }
  }

  readonly #fetch: typeof fetch = (input, init) =>
    fetch(new URL(input instanceof Request ? input.url : input, this.#api), { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
}
