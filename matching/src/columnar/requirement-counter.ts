import { FULL } from '../components/fit.js';
import { WEIGHTS } from '../components/weights.js';
import type { RateTable } from '../rates.js';
import {
  askedFor,
  employmentSuffices,
  type Requirement,
  type RequirementCounts,
  type Requirements,
  roleOfRequirements,
} from '../requirements.js';
import type { LevelledSkill, MatchRole } from '../subjects.js';
import { PLACE_CODE_SHIFT, type Plan, planFor } from './plan.js';
import { markPlaces } from './search.js';
import { ROLE_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';
import {
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  EXPERIENCE_MASK,
  EXPERIENCE_SHIFT,
  PLACE_MASK,
  unpackEmployment,
} from './traits.js';

/**
 * What one unmet thing adds to a profile's word: one above, its number below. A word whose count is one then holds the
 * number of the only thing that is missing.
 */
const ONE = 1 << 16;

type Needed = { readonly requirement: Requirement } | { readonly skill: LevelledSkill };

/** Adds up who meets a role, and who misses only one thing, over segments, each looked at once. */
export class RequirementCounter {
  readonly #role: MatchRole;
  readonly #plan: Plan;
  readonly #employment: Uint8Array;
  /** Everything that is asked for; its number is its position and one. */
  readonly #needed: readonly Needed[];
  readonly #asked: ReadonlySet<Requirement>;
  #total = 0;
  /** Profiles that miss one thing only, by its number. */
  readonly #missingOnly: Float64Array;

  constructor(requirements: Requirements, rates: RateTable) {
    const role = roleOfRequirements(requirements);
    const asked = askedFor(requirements);
    this.#role = role;
    this.#plan = planFor(role, rates);
    this.#employment = Uint8Array.from({ length: EMPLOYMENT_MASK + 1 }, (_, bits) =>
      employmentSuffices(role, unpackEmployment(bits)) ? 1 : 0,
    );
    this.#asked = new Set(asked);
    this.#needed = [...asked.map((requirement) => ({ requirement })), ...role.skills.map((skill) => ({ skill }))];
    this.#missingOnly = new Float64Array(this.#needed.length + 1);
  }

  /** @param unseen 0 for every slot that is to be counted */
  add(segment: Segment, unseen: Uint8Array): void {
    const unmet = new Uint32Array(segment.count);
    this.#missSkills(segment, unmet);
    this.#missRequirements(segment, unmet);
    for (let slot = 0; slot < segment.count; slot += 1) {
      if (unseen[slot] !== 0) continue;
      const word = unmet[slot] as number;
      if (word === 0) this.#total += 1;
      else if (word < 2 * ONE) this.#missingOnly[word - ONE] = (this.#missingOnly[word - ONE] as number) + 1;
    }
  }

  counts(): RequirementCounts {
    const without: Partial<Record<Requirement, number>> = {};
    const withoutSkill: Record<string, number> = {};
    this.#needed.forEach((needed, index) => {
      const count = this.#total + (this.#missingOnly[index + 1] ?? 0);
      if ('skill' in needed) withoutSkill[needed.skill.skillId] = count;
      else without[needed.requirement] = count;
    });
    return { total: this.#total, without, withoutSkill };
  }

  /** All skills are missing until a posting says otherwise. */
  #missSkills(segment: Segment, unmet: Uint32Array): void {
    let all = 0;
    this.#needed.forEach((needed, index) => {
      if ('skill' in needed) all += ONE + index + 1;
    });
    unmet.fill(all);
    this.#needed.forEach((needed, index) => {
      const postings = 'skill' in needed ? segment.skills.get(needed.skill.skillId) : undefined;
      if (postings === undefined || !('skill' in needed)) return;
      const least = needed.skill.level * 2;
      for (const run of postings.runs())
        for (let position = 0; position < run.length; position += 1) {
          const entry = run[position] as number;
          if ((entry & 15) >= least)
            unmet[entry >>> SKILL_SHIFT] = (unmet[entry >>> SKILL_SHIFT] as number) - ONE - index - 1;
        }
    });
  }

  #missRequirements(segment: Segment, unmet: Uint32Array): void {
    const weightOf = (requirement: Requirement): number =>
      this.#asked.has(requirement)
        ? ONE + 1 + this.#needed.findIndex((needed) => 'requirement' in needed && needed.requirement === requirement)
        : 0;
    const role = weightOf('role');
    const years = weightOf('years');
    const place = weightOf('place');
    const employment = weightOf('employment');
    const salary = weightOf('salary');
    const availability = weightOf('availability');
    const { traits, payFrom, count } = segment;
    const plan = this.#plan;
    const desiredYears = this.#desiredYears(segment);
    const places = new Uint8Array(count);
    if (plan.needsPlace) markPlaces(segment, this.#role, places);
    for (let slot = 0; slot < count; slot += 1) {
      const word = traits[slot] as number;
      const desired = desiredYears[slot] as number;
      let missing = desired === 0 ? role : 0;
      const enough =
        desired === 0
          ? plan.experience.points[(word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK] === WEIGHTS.years * FULL
          : desired > this.#role.years;
      if (!enough) missing += years;
      const placeIndex = (word & PLACE_MASK) | ((places[slot] as number) << PLACE_CODE_SHIFT);
      if (plan.place.points[placeIndex] !== WEIGHTS.place * FULL) missing += place;
      if (this.#employment[(word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK] === 0) missing += employment;
      if ((payFrom[slot] as number) > plan.offerYearlySek) missing += salary;
      if (plan.availability.points[(word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK] !== WEIGHTS.availability * FULL)
        missing += availability;
      unmet[slot] = (unmet[slot] as number) + missing;
    }
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
