/** What was done through a process, with the announcement that tells of it. */
export type Told<What> = What & { readonly at: number };

/** What is told of lately, by announcements. */
export class Telling<What extends object> {
  readonly #forMs: number;
  readonly #max: number;
  #told: { readonly what: Told<What>; readonly saidAt: number }[] = [];
  #from = 0;

  /** @param forMs for how long each is told @param max how many of them at most */
  constructor(forMs: number, max: number) {
    this.#forMs = forMs;
    this.#max = max;
  }

  /** What was told by announcements up to this one no longer is. */
  get from(): number {
    return this.#from;
  }

  get all(): readonly Told<What>[] {
    return this.#told.map(({ what }) => what);
  }

  /** @param at the announcement that tells of it first */
  add(at: number, what: readonly What[]): void {
    const now = performance.now();
    this.#told.push(...what.map((one) => ({ what: { ...one, at }, saidAt: now })));
    const old = this.#told.filter(({ saidAt }) => now - saidAt >= this.#forMs).length;
    const dropped = this.#told.splice(0, Math.max(old, this.#told.length - this.#max));
    this.#from = dropped.at(-1)?.what.at ?? this.#from;
  }
}
