import { tieHasher } from '../ranking/order.js';
import { ID_WORDS, IdTable, unpackId } from './ids.js';
import { withSpare } from './postings.js';

const NOWHERE = 0xffff;

/** Who is in the index, numbered: the id of every record, and where its profile lies. */
export class Records {
  readonly #ids = new IdTable();
  #segmentOf = new Uint16Array(0);
  #slotOf = new Uint32Array(0);
  /** Numbers ever given, those to be given again included. */
  #count = 0;
  readonly #free: number[] = [];

  /**
   * @returns the record of an id, or -1
   * @throws RangeError if it is not 24 hexadecimal digits, small letters
   */
  find(id: string): number {
    return this.#ids.find(id);
  }

  /**
   * @returns the record of an id; a new one, which lies nowhere so far, if it had none
   * @throws RangeError if it is not 24 hexadecimal digits, small letters
   */
  findOrAdd(id: string): number {
    const unused = this.#unused();
    return this.#taken(this.#ids.findOrInsert(id, unused), unused);
  }

  /** As `findOrAdd`, of an id that is packed already, as `packedIdOf` gives it. */
  findOrAddPacked(words: Uint32Array, at: number): number {
    const unused = this.#unused();
    return this.#taken(this.#ids.findOrInsertPacked(words, at, unused), unused);
  }

  /** Writes a record's id into `target[at … at+2]`. */
  packedIdOf(record: number, target: Uint32Array, at: number): void {
    for (let word = 0; word < ID_WORDS; word += 1) target[at + word] = this.#ids.words[record * ID_WORDS + word] ?? 0;
  }

  #unused(): number {
    const unused = this.#free.at(-1) ?? this.#count;
    if (unused === this.#slotOf.length) this.#resize(Math.ceil(this.#count * 1.25) + 16);
    return unused;
  }

  #taken(record: number, unused: number): number {
    if (record !== unused) return record;
    if (unused === this.#count) this.#count += 1;
    else this.#free.pop();
    return record;
  }

  remove(record: number): void {
    this.#ids.remove(this.idOf(record));
    this.#segmentOf[record] = NOWHERE;
    this.#free.push(record);
  }

  /** Whether a record's profile lies anywhere yet. */
  isPlaced(record: number): boolean {
    return this.#segmentOf[record] !== NOWHERE;
  }

  /** Says where a record's profile lies. @param segment number of the segment */
  place(record: number, segment: number, slot: number): void {
    this.#segmentOf[record] = segment;
    this.#slotOf[record] = slot;
  }

  /** Says where in its segment a record's profile lies now. */
  move(record: number, slot: number): void {
    this.#slotOf[record] = slot;
  }

  /** @returns number of the segment that a record's profile lies in */
  segmentOf(record: number): number {
    return this.#segmentOf[record] ?? NOWHERE;
  }

  slotOf(record: number): number {
    return this.#slotOf[record] ?? 0;
  }

  idOf(record: number): string {
    return unpackId(this.#ids.words, record * ID_WORDS);
  }

  /**
   * The ids of all records that lie somewhere, some at a time. Records may come, move and go between two parts.
   * @param size ids in a part at most
   */
  *idsInParts(size: number): Generator<string[]> {
    for (let from = 0; from < this.#count; from += size) {
      const part: string[] = [];
      for (let record = from; record < Math.min(from + size, this.#count); record += 1)
        if (this.isPlaced(record)) part.push(this.idOf(record));
      yield part;
    }
  }

  /** Order of two ids. */
  isBefore(recordA: number, recordB: number): boolean {
    const { words } = this.#ids;
    for (let word = 0; word < ID_WORDS; word += 1) {
      const a = words[recordA * ID_WORDS + word] ?? 0;
      const b = words[recordB * ID_WORDS + word] ?? 0;
      if (a !== b) return a < b;
    }
    return false;
  }

  /** @returns whether a record's id comes after another id */
  isAfter(record: number, id: string): boolean {
    return this.idOf(record) > id;
  }

  /** @returns `tieHash` by record, for one role and week */
  tieHasher(roleId: string, week: number): (record: number) => number {
    const hash = tieHasher(roleId, week);
    const { words } = this.#ids;
    return (record) => hash(words, record * ID_WORDS);
  }

  /** Ids of all records, `ID_WORDS` each; of whoever was removed, the last. */
  get ids(): Uint32Array {
    return this.#ids.words;
  }

  /** Gives back the room that growth left over, but for what the next few need. */
  trim(): void {
    this.#resize(withSpare(this.#count));
  }

  /** Numbers ever given, those to be given again included. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#ids.bytes + this.#segmentOf.byteLength + this.#slotOf.byteLength;
  }

  #resize(capacity: number): void {
    this.#ids.resize(capacity);
    const slots = new Uint32Array(capacity);
    slots.set(this.#slotOf.subarray(0, capacity));
    this.#slotOf = slots;
    const segments = new Uint16Array(capacity).fill(NOWHERE);
    segments.set(this.#segmentOf.subarray(0, capacity));
    this.#segmentOf = segments;
  }
}
