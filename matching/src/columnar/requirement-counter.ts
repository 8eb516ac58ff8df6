import { FULL } from '../components/fit.js';
import { REACHABLE } from '../components/place.js';
import { WEIGHTS } from '../components/weights.js';
import {
  askedFor,
  employmentSuffices,
  type Requirement,
  type RequirementCounts,
  requirementCountsOf,
  type Requirements,
  roleOfRequirements,
} from '../ranking/requirements.js';
import type { RateTable } from '../subjects/rates.js';
import type { LevelledSkill, MatchRole } from '../subjects/subjects.js';
import { PLACE_CODE_SHIFT, type Plan, planFor } from './plan.js';
import { markPlaces } from './search.js';
import { ROLE_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';
import {
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  employmentTable,
  EXPERIENCE_MASK,
  EXPERIENCE_SHIFT,
  PLACE_MASK,
} from './traits.js';

/**
 * What one unmet thing adds to a profile's word: one above, its number below. A word whose count is one then holds the
 * number of the only thing that is missing. Up to 107 things can be asked for, whose numbers add up to less.
 */
const ONE = 1 << 16;

const NOTHING_HELD = {
  permanent: false,
  freelance: false,
  permanentPercentage: null,
  freelancePercentage: null,
} as const;

type Needed = { readonly requirement: Requirement } | { readonly skill: LevelledSkill };

/** What six things miss, a bit each, by what a profile's columns say of them; `words` by all six bits. */
interface MissTables {
  readonly words: Uint32Array;
  readonly years: Uint8Array;
  readonly place: Uint8Array;
  readonly employment: Uint8Array;
  readonly availability: Uint8Array;
  readonly desired: Uint8Array;
  readonly desiredYears: Uint8Array;
  /** Yearly. */
  readonly offer: number;
}

/** Makes a part of one of any difference of two amounts, exactly. */
const PER_PAY = 2 ** -33;
/** Neighbours are counted apart: to count the same twice running is to wait for the first. */
const LANES = 4;

/**
 * Adds what each slot misses of the six things to its word.
 * @returns how many of those that are to be counted miss which of them, by the six bits
 */
function addMisses(
  { count, traits, payFrom }: Segment,
  { words, years, place, employment, availability, desired, desiredYears, offer }: MissTables,
  by: { readonly desiredYears: Uint8Array; readonly places: Uint8Array; readonly unseen: Uint16Array },
  unmet: Uint32Array,
): Uint32Array {
  const { places, unseen } = by;
  const held = by.desiredYears;
  const lanes = new Uint32Array(words.length * LANES);
  for (let slot = 0; slot < count; slot += 1) {
    const word = traits[slot] as number;
    const bits =
      (desired[held[slot] as number] as number) |
      ((desiredYears[held[slot] as number] as number) &
        (years[(word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK] as number)) |
      (place[(word & PLACE_MASK) | ((places[slot] as number) << PLACE_CODE_SHIFT)] as number) |
      (employment[(word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK] as number) |
      // -1 where the offer is below, which is anybody's guess: no branch could be foreseen.
      (Math.floor((offer - (payFrom[slot] as number)) * PER_PAY) & 16) |
      (availability[(word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK] as number);
    unmet[slot] = (unmet[slot] as number) + (words[bits] as number);
    if (unseen[slot] !== 0) continue;
    const lane = bits * LANES + (slot & (LANES - 1));
    lanes[lane] = (lanes[lane] as number) + 1;
  }
  return words.map((_, bits) => lanes.subarray(bits * LANES, (bits + 1) * LANES).reduce((sum, one) => sum + one, 0));
}

/**
 * Takes what one skill adds from whoever holds it at a level.
 * @returns how many of those that are to be counted hold it
 */
function meet(run: Uint32Array, least: number, added: number, unseen: Uint16Array, unmet: Uint32Array): number {
  let held = 0;
  for (let position = 0; position < run.length; position += 1) {
    const entry = run[position] as number;
    if ((entry & 15) < least) continue;
    const slot = entry >>> SKILL_SHIFT;
    unmet[slot] = (unmet[slot] as number) - added;
    if (unseen[slot] === 0) held += 1;
  }
  return held;
}

/** Adds up who meets a role, and who misses only one thing, over segments, each looked at once. */
export class RequirementCounter {
  readonly #requirements: Requirements;
  readonly #role: MatchRole;
  readonly #plan: Plan;
  readonly #employment: Int16Array;
  /** Everything that is asked for; its number is its position and one. */
  readonly #needed: readonly Needed[];
  readonly #asked: ReadonlySet<Requirement>;
  #looked = 0;
  #total = 0;
  /** Profiles that miss one thing only, by its number. */
  readonly #missingOnly: Float64Array;
  /** Profiles that miss a thing, whatever else they miss, by its number. */
  readonly #missing: Float64Array;

  constructor(requirements: Requirements, rates: RateTable) {
    const role = roleOfRequirements(requirements);
    const asked = askedFor(requirements);
    this.#requirements = requirements;
    this.#role = role;
    this.#plan = planFor(role, rates);
    const suffices = (held: Partial<Parameters<typeof employmentSuffices>[1]>): number =>
      employmentSuffices(role, { ...NOTHING_HELD, ...held }) ? 1 : 0;
    this.#employment = employmentTable(
      (type, percentage) => suffices({ [type]: true, [`${type}Percentage`]: percentage }),
      suffices({}),
    );
    this.#asked = new Set(asked);
    this.#needed = [...asked.map((requirement) => ({ requirement })), ...role.skills.map((skill) => ({ skill }))];
    this.#missingOnly = new Float64Array(this.#needed.length + 1);
    this.#missing = new Float64Array(this.#needed.length + 1);
  }

  /** @param unseen 0 for every slot that is to be counted */
  add(segment: Segment, unseen: Uint16Array): void {
    const unmet = this.unmet(segment, unseen);
    const alone = this.#missingOnly;
    let looked = 0;
    let total = 0;
    for (let slot = 0; slot < unmet.length; slot += 1) {
      if (unseen[slot] !== 0) continue;
      looked += 1;
      const word = unmet[slot] as number;
      if (word >= 2 * ONE) continue;
      if (word === 0) total += 1;
      else alone[word - ONE] = (alone[word - ONE] as number) + 1;
    }
    this.#looked += looked;
    this.#total += total;
  }

  /**
   * What each slot misses, 0 where nothing.
   * @param unseen 0 for every slot whose single misses are to be counted
   */
  unmet(segment: Segment, unseen: Uint16Array): Uint32Array {
    const unmet = new Uint32Array(segment.count);
    this.#missSkills(segment, unseen, unmet);
    this.#missRequirements(segment, unseen, unmet);
    return unmet;
  }

  counts(): RequirementCounts {
    const at = (isIt: (needed: Needed) => boolean) => {
      const number = this.#needed.findIndex(isIt) + 1;
      return { missing: this.#missing[number] ?? 0, alone: this.#missingOnly[number] ?? 0 };
    };
    return requirementCountsOf(
      this.#requirements,
      { looked: this.#looked, total: this.#total },
      {
        of: (requirement) => at((needed) => 'requirement' in needed && needed.requirement === requirement),
        ofSkill: (skillId) => at((needed) => 'skill' in needed && needed.skill.skillId === skillId),
      },
    );
  }

  /** All skills are missing until a posting says otherwise. */
  #missSkills(segment: Segment, unseen: Uint16Array, unmet: Uint32Array): void {
    let seen = 0;
    for (let slot = 0; slot < segment.count; slot += 1) if (unseen[slot] === 0) seen += 1;
    let all = 0;
    this.#needed.forEach((needed, index) => {
      if ('skill' in needed) all += ONE + index + 1;
    });
    unmet.fill(all);
    this.#needed.forEach((needed, index) => {
      if (!('skill' in needed)) return;
      const least = needed.skill.level * 2;
      let missing = seen;
      for (const run of segment.skills.get(needed.skill.skillId)?.runs() ?? [])
        missing -= meet(run, least, ONE + index + 1, unseen, unmet);
      this.#missing[index + 1] = (this.#missing[index + 1] ?? 0) + missing;
    });
  }

  #missRequirements(segment: Segment, unseen: Uint16Array, unmet: Uint32Array): void {
    const numberOf = (requirement: Requirement): number =>
      this.#asked.has(requirement)
        ? 1 + this.#needed.findIndex((needed) => 'requirement' in needed && needed.requirement === requirement)
        : 0;
    const [role, years, place] = [numberOf('role'), numberOf('years'), numberOf('place')];
    const [employment, salary, availability] = [numberOf('employment'), numberOf('salary'), numberOf('availability')];
    const plan = this.#plan;
    const desiredYears = this.#desiredYears(segment);
    const places = new Uint8Array(segment.count);
    if (plan.needsPlace) markPlaces(segment, this.#role, places);
    // Six things, a bit each: what a profile misses is looked up, and counted once for all at the end.
    const numbers = [role, years, place, employment, salary, availability];
    const words = Uint32Array.from({ length: 1 << numbers.length }, (_, bits) =>
      numbers.reduce((word, number, bit) => word + (number > 0 && (bits & (1 << bit)) !== 0 ? ONE + number : 0), 0),
    );
    const tables: MissTables = {
      words,
      years: Uint8Array.from(plan.experience.points, (points) => (points === WEIGHTS.years * FULL ? 0 : 2)),
      place: Uint8Array.from(plan.place.points, (points) => (points < WEIGHTS.place * REACHABLE ? 4 : 0)),
      employment: Uint8Array.from(this.#employment, (suffices) => (suffices > 0 ? 0 : 8)),
      availability: Uint8Array.from(plan.availability.points, (points) =>
        points === WEIGHTS.availability * FULL ? 0 : 32,
      ),
      desired: Uint8Array.from({ length: 256 }, (_, desired) => (desired === 0 ? 1 : 0)),
      // Years in the role may suffice where those in all do not.
      desiredYears: Uint8Array.from({ length: 256 }, (_, desired) => (desired > this.#role.years ? 0 : 2)),
      offer: plan.offerYearlySek,
    };
    const byBits = addMisses(segment, tables, { desiredYears, places, unseen }, unmet);
    numbers.forEach((number, bit) => {
      if (number === 0) return;
      const missing = byBits.reduce((sum, profiles, bits) => ((bits & (1 << bit)) === 0 ? sum : sum + profiles), 0);
      this.#missing[number] = (this.#missing[number] ?? 0) + missing;
    });
  }

  /** Years in the role by slot, plus one; 0 where it is not desired. */
  #desiredYears(segment: Segment): Uint8Array {
    const years = new Uint8Array(segment.count);
    for (const run of segment.roles.get(this.#role.roleId)?.runs() ?? [])
      for (let index = 0; index < run.length; index += 1) {
        const entry = run[index] as number;
        years[entry >>> ROLE_SHIFT] = (entry & 127) + 1;
      }
    return years;
  }
}
