/**
 * So long work waits for its turn; then it goes ahead, and the store decides between those who meet. Hundreds that meet at
 * once on a busy machine keep each other from ending at all, so a turn is worth waiting for.
 */
const PATIENCE_MS = 30_000;

/** @returns when this has settled, or after the time that work waits at most */
const settledOrLate = (before: Promise<unknown>, patienceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    const go = (): void => {
      clearTimeout(timer);
      resolve();
    };
    before.then(go, go);
  });

/**
 * Lets work of one name run one after another in this process, in the order in which it came. Nothing relies on it: it
 * spares those who would change the same document at once from meeting in the store and beginning anew, again and again.
 */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #patienceMs: number;

  /** @param patienceMs how long work waits for its turn at most */
  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  /** @returns what the work returns, or throws */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name);
    const mine = before === undefined ? work() : settledOrLate(before, this.#patienceMs).then(work);
    this.#last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}
