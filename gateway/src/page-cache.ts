import { LRUCache } from 'lru-cache';
import { CompressedPage } from './compressed-page.js';
import { ENCODINGS } from './encodings.js';
import { PAGE_LIMITS } from './limits.js';
import type { Page } from './page.js';

/** Bytes of pages that are held, in all forms: some hundreds of pages. */
const MOST_BYTES = 48 * 1024 * 1024;

/** Pages, those asked for last, that are made again before somebody asks when a pointer moved. */
const RENEWED = 12;

/** A page and the state of the site that it is of. */
interface CachedPage {
  readonly page: CompressedPage;
  readonly stamp: string;
  /** Milliseconds since 1970 until which nobody looks whether the page changed. */
  readonly until: number;
}

/** A page that may be cached, one that may not, or none for everybody. */
export type Made = CompressedPage | Page | null;
type Compose = (address: string) => Promise<Made>;

/** Caches pages that are the same for everybody, compressed, for as long as nothing of the site moved. */
export class PageCache {
  readonly #stamp: () => string;
  readonly #compose: Compose;
  readonly #pages = new LRUCache<string, CachedPage>({ maxSize: MOST_BYTES, sizeCalculation: ({ page }) => page.size });
  readonly #making = new Map<string, Promise<Made>>();
  #renewed: string | null = null;

  /** @param stamp differs when what is in service does, see `siteStamp` */
  constructor(stamp: () => string, compose: Compose) {
    this.#stamp = stamp;
    this.#compose = compose;
  }

  /** @param address path without a query @returns the page as everybody gets it now; undefined where it has to be made */
  at(address: string): CompressedPage | undefined {
    const cached = this.#pages.get(address);
    if (cached === undefined) return undefined;
    const stamp = this.#stamp();
    if (cached.stamp !== stamp) {
      this.#renewAll(stamp);
      return undefined;
    }
    return cached.until > Date.now() ? cached.page : undefined;
  }

  /** @returns the page, made now if it is not cached */
  async make(address: string): Promise<Made> {
    const known = this.at(address);
    if (known !== undefined) return known;
    const stamp = this.#stamp();
    const key = `${stamp} ${address}`;
    let making = this.#making.get(key);
    if (making === undefined) {
      making = this.#makeNow(address, stamp).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }

  /** Makes pages ahead and compresses them in every way, one after the other. */
  async prepare(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const page = await this.make(address).catch(() => null);
      if (!(page instanceof CompressedPage)) continue;
      for (const encoding of ENCODINGS) await page.compress(encoding);
      const cached = this.#pages.peek(address);
      // What it weighs is known now.
      if (cached?.page === page) this.#pages.set(address, cached);
    }
  }

  /** What was asked for before a promotion is made anew after it, before somebody waits. */
  #renewAll(stamp: string): void {
    if (this.#renewed === stamp) return;
    this.#renewed = stamp;
    void this.prepare([...this.#pages.keys()].slice(0, RENEWED));
  }

  async #makeNow(address: string, stamp: string): Promise<Made> {
    const made = await this.#compose(address);
    if (!(made instanceof CompressedPage)) {
      this.#pages.delete(address);
      return made;
    }
    const before = this.#pages.peek(address)?.page;
    const page = before?.id === made.id ? before : made;
    this.#pages.set(address, { page, stamp, until: Date.now() + (PAGE_LIMITS.freshMs ?? 0) });
    return page;
  }
}
