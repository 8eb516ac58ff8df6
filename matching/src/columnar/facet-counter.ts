import { AVAILABILITY_MONTHS, EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import { facetCountsOf, type Holders, OptionHolders } from '../facet-counts.js';
import { choosing, type FacetCounts, type OptionGroup } from '../facets.js';
import { FILTER_GROUPS, type FilterGroup, type MatchFilters } from '../filters.js';
import { groupBit } from './narrowing.js';
import type { Postings } from './postings.js';
import { COUNTRY_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';
import {
  AVAILABILITY_CODES,
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  employmentTable,
} from './traits.js';

const MASKS = 1 << FILTER_GROUPS.length;

/** Adds up facet counts over segments, each looked at once. */
export class FacetCounter {
  readonly #filters: MatchFilters;
  /** Profiles by the groups of filters that they fail. */
  readonly #byFailed = new Float64Array(MASKS);
  /** The same, for each combination of traits that an option looks at. */
  readonly #bySetups = new Float64Array(8 * MASKS);
  readonly #byEmployment = new Float64Array((EMPLOYMENT_MASK + 1) * 2);
  readonly #byAvailability = new Float64Array((AVAILABILITY_MASK + 1) * MASKS);
  readonly #holders = new OptionHolders();

  constructor(filters: MatchFilters) {
    this.#filters = filters;
  }

  /** @param failed from `failedGroups`, with those out of use that are not to be counted */
  add(segment: Segment, failed: Uint16Array): void {
    const employmentBit = groupBit('employment');
    const categoryBit = groupBit('categories');
    let passing = 0;
    let failingCategory = 0;
    for (let slot = 0; slot < segment.count; slot += 1) {
      const bits = failed[slot] as number;
      if (bits >= MASKS) continue;
      this.#byFailed[bits] = (this.#byFailed[bits] as number) + 1;
      const word = segment.traits[slot] as number;
      const setups = (word & 7) * MASKS + bits;
      this.#bySetups[setups] = (this.#bySetups[setups] as number) + 1;
      const availability = ((word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK) * MASKS + bits;
      this.#byAvailability[availability] = (this.#byAvailability[availability] as number) + 1;
      if (bits === 0) passing += 1;
      else if (bits === categoryBit) failingCategory += 1;
      if (bits === 0 || bits === employmentBit) {
        const employment = ((word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK) * 2 + (bits === 0 ? 0 : 1);
        this.#byEmployment[employment] = (this.#byEmployment[employment] as number) + 1;
      }
    }
    this.#holders.add('categories', segment.categoryId, { passing, failingOwn: failingCategory });
    this.#addPostings('countries', segment.countries, COUNTRY_SHIFT, failed, groupBit('countries'));
    this.#addPostings('skills', segment.skills, SKILL_SHIFT, failed, groupBit('skills'));
  }

  /** To be asked once, at the end. */
  counts(): FacetCounts {
    WORK_SETUPS.forEach((setup, bit) =>
      this.#holders.add(
        'setups',
        setup,
        this.#where(this.#bySetups, 'setups', (setups) => (setups & (1 << bit)) !== 0),
      ),
    );
    for (const months of AVAILABILITY_MONTHS) {
      const available = this.#where(
        this.#byAvailability,
        'availability',
        (code) => AVAILABILITY_CODES[code] === months,
      );
      this.#holders.add('availability', String(months), available);
    }
    for (const type of EMPLOYMENT_TYPES) this.#holders.add('employment', type, this.#employed(type));
    const byFailed = new Map<FilterGroup | null, number>([[null, this.#byFailed[0] ?? 0]]);
    for (const group of FILTER_GROUPS) byFailed.set(group, this.#byFailed[groupBit(group)] ?? 0);
    return facetCountsOf(this.#filters, byFailed, this.#holders);
  }

  /** Sums a table of traits by failed groups over the traits that an option accepts. */
  #where(table: Float64Array, group: OptionGroup, accepts: (traits: number) => boolean): Holders {
    let passing = 0;
    let failingOwn = 0;
    for (let traits = 0; traits * MASKS < table.length; traits += 1) {
      if (!accepts(traits)) continue;
      passing += table[traits * MASKS] ?? 0;
      failingOwn += table[traits * MASKS + groupBit(group)] ?? 0;
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
      passing += this.#byEmployment[bits * 2] ?? 0;
      failingOwn += this.#byEmployment[bits * 2 + 1] ?? 0;
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
    for (const [option, postings] of lists) {
      let passing = 0;
      let failingOwn = 0;
      for (const run of postings.runs())
        for (let index = 0; index < run.length; index += 1) {
          const bits = failed[(run[index] as number) >>> shift] as number;
          if (bits === 0) passing += 1;
          else if (bits === ownBit) failingOwn += 1;
        }
      this.#holders.add(group, option, { passing, failingOwn });
    }
  }
}
