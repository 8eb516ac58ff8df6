import { LRUCache } from 'lru-cache';

/** Visitors and networks that are remembered of one roll-out; more than a version survives that is worse. */
const REMEMBERED = 20_000;
/** Visitors of one network that count: who wants a version rolled back needs as many networks as others have failures. */
const COUNTED_OF_A_CALLER = 2;

/** Lets each visitor count once, and the first few of a network, so that nobody counts by loading a page again and again. */
export class CountedOnce {
  readonly #visitors = new LRUCache<string, true>({ max: REMEMBERED });
  readonly #callers = new LRUCache<string, number>({ max: REMEMBERED });

  /** @param visitor the visitor's number @param caller what tells the network they come from @returns whether they count now */
  counts(visitor: number, caller: string): boolean {
    const key = `${visitor} ${caller}`;
    const ofCaller = this.#callers.get(caller) ?? 0;
    if (this.#visitors.has(key) || ofCaller >= COUNTED_OF_A_CALLER) return false;
    this.#visitors.set(key, true);
    this.#callers.set(caller, ofCaller + 1);
    return true;
  }
}
