import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** What a process may spend of somebody's limit without asking the store. */
interface Lease {
  left: number;
  /** Nothing more is to be had until then, by this process's clock, milliseconds. */
  readonly until: number;
  /** The limit was used up, here or at other processes. */
  readonly isLast: boolean;
}

/** Keeps the whole limit, in the store. */
type Limiter = Pick<RateLimiterMongo, 'points' | 'consume'>;

/** So many leases make up a limit: a process that ends takes at most one with it. */
const LEASES_A_LIMIT = 20;
/** Most leases that a process keeps: those that are over are forgotten first, then the oldest. */
export const KEPT_MAX = 10_000;

/**
 * A limit that all processes on a store keep together, for what happens too often to be written down each time: a process takes
 * part of somebody's limit in one write, and counts that part by itself. Together they never let through more than the limit; what a
 * process took and did not spend is lost to the others until the window ends.
 */
export class LeasedLimit {
  readonly #limiter: Limiter;
  readonly #size: number;
  readonly #leases = new Map<string, Lease>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
    this.#size = Math.max(1, Math.floor(limiter.points / LEASES_A_LIMIT));
  }

  /** @returns milliseconds to wait, or null where it was counted @throws the store's error */
  async consume(key: string): Promise<number | null> {
    for (;;) {
      const lease = this.#leases.get(key);
      const leftMs = (lease?.until ?? 0) - Date.now();
      if (lease !== undefined && leftMs > 0) {
        if (lease.left > 0) {
          lease.left -= 1;
          return null;
        }
        if (lease.isLast) return leftMs;
      }
      await this.#lease(key);
    }
  }

  /** One at a time for each key: whoever comes meanwhile spends of the same. */
  #lease(key: string): Promise<void> {
    const asked = this.#asked.get(key) ?? this.#ask(key).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #ask(key: string): Promise<void> {
    const answer = await this.#limiter.consume(key, this.#size).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    // Of the last part only what the limit still has: the counter went on beyond it.
    const over = Math.max(0, answer.consumedPoints - this.#limiter.points);
    const left = Math.max(0, this.#size - over);
    if (this.#leases.size >= KEPT_MAX) this.#forget();
    // Anew, so that the oldest lease stands first.
    this.#leases.delete(key);
    this.#leases.set(key, { left, until: Date.now() + Math.max(1, answer.msBeforeNext), isLast: over > 0 });
  }

  /** Whoever's lease is forgotten takes another one, out of the same limit. */
  #forget(): void {
    const now = Date.now();
    for (const [key, { until }] of this.#leases) if (until <= now) this.#leases.delete(key);
    for (const key of this.#leases.keys()) {
      if (this.#leases.size < KEPT_MAX) return;
      this.#leases.delete(key);
    }
  }
}
