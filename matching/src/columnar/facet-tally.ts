import { AVAILABILITY_MONTHS, EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import { byGroup, choosing, OPTION_GROUPS, type FacetCounts, type OptionCount, type OptionGroup } from '../facets.js';
import { FILTER_GROUPS, isGroupSet, type MatchFilters } from '../filters.js';
import { groupBit } from './narrowing.js';
import type { Postings } from './postings.js';
import { COUNTRY_SHIFT, SKILL_SHIFT, type Segment } from './segment.js';
import { AVAILABILITY_CODES, AVAILABILITY_MASK, AVAILABILITY_SHIFT, EMPLOYMENT_MASK, EMPLOYMENT_SHIFT, unpackEmployment } from './traits.js';

/** Holders of one option: those who pass everything, and those who fail the option's own group alone. */
interface Holders {
  passing: number;
  failingOwn: number;
}

const MASKS = 1 << FILTER_GROUPS.length;

/** Adds up facet counts over segments, each looked at once. */
export class FacetTally {
  readonly #filters: MatchFilters;
  /** Profiles by the groups of filters that they fail. */
  readonly #byFailed = new Float64Array(MASKS);
  /** The same, for each combination of traits that an option looks at. */
  readonly #bySetups = new Float64Array(8 * MASKS);
  readonly #byEmployment = new Float64Array((EMPLOYMENT_MASK + 1) * 2);
  readonly #byAvailability = new Float64Array((AVAILABILITY_MASK + 1) * MASKS);
  readonly #open = { categories: new Map<string, Holders>(), countries: new Map<string, Holders>(), skills: new Map<string, Holders>() };

  constructor(filters: MatchFilters) {
    this.#filters = filters;
  }

  /** @param failed from `failedGroups`, with those out of use that are not to be counted */
  add(segment: Segment, failed: Uint8Array): void {
    const employmentBit = groupBit('employment');
    const categoryBit = groupBit('categories');
    const ofCategory: Holders = { passing: 0, failingOwn: 0 };
    for (let slot = 0; slot < segment.count; slot += 1) {
      const bits = failed[slot] as number;
      if (bits >= MASKS) continue;
      this.#byFailed[bits] = (this.#byFailed[bits] as number) + 1;
      const word = segment.traits[slot] as number;
      const setups = (word & 7) * MASKS + bits;
      this.#bySetups[setups] = (this.#bySetups[setups] as number) + 1;
      const availability = ((word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK) * MASKS + bits;
      this.#byAvailability[availability] = (this.#byAvailability[availability] as number) + 1;
      if (bits === 0) ofCategory.passing += 1;
      else if (bits === categoryBit) ofCategory.failingOwn += 1;
      if (bits === 0 || bits === employmentBit) {
        const employment = ((word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK) * 2 + (bits === 0 ? 0 : 1);
        this.#byEmployment[employment] = (this.#byEmployment[employment] as number) + 1;
      }
    }
    addHolders(this.#open.categories, segment.categoryId, ofCategory);
    addPostings(this.#open.countries, segment.countries, COUNTRY_SHIFT, failed, groupBit('countries'));
    addPostings(this.#open.skills, segment.skills, SKILL_SHIFT, failed, groupBit('skills'));
  }

  counts(): FacetCounts {
    const total = this.#byFailed[0] ?? 0;
    return {
      total,
      without: byGroup(FILTER_GROUPS, (group) => total + (this.#byFailed[groupBit(group)] ?? 0)),
      options: byGroup(OPTION_GROUPS, (group) => this.#options(group, total)),
    };
  }

  #options(group: OptionGroup, total: number): Record<string, OptionCount> {
    const holders = this.#holdersOf(group);
    const narrows = isGroupSet(this.#filters, group);
    return Object.fromEntries(
      holders.map(([option, { passing, failingOwn }]) => {
        const holding = passing + failingOwn;
        // One more skill narrows; one more of anything else lets more in once there is a choice, and narrows before.
        if (group === 'skills' || !narrows) return [option, { holding, remaining: passing }];
        return [option, { holding, remaining: total + failingOwn }];
      }),
    );
  }

  #holdersOf(group: OptionGroup): [string, Holders][] {
    switch (group) {
      case 'categories':
      case 'countries':
      case 'skills':
        return [...this.#open[group]].filter(([, { passing, failingOwn }]) => passing + failingOwn > 0);
      case 'setups':
        return WORK_SETUPS.map((setup, bit) => [setup, this.#where(this.#bySetups, 'setups', (setups) => (setups & (1 << bit)) !== 0)]);
      case 'availability':
        return AVAILABILITY_MONTHS.map((months) => [
          String(months),
          this.#where(this.#byAvailability, 'availability', (code) => AVAILABILITY_CODES[code] === months),
        ]);
      case 'employment':
        return EMPLOYMENT_TYPES.map((type) => [type, this.#employed(type)]);
    }
  }

  /** Sums a table of traits by failed groups over the traits that an option accepts. */
  #where(table: Float64Array, group: OptionGroup, accepts: (traits: number) => boolean): Holders {
    const holders: Holders = { passing: 0, failingOwn: 0 };
    for (let traits = 0; traits * MASKS < table.length; traits += 1) {
      if (!accepts(traits)) continue;
      holders.passing += table[traits * MASKS] ?? 0;
      holders.failingOwn += table[traits * MASKS + groupBit(group)] ?? 0;
    }
    return holders;
  }

  #employed(type: (typeof EMPLOYMENT_TYPES)[number]): Holders {
    const asked = choosing(this.#filters, 'employment', type);
    const least = (type === 'permanent' ? asked.permanentPercentage : asked.freelancePercentage) ?? 0;
    const holders: Holders = { passing: 0, failingOwn: 0 };
    for (let bits = 0; bits <= EMPLOYMENT_MASK; bits += 1) {
      const held = unpackEmployment(bits);
      const percentage = type === 'permanent' ? held.permanentPercentage : held.freelancePercentage;
      if (!held[type] || percentage < least) continue;
      holders.passing += this.#byEmployment[bits * 2] ?? 0;
      holders.failingOwn += this.#byEmployment[bits * 2 + 1] ?? 0;
    }
    return holders;
  }
}

function addHolders(byOption: Map<string, Holders>, option: string, { passing, failingOwn }: Holders): void {
  const holders = byOption.get(option);
  if (holders === undefined) byOption.set(option, { passing, failingOwn });
  else {
    holders.passing += passing;
    holders.failingOwn += failingOwn;
  }
}

function addPostings(
  byOption: Map<string, Holders>,
  lists: ReadonlyMap<string, Postings>,
  shift: number,
  failed: Uint8Array,
  ownBit: number,
): void {
  for (const [option, { entries, length }] of lists) {
    let passing = 0;
    let failingOwn = 0;
    for (let index = 0; index < length; index += 1) {
      const bits = failed[(entries[index] as number) >>> shift] as number;
      if (bits === 0) passing += 1;
      else if (bits === ownBit) failingOwn += 1;
    }
    addHolders(byOption, option, { passing, failingOwn });
  }
}
