/** Words of 32 bits in a stored id of 24 hexadecimal digits. */
export const ID_WORDS = 3;

const DIGITS_IN_WORD = 8;
const ID_DIGITS = ID_WORDS * DIGITS_IN_WORD;
/** Has a bit that no digit has. */
const NO_DIGIT = 16;
const ASCII = 128;
/** Value of a hexadecimal digit by its character code. */
const DIGIT_VALUES = new Uint8Array(ASCII).fill(NO_DIGIT);
for (let value = 0; value < 16; value += 1) DIGIT_VALUES[value.toString(16).charCodeAt(0)] = value;

/**
 * Reads an id into `target[at … at+2]`.
 * @throws RangeError if it is not 24 hexadecimal digits, small letters
 */
export function packId(id: string, target: Uint32Array, at: number): void {
  // What is wrong with any digit is looked at once, in the end.
  let seen = id.length === ID_DIGITS ? 0 : NO_DIGIT;
  let codes = 0;
  for (let word = 0; word < ID_WORDS; word += 1) {
    let bits = 0;
    for (let digit = 0; digit < DIGITS_IN_WORD; digit += 1) {
      const code = id.charCodeAt(word * DIGITS_IN_WORD + digit);
      const value = DIGIT_VALUES[code & (ASCII - 1)] as number;
      codes |= code;
      seen |= value;
      bits = (bits << 4) | value;
    }
    target[at + word] = bits;
  }
  if (seen >= NO_DIGIT || codes >= ASCII) throw new RangeError(`"${id}" is not an id of 24 hexadecimal digits.`);
}

export const unpackId = (words: Uint32Array, at: number): string =>
  [0, 1, 2].map((word) => (words[at + word] ?? 0).toString(16).padStart(DIGITS_IN_WORD, '0')).join('');

const hashOf = (words: Uint32Array, at: number): number => {
  const mixed = Math.imul(
    (words[at] ?? 0) ^ Math.imul((words[at + 1] ?? 0) ^ Math.imul(words[at + 2] ?? 0, 0x9e3779b1), 0x85ebca6b),
    0xc2b2ae35,
  );
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const EMPTY = 0;

/**
 * The ids of all records, and where each lies: an open-addressed table, about 20 bytes an id. A bucket holds a record's
 * number plus one and, in the bits that such numbers leave free, those of its hash that did not choose the bucket: ids
 * are read only where they all but surely are the right ones.
 */
export class IdTable {
  /** The id of record `r` stands at `r · ID_WORDS`. */
  words = new Uint32Array(0);
  #buckets = new Uint32Array(1024);
  #used = 0;
  /** The id that is being looked for. */
  readonly #probe = new Uint32Array(ID_WORDS);

  /** @param capacity how many records there is to be room for */
  resize(capacity: number): void {
    const words = new Uint32Array(capacity * ID_WORDS);
    words.set(this.words.subarray(0, words.length));
    this.words = words;
  }

  /**
   * @returns the record of an id, or -1
   * @throws RangeError if it is not 24 hexadecimal digits, small letters
   */
  find(id: string): number {
    packId(id, this.#probe, 0);
    return this.#recordIn(this.#bucketOf(hashOf(this.#probe, 0)));
  }

  /**
   * Looks for an id, and gives it a record where it has none.
   * @param unused a number below that of ids ever in the table at once, one included
   * @returns the record of the id: the unused one if the id is new
   * @throws RangeError if it is not 24 hexadecimal digits, small letters
   */
  findOrInsert(id: string, unused: number): number {
    packId(id, this.#probe, 0);
    return this.#findOrInsertProbe(unused);
  }

  /** As `findOrInsert`, of an id that is packed already. */
  findOrInsertPacked(words: Uint32Array, at: number, unused: number): number {
    for (let word = 0; word < ID_WORDS; word += 1) this.#probe[word] = words[at + word] ?? 0;
    return this.#findOrInsertProbe(unused);
  }

  #findOrInsertProbe(unused: number): number {
    if ((this.#used + 1) * 3 > this.#buckets.length * 2) this.#grow();
    const hash = hashOf(this.#probe, 0);
    const bucket = this.#bucketOf(hash);
    const existing = this.#recordIn(bucket);
    if (existing >= 0) return existing;
    const at = unused * ID_WORDS;
    for (let word = 0; word < ID_WORDS; word += 1) this.words[at + word] = this.#probe[word] ?? 0;
    this.#buckets[bucket] = entryOf(unused, hash, this.#buckets.length - 1);
    this.#used += 1;
    return unused;
  }

  /** Closes the gap that an id leaves, so that a search may end at the first empty bucket. */
  remove(id: string): void {
    packId(id, this.#probe, 0);
    let gap = this.#bucketOf(hashOf(this.#probe, 0));
    if (this.#recordIn(gap) < 0) return;
    const buckets = this.#buckets;
    const mask = buckets.length - 1;
    for (let bucket = (gap + 1) & mask; buckets[bucket] !== EMPTY; bucket = (bucket + 1) & mask) {
      const home = hashOf(this.words, this.#recordIn(bucket) * ID_WORDS) & mask;
      // What stands nearer to its home than the gap is must stay.
      if (((bucket - home) & mask) < ((bucket - gap) & mask)) continue;
      buckets[gap] = buckets[bucket] ?? EMPTY;
      gap = bucket;
    }
    buckets[gap] = EMPTY;
    this.#used -= 1;
  }

  get bytes(): number {
    return this.words.byteLength + this.#buckets.byteLength;
  }

  /** @returns the record in a bucket, or -1 */
  #recordIn(bucket: number): number {
    return ((this.#buckets[bucket] ?? EMPTY) & (this.#buckets.length - 1)) - 1;
  }

  /** @returns the bucket of the id in the probe, or the empty one where it would stand */
  #bucketOf(hash: number): number {
    const probe = this.#probe;
    const { words } = this;
    const buckets = this.#buckets;
    const mask = buckets.length - 1;
    for (let bucket = hash & mask; ; bucket = (bucket + 1) & mask) {
      const entry = buckets[bucket] ?? EMPTY;
      if (entry === EMPTY) return bucket;
      if (((entry ^ hash) & ~mask) !== 0) continue;
      const at = ((entry & mask) - 1) * ID_WORDS;
      if (words[at + 2] === probe[2] && words[at + 1] === probe[1] && words[at] === probe[0]) return bucket;
    }
  }

  #grow(): void {
    const larger = new Uint32Array(this.#buckets.length * 2);
    const mask = larger.length - 1;
    for (let bucket = 0; bucket < this.#buckets.length; bucket += 1) {
      const record = this.#recordIn(bucket);
      if (record < 0) continue;
      const hash = hashOf(this.words, record * ID_WORDS);
      let place = hash & mask;
      while (larger[place] !== EMPTY) place = (place + 1) & mask;
      larger[place] = entryOf(record, hash, mask);
    }
    this.#buckets = larger;
  }
}

const entryOf = (record: number, hash: number, mask: number): number => ((hash & ~mask) | (record + 1)) >>> 0;
