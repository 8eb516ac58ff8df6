/** A call that is not answered by then has waited, milliseconds: a burst of two hundred is answered sooner, and few people wait longer. */
const LONG_MS = 10_000;
/** One call, or a few, may take long by themselves; so many at once say that a process is asked for more than it can do. */
const MANY = 16;

/**
 * Lets calls in as long as those before them are answered. With more to do than time, each call would wait for all others
 * until nobody waits any longer, and nobody would be answered: better some are answered in time, and others told at once.
 */
export class Admission {
  readonly #now: () => number;
  /** When each call that is not answered yet came in, the oldest first. */
  readonly #waiting = new Map<symbol, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether so many have waited so long that a further call would wait in vain */
  get isFull(): boolean {
    let looked = 0;
    for (const since of this.#waiting.values()) {
      if (this.#now() - since < LONG_MS) return false;
      looked += 1;
      if (looked === MANY) return true;
    }
    return false;
  }

  /** Notes a call. @returns says that it was answered, or given up */
  enter(): () => void {
    const call = Symbol();
    this.#waiting.set(call, this.#now());
    return () => {
      this.#waiting.delete(call);
    };
  }
}
