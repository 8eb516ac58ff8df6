/** Words of 32 bits in a stored id of 24 hexadecimal digits. */
export const ID_WORDS = 3;

const DIGITS_IN_WORD = 8;
const ID_DIGITS = ID_WORDS * DIGITS_IN_WORD;
/** Has a bit that no digit has. */
const NO_DIGIT = 16;
/** Value of a hexadecimal digit by its character code. */
const DIGIT_VALUES = new Uint8Array(128).fill(NO_DIGIT);
for (let value = 0; value < 16; value += 1) DIGIT_VALUES[value.toString(16).charCodeAt(0)] = value;

/**
 * Reads an id into `target[at … at+2]`.
 * @throws RangeError if it is not 24 hexadecimal digits, small letters
 */
export function packId(id: string, target: Uint32Array, at: number): void {
  let seen = id.length === ID_DIGITS ? 0 : NO_DIGIT;
  for (let word = 0; word < ID_WORDS; word += 1) {
    let bits = 0;
    for (let digit = 0; digit < DIGITS_IN_WORD; digit += 1) {
      const value = DIGIT_VALUES[id.charCodeAt(word * DIGITS_IN_WORD + digit)] ?? NO_DIGIT;
      seen |= value;
      bits = (bits << 4) | value;
    }
    target[at + word] = bits;
  }
  if (seen >= NO_DIGIT) throw new RangeError(`"${id}" is not an id of 24 hexadecimal digits.`);
}

export const unpackId = (words: Uint32Array, at: number): string =>
  [0, 1, 2].map((word) => (words[at + word] ?? 0).toString(16).padStart(DIGITS_IN_WORD, '0')).join('');

const hashOf = (words: Uint32Array, at: number): number => {
  const mixed = Math.imul((words[at] ?? 0) ^ Math.imul((words[at + 1] ?? 0) ^ Math.imul(words[at + 2] ?? 0, 0x9e3779b1), 0x85ebca6b), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const EMPTY = 0;
const REMOVED = 0xffffffff;

/** The ids of all records, and where each lies: an open-addressed table of record numbers, about 20 bytes an id. */
export class IdTable {
  /** The id of record `r` stands at `r · ID_WORDS`. */
  words = new Uint32Array(0);
  #buckets = new Uint32Array(1024);
  #used = 0;
  readonly #probe = new Uint32Array(ID_WORDS);

  /** @param capacity how many records there is to be room for */
  resize(capacity: number): void {
    const words = new Uint32Array(capacity * ID_WORDS);
    words.set(this.words.subarray(0, words.length));
    this.words = words;
  }

  /** @returns the record of an id, or -1 */
  find(id: string): number {
    const bucket = this.#bucketOf(id);
    return bucket < 0 ? -1 : (this.#buckets[bucket] ?? EMPTY) - 1;
  }

  /** Gives a record an id that is not in the table yet. */
  insert(record: number, id: string): void {
    if ((this.#used + 1) * 3 > this.#buckets.length * 2) this.#grow();
    packId(id, this.words, record * ID_WORDS);
    this.#place(this.#buckets, record);
    this.#used += 1;
  }

  remove(id: string): void {
    const bucket = this.#bucketOf(id);
    if (bucket >= 0) this.#buckets[bucket] = REMOVED;
  }

  get bytes(): number {
    return this.words.byteLength + this.#buckets.byteLength;
  }

  #bucketOf(id: string): number {
    const probe = this.#probe;
    packId(id, probe, 0);
    const { words } = this;
    const buckets = this.#buckets;
    const mask = buckets.length - 1;
    for (let bucket = hashOf(probe, 0) & mask; ; bucket = (bucket + 1) & mask) {
      const entry = buckets[bucket] ?? EMPTY;
      if (entry === EMPTY) return -1;
      if (entry === REMOVED) continue;
      const at = (entry - 1) * ID_WORDS;
      // The last word is the one that differs most often.
      if (words[at + 2] === probe[2] && words[at + 1] === probe[1] && words[at] === probe[0]) return bucket;
    }
  }

  #place(buckets: Uint32Array, record: number): void {
    const mask = buckets.length - 1;
    let bucket = hashOf(this.words, record * ID_WORDS) & mask;
    while ((buckets[bucket] ?? EMPTY) !== EMPTY) bucket = (bucket + 1) & mask;
    buckets[bucket] = record + 1;
  }

  /** Doubles the table, or only sweeps it where most of it is removed entries. */
  #grow(): void {
    let live = 0;
    for (const entry of this.#buckets) if (entry !== EMPTY && entry !== REMOVED) live += 1;
    const larger = new Uint32Array(live * 3 > this.#buckets.length ? this.#buckets.length * 2 : this.#buckets.length);
    for (const entry of this.#buckets) if (entry !== EMPTY && entry !== REMOVED) this.#place(larger, entry - 1);
    this.#buckets = larger;
    this.#used = live;
  }
}
