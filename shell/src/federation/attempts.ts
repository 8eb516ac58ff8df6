/**
 * Attempts at the same thing: the first that succeeds counts, whatever was begun before it. It has failed when all have
 * that were begun until then.
 */
export class Attempts<Value> {
  readonly result: Promise<Value>;
  #resolve: (value: Value) => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  #running = 0;
  #begunAt = Number.NEGATIVE_INFINITY;

  constructor(first: () => Promise<Value>) {
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.begin(first);
  }

  /** Milliseconds since the last one was begun. */
  get age(): number {
    return performance.now() - this.#begunAt;
  }

  /** Begins one more beside those that run. */
  begin(attempt: () => Promise<Value>): void {
    this.#running += 1;
    this.#begunAt = performance.now();
    attempt().then(this.#resolve, (reason: unknown) => {
      this.#running -= 1;
      if (this.#running === 0) this.#reject(reason);
    });
  }
}
