import type { Blockers } from './blockers.js';
import { ID_WORDS } from './ids.js';
import type { Postings } from './postings.js';
import { GONE } from './postings.js';
import type { Records } from './records.js';
import { COUNTRY_SHIFT, ROLE_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';

/** To be raised when the same profiles would be written down otherwise, or mean something else. */
export const SNAPSHOT_FORMAT = 2;

/** Bytes that are handed on at once: small enough that nobody waits for them. */
const PART = 1 << 18;
const WORD = Uint32Array.BYTES_PER_ELEMENT;

/** What comes next. */
export const MORE = 1;
export const END = 0;

/** Writes numbers and texts one after the other into parts of one size, each beginning at a multiple of four bytes. */
class Parts {
  readonly #texts = new TextEncoder();
  #words = new Uint32Array(PART / WORD);
  #at = 0;

  *number(value: number): Generator<Uint8Array> {
    if (this.#at === this.#words.length) yield this.#handOn();
    this.#words[this.#at] = value;
    this.#at += 1;
  }

  *numbers(values: Uint32Array | Uint16Array): Generator<Uint8Array> {
    yield* this.number(values.length);
    yield* this.raw(values);
  }

  *raw(values: Uint32Array | Uint16Array): Generator<Uint8Array> {
    for (let from = 0; from < values.length;) {
      if (this.#at === this.#words.length) yield this.#handOn();
      const some = values.subarray(from, from + this.#words.length - this.#at);
      this.#words.set(some, this.#at);
      this.#at += some.length;
      from += some.length;
    }
  }

  *text(text: string): Generator<Uint8Array> {
    const bytes = this.#texts.encode(text);
    const words = new Uint32Array(Math.ceil(bytes.length / WORD));
    new Uint8Array(words.buffer).set(bytes);
    yield* this.number(bytes.length);
    yield* this.raw(words);
  }

  *rest(): Generator<Uint8Array> {
    if (this.#at > 0) yield this.#handOn();
  }

  #handOn(): Uint8Array {
    const part = new Uint8Array(this.#words.buffer, 0, this.#at * WORD);
    this.#words = new Uint32Array(PART / WORD);
    this.#at = 0;
    return part;
  }
}

/** A segment's profiles as they lay when this was made, dead slots left out. */
class Captured {
  /** Old slot → slot among those that live, or `GONE`. */
  readonly moved: Uint32Array;
  readonly count: number;
  readonly #traits: Uint32Array;
  readonly #ids: Uint32Array;
  readonly #blocked: [slot: number, companies: readonly string[]][] = [];
  readonly #segment: Segment;

  constructor(segment: Segment, records: Records, blockers: Blockers) {
    this.#segment = segment;
    this.moved = new Uint32Array(segment.count).fill(GONE);
    this.#traits = new Uint32Array(segment.live);
    this.#ids = new Uint32Array(segment.live * ID_WORDS);
    let next = 0;
    for (let slot = 0; slot < segment.count; slot += 1) {
      if (!segment.isLive(slot)) continue;
      this.moved[slot] = next;
      this.#traits[next] = segment.traits[slot] ?? 0;
      const record = segment.record[slot] ?? 0;
      records.packedIdOf(record, this.#ids, next * ID_WORDS);
      const companies = blockers.by(record);
      if (companies.length > 0) this.#blocked.push([next, companies]);
      next += 1;
    }
    this.count = next;
  }

  *parts(to: Parts): Generator<Uint8Array> {
    const { categoryId, kind } = this.#segment;
    yield* to.text(JSON.stringify({ categoryId, kind, blocked: this.#blocked }));
    yield* to.numbers(this.#traits);
    yield* to.raw(this.#ids);
    for (const column of ['payFrom', 'payTo', 'joined'] as const) yield* to.raw(this.#living(this.#segment[column]));
    const { skills, roles, countries, words } = this.#segment;
    yield* this.#lists(to, skills, SKILL_SHIFT);
    yield* this.#lists(to, roles, ROLE_SHIFT);
    yield* this.#lists(to, countries, COUNTRY_SHIFT);
    for (const [country, { cities }] of countries) {
      yield* to.number(MORE);
      yield* to.text(country);
      yield* this.#lists(to, cities, 0);
    }
    yield* to.number(END);
    for (const list of words.lists) {
      yield* to.number(MORE);
      yield* this.#lists(to, list, 0);
    }
    yield* to.number(END);
  }

  #living(column: Uint32Array | Uint16Array): Uint32Array {
    const living = new Uint32Array(this.count);
    for (let slot = 0; slot < this.moved.length; slot += 1) {
      const to = this.moved[slot] ?? GONE;
      if (to !== GONE) living[to] = column[slot] ?? 0;
    }
    return living;
  }

  *#lists(to: Parts, lists: ReadonlyMap<string, Postings>, shift: number): Generator<Uint8Array> {
    for (const [key, postings] of lists) {
      const length = this.#lengthOf(postings, shift);
      if (length === 0) continue;
      yield* to.number(MORE);
      yield* to.text(key);
      yield* to.number(length);
      let left = length;
      for (const run of postings.runs()) {
        if (left === 0) break;
        const living = this.#livingIn(run, shift);
        left -= living.length;
        yield* to.raw(living);
      }
    }
    yield* to.number(END);
  }

  /** Slots that came since have no number here: they are not counted. */
  #lengthOf(postings: Postings, shift: number): number {
    const { moved } = this;
    let length = 0;
    for (const run of postings.runs())
      for (let index = 0; index < run.length; index += 1) {
        const slot = (run[index] as number) >>> shift;
        if (slot < moved.length && moved[slot] !== GONE) length += 1;
      }
    return length;
  }

  #livingIn(run: Uint32Array, shift: number): Uint32Array {
    const { moved } = this;
    const mask = (1 << shift) - 1;
    const living = new Uint32Array(run.length);
    let length = 0;
    for (let index = 0; index < run.length; index += 1) {
      const entry = run[index] as number;
      const slot = entry >>> shift;
      if (slot >= moved.length || moved[slot] === GONE) continue;
      living[length] = (((moved[slot] as number) << shift) | (entry & mask)) >>> 0;
      length += 1;
    }
    return living.subarray(0, length);
  }
}

/**
 * Writes down the profiles of segments, some at a time; in between the index may change, but no segment be compacted. Each
 * segment is written as it lies when its turn comes. So who changes between the first part and the last may be written
 * as before, as after, twice or not at all, and has to be read anew by whoever takes it from there.
 */
export function* snapshotParts(
  segments: readonly Segment[],
  records: Records,
  blockers: Blockers,
): Generator<Uint8Array> {
  const to = new Parts();
  yield* to.number(SNAPSHOT_FORMAT);
  for (const segment of segments) {
    yield* to.number(MORE);
    yield* new Captured(segment, records, blockers).parts(to);
  }
  yield* to.number(END);
  yield* to.rest();
}
