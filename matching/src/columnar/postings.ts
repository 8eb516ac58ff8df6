/** A growing list of packed 32-bit entries, in the order in which slots were filled. */
export class Postings {
  entries: Uint32Array;
  length = 0;

  constructor(capacity = 4) {
    this.entries = new Uint32Array(capacity);
  }

  push(entry: number): void {
    if (this.length === this.entries.length) this.#resize(Math.ceil(this.length * 1.25) + 4);
    this.entries[this.length] = entry;
    this.length += 1;
  }

  /**
   * Keeps the entries of slots that live on, under their new numbers.
   * @param moved old slot → new slot, or `GONE`
   * @param slotShift bits below the slot in an entry
   */
  renumber(moved: Uint32Array, slotShift: number): void {
    const mask = (1 << slotShift) - 1;
    let kept = 0;
    for (let index = 0; index < this.length; index += 1) {
      const entry = this.entries[index] ?? 0;
      const slot = moved[entry >>> slotShift] ?? GONE;
      if (slot === GONE) continue;
      this.entries[kept] = ((slot << slotShift) | (entry & mask)) >>> 0;
      kept += 1;
    }
    this.length = kept;
  }

  /** Gives back the room that growth left over. */
  trim(): void {
    if (this.entries.length > this.length) this.#resize(this.length);
  }

  get bytes(): number {
    return this.entries.byteLength;
  }

  #resize(capacity: number): void {
    const larger = new Uint32Array(capacity);
    larger.set(this.entries.subarray(0, this.length));
    this.entries = larger;
  }
}

/** Marks a slot that does not live on. */
export const GONE = 0xffffffff;
