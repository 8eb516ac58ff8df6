import { CAPPED_BASIS_POINTS } from '../components/cap.js';
import { FULL } from '../components/fit.js';
import { salaryFitOf } from '../components/salary.js';
import { WEIGHTS } from '../components/weights.js';
import type { MatchRole } from '../subjects.js';
import type { Best } from './best.js';
import { detailOf, type ListOrder, RANK_BASE } from './list-order.js';
import { countryCode, HERE_CODE, nearbyCode, PLACE_CODE_SHIFT, type Plan, type PlannedSkill } from './plan.js';
import type { Postings } from './postings.js';
import { COUNTRY_SHIFT, PAY_UNKNOWN, ROLE_SHIFT, type Segment, SKILL_SHIFT } from './segment.js';
import {
  AVAILABILITY_MASK,
  AVAILABILITY_SHIFT,
  EMPLOYMENT_MASK,
  EMPLOYMENT_SHIFT,
  EXPERIENCE_MASK,
  EXPERIENCE_SHIFT,
  IN_USE,
  PLACE_MASK,
} from './traits.js';

/** Set on the sum of a profile that desires the role; sums stay below it. */
const DESIRED = 1 << 20;
const SUM_MASK = DESIRED - 1;
/** What is assumed for years until the desired role or the general experience says better. */
const YEARS_MOST = WEIGHTS.years * FULL;
/** Sums are counted in buckets of this many bits. */
const BUCKET_SHIFT = 12;
const BUCKETS = (SUM_MASK >>> BUCKET_SHIFT) + 1;
/** How many candidates are looked at closely before the first threshold is known. */
const FIRST_CANDIDATES = 1024;
/** Basis points that one shown point stands for. */
const SHOWN = FULL / 100;

/** Room for one query, shared by all segments because only one is searched at a time. */
export class Scratch {
  sums = new Uint32Array(0);
  places = new Uint8Array(0);
  /** What each profile has got for the skill that is being added up: its number above `GOT_SHIFT`, points below. */
  got = new Uint32Array(0);
  readonly histogram = new Uint32Array(BUCKETS);

  /** @param comparesSkills whether any skill can be had in more than one way */
  prepare(count: number, comparesSkills: boolean): void {
    if (this.sums.length < count) {
      this.sums = new Uint32Array(count);
      this.places = new Uint8Array(count);
    }
    this.sums.fill(YEARS_MOST, 0, count);
    if (comparesSkills) {
      if (this.got.length < count) this.got = new Uint32Array(count);
      this.got.fill(0, 0, count);
    }
    this.histogram.fill(0);
  }

  get bytes(): number {
    return this.sums.byteLength + this.got.byteLength + this.places.byteLength + this.histogram.byteLength;
  }
}

/** Adds up skills, role and years: an upper bound for those who do not desire the role, exact for the others. */
function addPostings(segment: Segment, plan: Plan, { sums, got }: Scratch): void {
  plan.skills.forEach((skill, number) => {
    if (skill.related.length > 0) addBestOf(segment, skill, (number + 1) << GOT_SHIFT, sums, got);
    else
      for (const run of segment.skills.get(skill.skillId)?.runs() ?? [])
        for (let index = 0; index < run.length; index += 1) {
          const entry = run[index] as number;
          sums[entry >>> SKILL_SHIFT] = (sums[entry >>> SKILL_SHIFT] as number) + (skill.points[entry & 15] as number);
        }
  });
  const desired = segment.roles.get(plan.roleId);
  if (desired === undefined) return;
  for (const run of desired.runs())
    for (let index = 0; index < run.length; index += 1) {
      const entry = run[index] as number;
      const slot = entry >>> ROLE_SHIFT;
      sums[slot] = ((sums[slot] as number) - YEARS_MOST + (plan.desiredPoints[entry & 127] as number)) | DESIRED;
    }
}

/** Points of one skill stay below it. */
const GOT_SHIFT = 20;
const GOT_MASK = (1 << GOT_SHIFT) - 1;

/**
 * Adds the most that a profile has for one skill, by itself or by a related one.
 * @param mark the skill's number above `GOT_SHIFT`; what stands under another number is of an earlier skill
 */
function addBestOf(segment: Segment, skill: PlannedSkill, mark: number, sums: Uint32Array, got: Uint32Array): void {
  for (const { skillId, points } of [skill, ...skill.related])
    for (const run of segment.skills.get(skillId)?.runs() ?? [])
      for (let index = 0; index < run.length; index += 1) {
        const entry = run[index] as number;
        const slot = entry >>> SKILL_SHIFT;
        const gives = points[entry & 15] as number;
        const noted = got[slot] as number;
        const before = (noted & ~GOT_MASK) >>> 0 === mark >>> 0 ? noted & GOT_MASK : 0;
        if (gives <= before) continue;
        sums[slot] = (sums[slot] as number) + gives - before;
        got[slot] = mark | gives;
      }
}

/** Marks how near each talent is: by countries, then by the role's cities and those near to them. */
export function markPlaces(segment: Segment, role: MatchRole, places: Uint8Array): void {
  places.fill(0, 0, segment.count);
  for (const [country, cities] of Object.entries(role.places)) {
    const inCountry = segment.countries.get(country);
    if (inCountry === undefined) continue;
    markAtLeast(places, inCountry, COUNTRY_SHIFT, countryCode(cities));
    for (const city of cities) markAtLeast(places, inCountry.cities.get(city), 0, HERE_CODE);
  }
  for (const [country, near] of Object.entries(role.nearby ?? {})) {
    const cities = segment.countries.get(country)?.cities;
    if (cities !== undefined)
      for (const [city, { km }] of Object.entries(near)) markAtLeast(places, cities.get(city), 0, nearbyCode(km));
  }
}

