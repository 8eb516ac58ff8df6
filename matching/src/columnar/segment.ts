import type { RateTable } from '../subjects/rates.js';
import { payRange } from '../subjects/salary.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { LiveCounts } from './live-counts.js';
import { GONE, Postings, withSpare } from './postings.js';
import { IN_USE, PLACE_KNOWN } from './traits.js';
import { WordPostings } from './word-postings.js';

export const SKILL_SHIFT = 4;
export const ROLE_SHIFT = 7;
export const COUNTRY_SHIFT = 1;
/** Day of a talent of whom none is known. */
export const DAY_UNKNOWN = 0xffff;
/** Amount of a talent who gave none. */
export const PAY_UNKNOWN = 0xffffffff;

type PostingsByKey = Map<string, Postings>;

/** Who accepts a country, and who names which of its cities. */
export class CountryPostings extends Postings {
  readonly cities: PostingsByKey = new Map();
}

function postingsOf(lists: PostingsByKey, key: string): Postings {
  let postings = lists.get(key);
  if (postings === undefined) lists.set(key, (postings = new Postings()));
  return postings;
}

const grown = (column: Uint32Array, capacity: number): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(capacity);
  larger.set(column.subarray(0, Math.min(column.length, capacity)));
  return larger;
};

/** @param moved old slot → new slot, or `GONE` */
function closeGaps(column: Uint32Array | Uint16Array, moved: Uint32Array): void {
  for (let slot = 0; slot < moved.length; slot += 1) {
    const to = moved[slot] as number;
    if (to !== GONE) column[to] = column[slot] as number;
  }
}

/** Columns grow by this part of them (one in 2 to its power), so that little of them is empty. */
const GROWTH_SHIFT = 5;

/** A segment's columns by slot. */
export interface SegmentColumns {
  readonly traits: Uint32Array;
  readonly payFrom: Uint32Array;
  readonly payTo: Uint32Array;
  readonly joined: Uint16Array | Uint32Array;
  readonly record: Uint32Array;
}

/** Which profiles of a category lie in one segment. */
export interface SegmentKind {
  /** Whether its profiles take part in what is ranked and counted for a role. */
  readonly ranked: boolean;
  /** Whether its profiles hide from anybody, so that only verified companies come upon them. */
  readonly shielded: boolean;
}

/** All profiles of one category and kind, as columns by slot and postings by skill, role and place. */
export class Segment {
  readonly categoryId: string;
  readonly kind: SegmentKind;
  /** Slots ever filled, dead ones included. */
  count = 0;
  live = 0;
  traits = new Uint32Array(16);
  payFrom = new Uint32Array(16);
  payTo = new Uint32Array(16);
  /** Day of joining, counted from 1970. */
  joined = new Uint16Array(16);
  /** Number of the profile's record, which holds its id. */
  record = new Uint32Array(16);
  /** slot << 4 | level in half stars */
  readonly skills: PostingsByKey = new Map();
  /** slot << 7 | years */
  readonly roles: PostingsByKey = new Map();
  /** slot << 1 | 1 where no city is named; its cities hold slots */
  readonly countries = new Map<string, CountryPostings>();
  readonly words = new WordPostings();
  readonly counts = new LiveCounts();
  /** Memory of all lists, when there were so many slots. */
  #measured: { readonly bytes: number; readonly count: number } | null = null;

  constructor(categoryId: string, kind: SegmentKind) {
    this.categoryId = categoryId;
    this.kind = kind;
  }

  /**
   * @param traits of the profile, from `packTraits`
   * @param record number of the profile's record
   * @returns the slot that the profile was put into
   */
  append(profile: MatchProfile, traits: number, record: number, rates: RateTable): number {
    if (this.count === this.traits.length) this.#resize(this.count + (this.count >>> GROWTH_SHIFT) + 16);
    const slot = this.count;
    const pay = payRange(profile, rates);
    this.traits[slot] = this.#appendPlaces(profile, slot) ? traits | PLACE_KNOWN : traits;
    this.counts.add(traits);
    this.payFrom[slot] = pay === null ? PAY_UNKNOWN : pay.from;
    this.payTo[slot] = pay === null ? PAY_UNKNOWN : pay.to;
    this.joined[slot] = profile.joinedDay ?? DAY_UNKNOWN;
    this.record[slot] = record;
    if (profile.texts !== undefined) this.words.add(profile.texts, slot);
    for (const skill of profile.skills)
      postingsOf(this.skills, skill.skillId).push(((slot << SKILL_SHIFT) | (skill.level * 2)) >>> 0);
    for (const role of profile.desiredRoles)
      postingsOf(this.roles, role.roleId).push(((slot << ROLE_SHIFT) | role.years) >>> 0);
    this.count += 1;
    this.live += 1;
    return slot;
  }

