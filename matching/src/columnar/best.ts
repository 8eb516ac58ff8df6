export interface Candidate {
  readonly rank: number;
  readonly tie: number;
  readonly record: number;
  readonly detail: number;
}

/** Keeps the `capacity` best candidates seen so far: a heap on typed arrays with the worst of them on top. */
export class Best {
  readonly capacity: number;
  size = 0;
  /** Higher is better. */
  readonly #rank: Float64Array;
  /** Lower is better. */
  readonly #tie: Uint32Array;
  readonly #record: Uint32Array;
  /** What is to be told of a candidate and plays no part in the order. */
  readonly #detail: Uint32Array;
  readonly #isBefore: (recordA: number, recordB: number) => boolean;

  /** @param isBefore order of two records whose ranks and ties are equal */
  constructor(capacity: number, isBefore: (recordA: number, recordB: number) => boolean) {
    this.capacity = capacity;
    this.#rank = new Float64Array(capacity);
    this.#tie = new Uint32Array(capacity);
    this.#record = new Uint32Array(capacity);
    this.#detail = new Uint32Array(capacity);
    this.#isBefore = isBefore;
  }

  /** @returns the rank that a candidate must reach, or -1 while there is room */
  get worstRank(): number {
    return this.size < this.capacity ? -1 : (this.#rank[0] ?? -1);
  }

  /** @returns the tie above which a candidate of the worst rank is none */
  get worstTie(): number {
    return this.size < this.capacity ? Infinity : (this.#tie[0] ?? Infinity);
  }

  offer(rank: number, tie: number, record: number, detail: number): void {
    if (this.capacity === 0) return;
    if (this.size < this.capacity) {
      this.#rise(this.size, rank, tie, record, detail);
      this.size += 1;
    } else if (this.#isWorse(0, rank, tie, record)) this.#sink(rank, tie, record, detail);
  }

  /**
   * Takes out all but the best: what a page needs, however many stand before it.
   * @param offset how many of the best stay
   * @returns those behind them, best first
   */
  takeBehind(offset: number): Candidate[] {
    const taken: Candidate[] = [];
    while (this.size > offset) taken.push(this.#takeWorst());
    return taken.reverse();
  }

  #takeWorst(): Candidate {
    const worst = this.#at(0);
    this.size -= 1;
    const { rank, tie, record, detail } = this.#at(this.size);
    if (this.size > 0) this.#sink(rank, tie, record, detail);
    return worst;
  }

  #at(index: number): Candidate {
    return {
      rank: this.#rank[index] ?? 0,
      tie: this.#tie[index] ?? 0,
      record: this.#record[index] ?? 0,
      detail: this.#detail[index] ?? 0,
    };
  }

  /** Whether the entry at an index ranks below a candidate. */
  #isWorse(index: number, rank: number, tie: number, record: number): boolean {
    const ownRank = this.#rank[index] ?? 0;
    if (ownRank !== rank) return ownRank < rank;
    const ownTie = this.#tie[index] ?? 0;
    if (ownTie !== tie) return ownTie > tie;
    return this.#isBefore(record, this.#record[index] ?? 0);
  }

  #put(index: number, rank: number, tie: number, record: number, detail: number): void {
    this.#rank[index] = rank;
    this.#tie[index] = tie;
    this.#record[index] = record;
    this.#detail[index] = detail;
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#rank[from] ?? 0, this.#tie[from] ?? 0, this.#record[from] ?? 0, this.#detail[from] ?? 0);
  }

  #rise(start: number, rank: number, tie: number, record: number, detail: number): void {
    let index = start;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#isWorse(parent, rank, tie, record)) break;
      this.#move(parent, index);
      index = parent;
    }
    this.#put(index, rank, tie, record, detail);
  }

  #sink(rank: number, tie: number, record: number, detail: number): void {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= this.size) break;
      const right = child + 1;
      if (
        right < this.size &&
        this.#isWorse(right, this.#rank[child] ?? 0, this.#tie[child] ?? 0, this.#record[child] ?? 0)
      )
        child = right;
      if (!this.#isWorse(child, rank, tie, record)) break;
      this.#move(child, index);
      index = child;
    }
    this.#put(index, rank, tie, record, detail);
  }
}
