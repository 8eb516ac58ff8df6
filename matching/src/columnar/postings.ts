/** Entries in one block. A list grows by blocks, so that no list is ever copied as a whole, however long it is. */
const BLOCK_BITS = 12;
const BLOCK = 1 << BLOCK_BITS;
/** Entries that a new list has room for. */
const FIRST_ROOM = 4;
/** Room for the first entries of a later block. */
const LATER_BLOCK_LEAST = BLOCK >>> 2;

/** A growing list of packed 32-bit entries, in the order in which slots were filled. */
export class Postings {
  /** All blocks but the last are full. */
  readonly #blocks: Uint32Array[] = [];
  #last: Uint32Array = new Uint32Array(FIRST_ROOM);
  #lastLength = 0;

  /** Takes entries that were written down, which are copied, into a list that is empty. */
  filled(entries: Uint32Array): this {
    const full = entries.length >>> BLOCK_BITS;
    for (let block = 0; block < full; block += 1)
      this.#blocks.push(entries.slice(block << BLOCK_BITS, (block + 1) << BLOCK_BITS));
    this.#last = entries.slice(full << BLOCK_BITS);
    this.#lastLength = this.#last.length;
    return this;
  }

  get length(): number {
    return this.#blocks.length * BLOCK + this.#lastLength;
  }

  push(entry: number): void {
    if (this.#lastLength === this.#last.length) this.#makeRoom();
    this.#last[this.#lastLength] = entry;
    this.#lastLength += 1;
  }

  /** @returns all entries, in pieces, to be walked through one after the other */
  runs(): Uint32Array[] {
    return [...this.#blocks, this.#last.subarray(0, this.#lastLength)];
  }

  /** @returns whether there is an entry of a slot @param slotShift bits below the slot in an entry */
  has(slot: number, slotShift: number): boolean {
    const slotAt = (index: number): number => {
      const block = this.#blocks[index >>> BLOCK_BITS] ?? this.#last;
      return (block[index & (BLOCK - 1)] as number) >>> slotShift;
    };
    let from = 0;
    let to = this.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (slotAt(middle) < slot) from = middle + 1;
      else to = middle;
    }
    return from < this.length && slotAt(from) === slot;
  }

  /**
   * Keeps the entries of slots that live on, under their new numbers.
   * @param moved old slot → new slot, or `GONE`
   * @param slotShift bits below the slot in an entry
   */
  renumber(moved: Uint32Array, slotShift: number): void {
    const runs = this.runs();
    const blocks = [...this.#blocks, this.#last];
    let kept = 0;
    for (const run of runs) kept = renumbered(run, moved, slotShift, blocks, kept);
    this.#keep(blocks, kept);
  }

  /** Gives back the room that growth left over, but for what the next few entries need. */
  trim(): void {
    const room = Math.min(BLOCK, this.#lastLength + (this.length >>> SPARE_SHIFT));
    if (room < this.#last.length) this.#last = this.#last.slice(0, room);
  }

  get bytes(): number {
    return this.#blocks.length * BLOCK * Uint32Array.BYTES_PER_ELEMENT + this.#last.byteLength;
  }

  /** @param blocks the list as it was, its first entries replaced by the `kept` that stay */
  #keep(blocks: readonly Uint32Array[], kept: number): void {
    const full = kept >>> BLOCK_BITS;
    this.#blocks.splice(full);
    this.#last = blocks[full] ?? new Uint32Array(0);
    this.#lastLength = kept & (BLOCK - 1);
  }

  #makeRoom(): void {
    if (this.#last.length === BLOCK) {
      this.#blocks.push(this.#last);
      this.#last = new Uint32Array(LATER_BLOCK_LEAST);
      this.#lastLength = 0;
      return;
    }
    const larger = new Uint32Array(Math.min(BLOCK, ((this.#last.length * 3) >>> 1) + 4));
    larger.set(this.#last);
    this.#last = larger;
  }
}

/**
 * Puts the entries of one run that live on behind those that are kept already.
 * @param blocks of the whole list, in which nothing is overwritten that was not read yet
 * @returns how many are kept by now
 */
function renumbered(
  run: Uint32Array,
  moved: Uint32Array,
  slotShift: number,
  blocks: readonly Uint32Array[],
  keptBefore: number,
): number {
  const mask = (1 << slotShift) - 1;
  let kept = keptBefore;
  let block = blocks[kept >>> BLOCK_BITS] ?? run;
  for (let index = 0; index < run.length; index += 1) {
    const entry = run[index] as number;
    const slot = moved[entry >>> slotShift] as number;
    if (slot === GONE) continue;
    block[kept & (BLOCK - 1)] = (slot << slotShift) | (entry & mask);
    kept += 1;
    if ((kept & (BLOCK - 1)) === 0) block = blocks[kept >>> BLOCK_BITS] ?? run;
  }
  return kept;
}

/** After a trim there is room for one entry more in this many (2 to its power), so that not every next change has to make room. */
const SPARE_SHIFT = 6;

/** @returns a capacity that leaves a little room above what is in use */
export const withSpare = (inUse: number): number => inUse + (inUse >>> SPARE_SHIFT) + 1;

/** Marks a slot that does not live on. */
export const GONE = 0xffffffff;