  /**
   * Takes columns that were written down into a segment that is empty.
   * @param columns of the same length, without dead slots
   */
  fill({ traits, payFrom, payTo, joined, record }: SegmentColumns): void {
    this.#resize(withSpare(traits.length));
    this.traits.set(traits);
    this.payFrom.set(payFrom);
    this.payTo.set(payTo);
    this.joined.set(joined);
    this.record.set(record);
    this.count = traits.length;
    this.live = traits.length;
    for (const word of traits) this.counts.add(word);
  }

  /** @returns whether there was any place */
  #appendPlaces({ places }: MatchProfile, slot: number): boolean {
    let placed = false;
    // Among all ways to walk through an object, this one is cheapest by far; nothing is inherited by a plain one.
    for (const country in places) {
      const cities = places[country] ?? [];
      placed = true;
      let inCountry = this.countries.get(country);
      if (inCountry === undefined) this.countries.set(country, (inCountry = new CountryPostings()));
      inCountry.push(((slot << COUNTRY_SHIFT) | (cities.length === 0 ? 1 : 0)) >>> 0);
      for (const city of cities) postingsOf(inCountry.cities, city).push(slot);
    }
    return placed;
  }

  /** Takes a slot out of use; its postings stay until the segment is compacted. */
  kill(slot: number): void {
    const word = this.traits[slot] ?? 0;
    this.counts.died(slot, word);
    this.traits[slot] = word & ~IN_USE;
    this.live -= 1;
  }

  isLive(slot: number): boolean {
    return ((this.traits[slot] ?? 0) & IN_USE) !== 0;
  }

  /**
   * Closes the gaps that dead slots left.
   * @param onMove told the record and the new slot of every profile
   */
  compact(onMove: (record: number, slot: number) => void): void {
    const moved = new Uint32Array(this.count).fill(GONE);
    let next = 0;
    for (let slot = 0; slot < this.count; slot += 1) {
      if (!this.isLive(slot)) continue;
      moved[slot] = next;
      onMove(this.record[slot] ?? 0, next);
      next += 1;
    }
    for (const column of [this.traits, this.payFrom, this.payTo, this.joined, this.record]) closeGaps(column, moved);
    this.count = next;
    this.#measured = null;
    this.counts.compacted();
    for (const [byKey, shift] of this.#lists())
      for (const [key, postings] of byKey) {
        postings.renumber(moved, shift);
        if (postings.length === 0) byKey.delete(key);
        else postings.trim();
      }
  }

  /** Gives back the room that growth left over, but for what the next few profiles need. */
  trim(): void {
    this.#resize(withSpare(this.count));
    this.#measured = null;
    for (const [byKey] of this.#lists()) for (const postings of byKey.values()) postings.trim();
  }

  /** Memory in bytes, to about a percent: the lists are many, and are walked through again when so many profiles came since. */
  get bytes(): number {
    const columns = this.traits.byteLength * 4 + this.joined.byteLength;
    const measured = this.#measured;
    if (measured !== null && this.count - measured.count <= measured.count / 100) return columns + measured.bytes;
    let bytes = 0;
    for (const [byKey] of this.#lists()) for (const postings of byKey.values()) bytes += postings.bytes;
    this.#measured = { bytes, count: this.count };
    return columns + bytes;
  }

  /** All postings, with the bits below the slot in their entries. */
  #lists(): (readonly [PostingsByKey, number])[] {
    const cities = [...this.countries.values()].map((country) => [country.cities, 0] as const);
    const words = [...this.words.lists].map((list) => [list, 0] as const);
    return [[this.skills, SKILL_SHIFT], [this.roles, ROLE_SHIFT], [this.countries, COUNTRY_SHIFT], ...cities, ...words];
  }

  #resize(capacity: number): void {
    this.traits = grown(this.traits, capacity);
    this.payFrom = grown(this.payFrom, capacity);
    this.payTo = grown(this.payTo, capacity);
    this.record = grown(this.record, capacity);
    const joined = new Uint16Array(capacity);
    joined.set(this.joined.subarray(0, Math.min(this.joined.length, capacity)));
    this.joined = joined;
  }
}
