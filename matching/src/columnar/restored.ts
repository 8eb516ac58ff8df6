import type { Blockers } from './blockers.js';
import { ID_WORDS } from './ids.js';
import { Postings } from './postings.js';
import type { Records } from './records.js';
import { CountryPostings, Segment, type SegmentKind } from './segment.js';
import { END, MORE, SNAPSHOT_FORMAT } from './snapshot.js';

const WORD = Uint32Array.BYTES_PER_ELEMENT;

/** Reads what `Parts` wrote. */
class Reader {
  readonly #bytes: Uint8Array;
  readonly #words: Uint32Array;
  readonly #texts = new TextDecoder('utf-8', { fatal: true });
  #at = 0;

  /** @param bytes beginning at a multiple of four in their buffer */
  constructor(bytes: Uint8Array) {
    if (bytes.byteLength % WORD !== 0) throw new RangeError('The snapshot is cut off.');
    this.#bytes = bytes;
    this.#words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / WORD);
  }

  number(): number {
    const value = this.#words[this.#at];
    if (value === undefined) throw new RangeError('The snapshot is cut off.');
    this.#at += 1;
    return value;
  }

  /** @returns a view: to be copied where it is to be changed */
  raw(length: number): Uint32Array {
    if (this.#at + length > this.#words.length) throw new RangeError('The snapshot is cut off.');
    const values = this.#words.subarray(this.#at, this.#at + length);
    this.#at += length;
    return values;
  }

  numbers(): Uint32Array {
    return this.raw(this.number());
  }

  text(): string {
    const length = this.number();
    const from = this.#at * WORD;
    this.raw(Math.ceil(length / WORD));
    return this.#texts.decode(this.#bytes.subarray(from, from + length));
  }

  *each(): Generator<void> {
    for (let next = this.number(); next !== END; next = this.number()) {
      if (next !== MORE) throw new RangeError('The snapshot does not go on as it should.');
      yield;
    }
  }

  get atEnd(): boolean {
    return this.#at === this.#words.length;
  }
}

interface SegmentHead {
  readonly categoryId: string;
  readonly kind: SegmentKind;
  readonly blocked: readonly (readonly [slot: number, companies: readonly string[]])[];
}

/** Where what is read comes to lie. */
export interface Restoring {
  readonly records: Records;
  readonly blockers: Blockers;
  /** @returns the number of a segment that is to hold profiles from now on */
  readonly addSegment: (segment: Segment) => number;
  /** Frees the slot of a record that lay somewhere already. */
  readonly vacate: (record: number) => void;
}

function readLists(from: Reader, take: (key: string, entries: Uint32Array) => void): void {
  for (const _ of from.each()) {
    const key = from.text();
    take(key, from.numbers());
  }
}

function readSegment(from: Reader, { records, blockers, addSegment, vacate }: Restoring): void {
  const { categoryId, kind, blocked } = JSON.parse(from.text()) as SegmentHead;
  const segment = new Segment(categoryId, kind);
  const traits = from.numbers();
  const { length } = traits;
  const ids = from.raw(length * ID_WORDS);
  const [payFrom, payTo, joined] = [from.raw(length), from.raw(length), from.raw(length)];
  const record = new Uint32Array(length);
  const number = addSegment(segment);
  for (let slot = 0; slot < length; slot += 1) {
    const found = records.findOrAddPacked(ids, slot * ID_WORDS);
    // Who moved while the snapshot was written stands in it twice.
    if (records.isPlaced(found)) vacate(found);
    blockers.set(found, []);
    records.place(found, number, slot);
    record[slot] = found;
  }
  segment.fill({ traits, payFrom, payTo, joined, record });
  for (const [slot, companies] of blocked) blockers.set(record[slot] ?? 0, companies);
  readLists(from, (key, entries) => segment.skills.set(key, new Postings().filled(entries)));
  readLists(from, (key, entries) => segment.roles.set(key, new Postings().filled(entries)));
  readLists(from, (key, entries) => segment.countries.set(key, new CountryPostings().filled(entries)));
  for (const _ of from.each()) {
    const country = segment.countries.get(from.text()) ?? new CountryPostings();
    readLists(from, (city, entries) => country.cities.set(city, new Postings().filled(entries)));
  }
  for (const _ of from.each())
    readLists(from, (word, entries) => segment.words.put(word, new Postings().filled(entries)));
}

/**
 * Reads what `snapshotParts` wrote, a segment at a time.
 * @param bytes all of it, beginning at a multiple of four in their buffer
 * @throws RangeError, SyntaxError or TypeError where they are something else
 */
export function* restored(bytes: Uint8Array, restoring: Restoring): Generator<void> {
  const from = new Reader(bytes);
  if (from.number() !== SNAPSHOT_FORMAT) throw new RangeError('The snapshot has another format.');
  for (const _ of from.each()) {
    readSegment(from, restoring);
    yield;
  }
  if (!from.atEnd) throw new RangeError('The snapshot goes on behind its end.');
}
