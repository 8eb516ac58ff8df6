/** Words of 32 bits in a stored id of 24 hexadecimal digits. */
export const ID_WORDS = 3;

const HEX_ID = /^[0-9a-f]{24}$/;

/**
 * Reads an id into `target[at … at+2]`.
 * @throws RangeError if it is not 24 hexadecimal digits
 */
export function packId(id: string, target: Uint32Array, at: number): void {
  if (!HEX_ID.test(id)) throw new RangeError(`"${id}" is not an id of 24 hexadecimal digits.`);
  for (let word = 0; word < ID_WORDS; word += 1)
    target[at + word] = Number.parseInt(id.slice(word * 8, word * 8 + 8), 16);
}

export const unpackId = (words: Uint32Array, at: number): string =>
  [0, 1, 2].map((word) => (words[at + word] ?? 0).toString(16).padStart(8, '0')).join('');

const hashOf = (words: Uint32Array, at: number): number => {
  const mixed = Math.imul((words[at] ?? 0) ^ Math.imul((words[at + 1] ?? 0) ^ Math.imul(words[at + 2] ?? 0, 0x9e3779b1), 0x85ebca6b), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const EMPTY = 0;
const REMOVED = 0xffffffff;

/** Where each id lies: an open-addressed table of record numbers, about 8 bytes an id. */
export class IdTable {
  #buckets = new Uint32Array(1024);
  #used = 0;
  readonly #wordsOf: (record: number) => { words: Uint32Array; at: number };
  readonly #probe = new Uint32Array(ID_WORDS);

  /** @param wordsOf where the id of a record lies */
  constructor(wordsOf: (record: number) => { words: Uint32Array; at: number }) {
    this.#wordsOf = wordsOf;
  }

  /** @returns the record of an id, or -1 */
  find(id: string): number {
    packId(id, this.#probe, 0);
    const bucket = this.#bucketOf(this.#probe, 0);
    return bucket < 0 ? -1 : (this.#buckets[bucket] ?? EMPTY) - 1;
  }

  /** Puts a record whose id is not in the table yet. */
  insert(record: number): void {
    if ((this.#used + 1) * 3 > this.#buckets.length * 2) this.#grow();
    const { words, at } = this.#wordsOf(record);
    this.#place(this.#buckets, record, hashOf(words, at));
    this.#used += 1;
  }

  remove(id: string): void {
    packId(id, this.#probe, 0);
    const bucket = this.#bucketOf(this.#probe, 0);
    if (bucket >= 0) this.#buckets[bucket] = REMOVED;
  }

  get bytes(): number {
    return this.#buckets.byteLength;
  }

  #bucketOf(words: Uint32Array, at: number): number {
    const mask = this.#buckets.length - 1;
    for (let bucket = hashOf(words, at) & mask; ; bucket = (bucket + 1) & mask) {
      const entry = this.#buckets[bucket] ?? EMPTY;
      if (entry === EMPTY) return -1;
      if (entry === REMOVED) continue;
      const other = this.#wordsOf(entry - 1);
      if (
        other.words[other.at] === words[at] &&
        other.words[other.at + 1] === words[at + 1] &&
        other.words[other.at + 2] === words[at + 2]
      )
        return bucket;
    }
  }

  #place(buckets: Uint32Array, record: number, hash: number): void {
    const mask = buckets.length - 1;
    let bucket = hash & mask;
    while ((buckets[bucket] ?? EMPTY) !== EMPTY) bucket = (bucket + 1) & mask;
    buckets[bucket] = record + 1;
  }

  /** Doubles the table, or only sweeps it where most of it is removed entries. */
  #grow(): void {
    const live = this.#buckets.reduce((count, entry) => (entry === EMPTY || entry === REMOVED ? count : count + 1), 0);
    const larger = new Uint32Array(live * 3 > this.#buckets.length ? this.#buckets.length * 2 : this.#buckets.length);
    for (const entry of this.#buckets) {
      if (entry === EMPTY || entry === REMOVED) continue;
      const { words, at } = this.#wordsOf(entry - 1);
      this.#place(larger, entry - 1, hashOf(words, at));
    }
    this.#buckets = larger;
    this.#used = live;
  }
}
