import type { Postings } from './postings.js';
import {
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  IN_USE,
  SETUP_BITS,
} from './traits.js';

/** Setups, and the code of availability above them, of a profile's traits. */
export const countedTraits = (word: number): number =>
  (((word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK) << SETUP_BITS) | (word & ((1 << SETUP_BITS) - 1));
/** How many of them there are. */
export const COUNTED_TRAITS = (AVAILABILITY_MASK + 1) << SETUP_BITS;

export const employmentOf = (word: number): number => (word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK;

/** A list is walked through where more slots than this part of its entries are to be looked up in it. */
const WALK_SHARE = 1 / 16;

/** Dead entries of a list, as far as the slots that died were looked up in it. */
interface Known {
  readonly entries: number;
  readonly died: number;
}
const NOTHING: Known = { entries: 0, died: 0 };

/**
 * How many of a segment's profiles have which traits and stand in which list, kept up while they come and go. A list keeps
 * the entries of dead slots until the segment is compacted: each is looked up in it once.
 */
export class LiveCounts {
  /** By `countedTraits`. */
  readonly byTraits = new Uint32Array(COUNTED_TRAITS);
  /** By `employmentOf`. */
  readonly byEmployment = new Uint32Array(EMPLOYMENT_MASK + 1);
  /** Slots that died since the segment was compacted. */
  readonly #died: number[] = [];
  readonly #known = new Map<Postings, Known>();

  add(word: number): void {
    this.#count(word, 1);
  }

  died(slot: number, word: number): void {
    this.#count(word, -1);
    this.#died.push(slot);
  }

  /** To be told when no list has entries of dead slots any more. */
  compacted(): void {
    this.#died.length = 0;
    this.#known.clear();
  }

  /**
   * @param slotShift bits below the slot in an entry
   * @param traits of all slots
   * @returns entries of a list whose slots are alive
   */
  livingIn(list: Postings, slotShift: number, traits: Uint32Array): number {
    const known = this.#known.get(list) ?? NOTHING;
    const news = this.#died.slice(known.died);
    if (news.length === 0) return list.length - known.entries;
    const entries =
      news.length > list.length * WALK_SHARE
        ? deadIn(list, slotShift, traits)
        : known.entries + news.filter((slot) => list.has(slot, slotShift)).length;
    this.#known.set(list, { entries, died: this.#died.length });
    return list.length - entries;
  }

  #count(word: number, by: 1 | -1): void {
    const traits = countedTraits(word);
    this.byTraits[traits] = (this.byTraits[traits] as number) + by;
    const employment = employmentOf(word);
    this.byEmployment[employment] = (this.byEmployment[employment] as number) + by;
  }
}

function deadIn(list: Postings, slotShift: number, traits: Uint32Array): number {
  let dead = 0;
  for (const run of list.runs())
    for (let index = 0; index < run.length; index += 1)
      if (((traits[(run[index] as number) >>> slotShift] as number) & IN_USE) === 0) dead += 1;
  return dead;
}
