import { AVAILABILITY_MONTHS, EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import { facetCountsOf, type Holders, OptionHolders } from '../ranking/facet-counts.js';
import { choosing, type FacetCounts, type OptionGroup } from '../ranking/facets.js';
import { FILTER_GROUPS, type FilterGroup, isGroupSet, type MatchFilters } from '../ranking/filters.js';
import { COUNTED_TRAITS, countedTraits, employmentOf } from './live-counts.js';
import { groupBit } from './narrowing.js';
import type { Postings } from './postings.js';
import { COUNTRY_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';
import { AVAILABILITY_CODES, EMPLOYMENT_MASK, employmentTable, SETUP_BITS } from './traits.js';

const MASKS = 1 << FILTER_GROUPS.length;
const ANYBODY = (): boolean => true;

/** Adds up facet counts over segments, each looked at once. */
export class FacetCounter {
  readonly #filters: MatchFilters;
  /** Profiles by setups and availability, and by the groups of filters that they fail. */
  readonly #byTraits = new Uint32Array(COUNTED_TRAITS * MASKS);
  /** By what employment says, and by `EMPLOYMENT_COLUMN`. */
  readonly #byEmployment = new Uint32Array((EMPLOYMENT_MASK + 1) * EMPLOYMENT_COLUMNS);
  readonly #holders = new OptionHolders();

  constructor(filters: MatchFilters) {
    this.#filters = filters;
  }

  /** @param failed from `failedGroups`, with those out of use that are not to be counted */
  add(segment: Segment, failed: Uint16Array): void {
    const before = this.#passing(ANYBODY, groupBit('categories'));
    countTraits(segment, failed, this.#byTraits, this.#byEmployment);
    const after = this.#passing(ANYBODY, groupBit('categories'));
    this.#holders.add('categories', segment.categoryId, {
      passing: after.passing - before.passing,
      failingOwn: after.failingOwn - before.failingOwn,
    });
    this.#addPostings('countries', segment.countries, COUNTRY_SHIFT, failed, groupBit('countries'));
    this.#addPostings('skills', segment.skills, SKILL_SHIFT, failed, groupBit('skills'));
  }

  /**
   * As `add`, where nothing narrows: what the segment knows is told without looking at everybody.
   * @param unseen slots that are not to be counted, a few
   */
  addAll(segment: Segment, unseen: readonly number[]): void {
    const { counts, traits } = segment;
    counts.byTraits.forEach(
      (profiles, at) => (this.#byTraits[at * MASKS] = (this.#byTraits[at * MASKS] ?? 0) + profiles),
    );
    counts.byEmployment.forEach(
      (profiles, at) =>
        (this.#byEmployment[at * EMPLOYMENT_COLUMNS] = (this.#byEmployment[at * EMPLOYMENT_COLUMNS] ?? 0) + profiles),
    );
    for (const slot of unseen) {
      const word = traits[slot] ?? 0;
      const [at, employment] = [countedTraits(word) * MASKS, employmentOf(word) * EMPLOYMENT_COLUMNS];
      this.#byTraits[at] = (this.#byTraits[at] ?? 0) - 1;
      this.#byEmployment[employment] = (this.#byEmployment[employment] ?? 0) - 1;
    }
    this.#holders.add('categories', segment.categoryId, { passing: segment.live - unseen.length, failingOwn: 0 });
    for (const [group, lists, shift] of [
      ['countries', segment.countries, COUNTRY_SHIFT],
      ['skills', segment.skills, SKILL_SHIFT],
    ] as const)
      for (const [option, list] of lists) {
        const left = unseen.filter((slot) => list.has(slot, shift)).length;
        this.#holders.add(group, option, { passing: counts.livingIn(list, shift, traits) - left, failingOwn: 0 });
      }
  }

  /** To be asked once, at the end. */
  counts(): FacetCounts {
    WORK_SETUPS.forEach((setup, bit) => {
      const ticked = (traits: number) => (traits & (1 << bit)) !== 0;
      this.#holders.add('setups', setup, this.#passing(ticked, groupBit('setups')));
    });
    for (const months of AVAILABILITY_MONTHS) {
      const available = (traits: number) => AVAILABILITY_CODES[traits >>> SETUP_BITS] === months;
      this.#holders.add('availability', String(months), this.#passing(available, groupBit('availability')));
    }
    for (const type of EMPLOYMENT_TYPES) this.#holders.add('employment', type, this.#employed(type));
    const byFailed = new Map<FilterGroup | null, number>([[null, this.#passing(ANYBODY, 0).passing]]);
    for (const group of FILTER_GROUPS) byFailed.set(group, this.#passing(ANYBODY, groupBit(group)).failingOwn);
    return facetCountsOf(this.#filters, byFailed, this.#holders);
  }

  /**
   * Sums up who has certain traits and fails nothing, or one group alone.
   * @param accepts told `countedTraits`
   */
  #passing(accepts: (traits: number) => boolean, ownBit: number): Holders {
    let passing = 0;
    let failingOwn = 0;
    for (let traits = 0; traits < COUNTED_TRAITS; traits += 1) {
      if (!accepts(traits)) continue;
      passing += this.#byTraits[traits * MASKS] ?? 0;
      failingOwn += this.#byTraits[traits * MASKS + ownBit] ?? 0;
    }
    return { passing, failingOwn };
  }

  #employed(type: (typeof EMPLOYMENT_TYPES)[number]): Holders {
    const asked = choosing(this.#filters, 'employment', type);
    const least = (type === 'permanent' ? asked.permanentPercentage : asked.freelancePercentage) ?? 0;
    const offers = employmentTable((held, percentage) => (held === type && percentage >= least ? 1 : 0));
    let passing = 0;
    let failingOwn = 0;
    for (let bits = 0; bits <= EMPLOYMENT_MASK; bits += 1) {
      if ((offers[bits] as number) <= 0) continue;
      passing += this.#byEmployment[bits * EMPLOYMENT_COLUMNS + PASSING] ?? 0;
      failingOwn += this.#byEmployment[bits * EMPLOYMENT_COLUMNS + FAILING_OWN] ?? 0;
    }
    return { passing, failingOwn };
  }

  #addPostings(
    group: OptionGroup,
    lists: ReadonlyMap<string, Postings>,
    shift: number,
    failed: Uint16Array,
    ownBit: number,
  ): void {
    // Where a group is not set nobody fails it.
    const isSet = isGroupSet(this.#filters, group);
    for (const [option, postings] of lists) {
      let passing = 0;
      let failingOwn = 0;
      for (const run of postings.runs()) {
        passing += among(run, shift, failed, 0);
        if (isSet) failingOwn += among(run, shift, failed, ownBit);
      }
      this.#holders.add(group, option, { passing, failingOwn });
    }
  }
}

/**
 * Counts without a branch: whether somebody passes is anybody's guess.
 * @returns how many entries' slots fail these groups and no others
 */
function among(run: Uint32Array, shift: number, failed: Uint16Array, bits: number): number {
  const { length } = run;
  let count = 0;
  for (let index = 0; index < length; index += 1)
    count = (count + ((((failed[(run[index] as number) >>> shift] as number) ^ bits) - 1) >>> 31)) | 0;
  return count;
}

/** Where `#byEmployment` counts a slot, by the groups that it fails. */
const PASSING = 0;
const FAILING_OWN = 1;
const ELSEWHERE = 2;
const EMPLOYMENT_COLUMNS = 3;
const EMPLOYMENT_COLUMN = Uint8Array.from({ length: MASKS }, (_, bits) =>
  bits === 0 ? PASSING : bits === groupBit('employment') ? FAILING_OWN : ELSEWHERE,
);

/** Adds the slots of a segment to two tables, of `#byTraits` and `#byEmployment`. */
function countTraits(
  { count, traits }: Segment,
  failed: Uint16Array,
  byTraits: Uint32Array,
  byEmployment: Uint32Array,
): void {
  for (let slot = 0; slot < count; slot += 1) {
    const bits = failed[slot] as number;
    if (bits >= MASKS) continue;
    const word = traits[slot] as number;
    const at = (countedTraits(word) * MASKS + bits) | 0;
    byTraits[at] = (byTraits[at] as number) + 1;
    const employment = (employmentOf(word) * EMPLOYMENT_COLUMNS + (EMPLOYMENT_COLUMN[bits] as number)) | 0;
    byEmployment[employment] = (byEmployment[employment] as number) + 1;
  }
}