function markAtLeast(places: Uint8Array, postings: Postings | undefined, shift: number, code: number): void {
  for (const run of postings?.runs() ?? [])
    for (let index = 0; index < run.length; index += 1) {
      const slot = (run[index] as number) >>> shift;
      if (code > (places[slot] as number)) places[slot] = code;
    }
}

/**
 * Offers the profiles of one segment to the best seen so far. Skills, role and years are added up from postings; the
 * rest is worked out only for those whose sum can still reach the best, from the highest sums down.
 * @param failed from `failedGroups`, or null where nothing narrows
 * @param excluded records that are left out
 */
export function searchSegment(
  segment: Segment,
  role: MatchRole,
  plan: Plan,
  scratch: Scratch,
  best: Best,
  {
    failed,
    excluded,
    order,
  }: {
    readonly failed: Uint16Array | null;
    readonly excluded: ReadonlySet<number>;
    readonly order: ListOrder;
  },
): void {
  const { count, traits, payFrom, record } = segment;
  scratch.prepare(
    count,
    plan.skills.some(({ related }) => related.length > 0),
  );
  const { sums, places, histogram } = scratch;
  addPostings(segment, plan, scratch);
  if (plan.needsPlace) markPlaces(segment, role, places);
  for (let slot = 0; slot < count; slot += 1) {
    const bucket = ((sums[slot] as number) & SUM_MASK) >>> BUCKET_SHIFT;
    histogram[bucket] = (histogram[bucket] as number) + 1;
  }

  const { experience, place, employment, availability, applied, offerYearlySek } = plan;
  const salaryMost = plan.salaryWeight * FULL;
  /** The fewest points with which a rank can be reached. */
  const pointsFor = (rank: number): number => (rank < 0 ? 0 : Math.floor(rank / RANK_BASE) * SHOWN * applied);
  let leastPoints = pointsFor(best.worstRank);
  const consider = (slot: number, sum: number): void => {
    const word = traits[slot] as number;
    if ((word & IN_USE) === 0 || (failed !== null && failed[slot] !== 0)) return;
    const placeIndex = (word & PLACE_MASK) | (plan.needsPlace ? (places[slot] as number) << PLACE_CODE_SHIFT : 0);
    const employmentIndex = (word >>> EMPLOYMENT_SHIFT) & EMPLOYMENT_MASK;
    const availabilityIndex = (word >>> AVAILABILITY_SHIFT) & AVAILABILITY_MASK;
    const placePoints = place.points[placeIndex] as number;
    const employmentPoints = employment.points[employmentIndex] as number;
    let points = (sum & SUM_MASK) + placePoints + employmentPoints + (availability.points[availabilityIndex] as number);
    const years = (word >>> EXPERIENCE_SHIFT) & EXPERIENCE_MASK;
    if ((sum & DESIRED) === 0) points += (experience.points[years] as number) - YEARS_MOST;
    // Most are out of reach whatever they want.
    if (points + salaryMost < leastPoints) return;
    const minimum = payFrom[slot] as number;
    const salaryFit = minimum === PAY_UNKNOWN ? 0 : salaryFitOf(offerYearlySek, minimum);
    points += plan.salaryWeight * salaryFit;
    let basisPoints = Math.floor(points / applied);
    const impossible =
      salaryFit === 0 || (plan.asksPlace && placePoints === 0) || (plan.asksEmployment && employmentPoints === 0);
    if (impossible && basisPoints > CAPPED_BASIS_POINTS) basisPoints = CAPPED_BASIS_POINTS;
    const shown = Math.floor(basisPoints / SHOWN);
    if (shown > order.shownMost || (shown + 1) * RANK_BASE <= best.worstRank) return;
    const profile = record[slot] as number;
    const rank = order.rankOf(shown, profile);
    if (rank < best.worstRank) return;
    if (excluded.size > 0 && excluded.has(profile)) return;
    const tie = order.tieOf(profile);
    if (!order.isBehind(rank, tie, profile)) return;
    let unknown =
      (place.unknown[placeIndex] as number) +
      (employment.unknown[employmentIndex] as number) +
      (availability.unknown[availabilityIndex] as number);
    if ((sum & DESIRED) === 0) unknown += experience.unknown[years] as number;
    if (minimum === PAY_UNKNOWN) unknown += plan.salaryWeight;
    best.offer(rank, tie, profile, detailOf(basisPoints, Math.floor((FULL * (applied - unknown)) / applied)));
    leastPoints = pointsFor(best.worstRank);
  };

  let above = BUCKETS;
  let wanted = Math.max(FIRST_CANDIDATES, best.capacity);
  while (above > 0) {
    // What a sum must have so that, with the most that the rest can add, it still reaches the worst.
    const lowest = Math.max(0, pointsFor(best.worstRank) - plan.restMost) >>> BUCKET_SHIFT;
    if (lowest >= above) return;
    // Some at a time: caps keep many high sums from the best, and each step raises what the next ones must have.
    let from = above;
    for (let counted = 0; from > lowest && counted < wanted; from -= 1) counted += histogram[from - 1] as number;
    const low = from << BUCKET_SHIFT;
    const high = above << BUCKET_SHIFT;
    for (let slot = 0; slot < count; slot += 1) {
      const sum = sums[slot] as number;
      const points = sum & SUM_MASK;
      if (points >= low && points < high) consider(slot, sum);
    }
    above = from;
    wanted *= 4;
  }
}
